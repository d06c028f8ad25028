/** Sanitizes text of users for mail headers. */

/** Format characters such as direction marks, unpaired surrogates, and other invisible characters. */
const invisible = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** The start of an encoded word (RFC 2047), which could encode any characters. */
const encodedWord = /=\?/g

/** One line without invisible characters and direction marks. */
export function oneLine(text: string): string {
  return text.replace(invisible, '').replace(breaks, ' ').replace(encodedWord, '= ?').trim()
}
