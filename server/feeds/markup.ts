/** Text inside XML and HTML. */
import type { Language } from '../../domain/languages.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that XML 1.0 cannot contain (section 2.2), and those that Unicode assigns to nothing, which HTML forbids. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|\p{Noncharacter_Code_Point}/gu

/** The text for content or a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** The text as paragraphs of HTML, parted at empty lines. */
export function paragraphs(text: string, language: Language): string {
  const parts = text.split(/(?:\r\n|\r|\n)\s*(?:\r\n|\r|\n)/).map((part) => part.trim()).filter((part) => part !== '')
  return parts.map((part) => `<p lang="${language}">${escapeMarkup(part).replaceAll(/\r\n|\r|\n/g, '<br>')}</p>`).join('')
}
