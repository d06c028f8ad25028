/** Makes text that somebody typed fit for the head of a mail. */

/** Direction marks and other characters that are not seen; half characters. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0]/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** The start of an encoded word (RFC 2047), by which plain letters could stand for any others. */
const encodedWord = /=\?/g

/** One line without anything that hides or turns a part of it. */
export function oneLine(text: string): string {
  return text.replace(unseen, '').replace(breaks, ' ').replace(encodedWord, '= ?').trim()
}
