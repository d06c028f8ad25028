/** Removes from a typed or pasted text what nobody can see, so that nobody is asked to remove it. Forms and server share this. */

/**
 * What a text is: one line, several lines, or a name: a link, an e-mail address, the name of a user or of a sender, which must not be
 * read as another one.
 */
export type TextKind = 'line' | 'lines' | 'name'

/** Tabs, and the line breaks of slides, PDF and other formats, which browsers do not treat as such. */
const separators = { line: /[\t\v\f\u0085\u2028\u2029]/g, lines: /[\v\f\u0085\u2028\u2029]/g }

/**
 * Control and other characters without a shape of their own, such as the fillers of Hangul, which no syllable of modern Korean has;
 * variation selectors and joiners change what is seen, and joiners have rules of their own. After a black flag, tags are no marks but
 * name a part of a country (Unicode Technical Standard 51, annex C), so the two are matched together. All patterns are literals, which
 * the build can leave out where they are not needed.
 */
const flagOrMark =
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|(?![\t\n\r\u180E\u200C\u200D])(?:[\p{Cc}\u034F\uFFF9-\uFFFB]|(?!\p{M})\p{Default_Ignorable_Code_Point})/gu

/** The marks that change the order of letters, and those that end them. */
const direction = /[\u202A-\u202E\u2066-\u2069]/

/** Left to right is the order that a link and a name have anyway. Phones, spreadsheets and lists of contacts put such marks around them. */
const leading = /^[\s\u202A\u202D\u2066\u2068]+/
const leftToRight = /[\u202A\u202D\u2066\u2068]/g
const ending = /[\u202C\u2069]/g
const beginning = /[\u202A\u202B\u202D\u202E\u2066-\u2068]/

/**
 * Joiners that change nothing that is seen. They do after a letter of a script whose letters join, as in Arabic and Devanagari, and
 * between two emoji.
 */
const idleJoiner =
  /(?<!(?![\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{Default_Ignorable_Code_Point}\u0300-\u036F])[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u180E\u200C\u200D]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:[\u180E\u200C]|\u200D(?!\p{Extended_Pictographic}))/gu

/**
 * The text without invisible marks and control characters; the separators of other formats become line breaks, in one line spaces. Typed
 * line breaks stay. In a name, marks that change the order of its letters stay, as without them it would be another name than the visible
 * one, and are refused.
 */
export function cleanText(text: string, kind: TextKind): string {
  const broken = kind === 'lines' ? text.replace(separators.lines, '\n') : text.replace(separators.line, ' ')
  const isKept = (found: string) => found.startsWith('\u{1F3F4}') || (kind === 'name' && direction.test(found))
  const seen = broken.replace(flagOrMark, (found) => (isKept(found) ? found : '')).replace(idleJoiner, '')
  return kind === 'name' ? withoutWrapping(seen) : seen
}

/** Whether a cleaned name has marks that change the order of its letters. */
export function hasDirectionMarks(name: string): boolean {
  return direction.test(name)
}

function withoutWrapping(name: string): string {
  const inner = name.replace(leading, (found) => found.replace(leftToRight, ''))
  return beginning.test(inner) ? inner : inner.replace(ending, '')
}
