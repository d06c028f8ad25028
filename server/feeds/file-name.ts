/** The name under which a browser stores a file that it downloads. https://www.rfc-editor.org/rfc/rfc6266 */
import { slugOf } from '../../domain/slug.ts'

/** File systems allow 255 bytes; a Greek letter has two, one of four bytes is rare. */
const maxLetters = 100

/** What file systems do not allow in names. */
const forbidden = /[\p{C}/\\:*?"<>|]+/gu

/** Dots hide a file. */
const leading = /^[\s.]+/

/**
 * The value of `Content-Disposition`: a text as the name of a file, for old programs in Latin letters. `inline`, since a phone shows the
 * event in its calendar app in place of storing the file.
 */
export function contentDisposition(text: string, extension: string): string {
  const name = [...text.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').replace(leading, '')].slice(0, maxLetters).join('').trim()
  return `inline; filename="${slugOf(text) || 'event'}.${extension}"; filename*=UTF-8''${encoded(`${name || 'event'}.${extension}`)}`
}

/** RFC 8187, section 3.2.1: these characters are not allowed, and not encoded by `encodeURIComponent`. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
