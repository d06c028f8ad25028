/** What to try after a search that found nothing. */
import { m } from '../../../messages/compiled/messages.js'

/** Depends on how much was typed. */
export function noneHint(text: string): string {
  const words = text.trim().split(/\s+/)
  if (words.length > 1) return m.search_none_hint()
  return words[0]?.length === 1 ? m.search_none_hint_letter() : m.search_none_hint_word()
}
