/** Texts and names in the source of a skeleton. */

/** A text in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1)
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The key of an object. */
export function keyText(key: string): string {
  return isIdentifier(key) ? key : quoted(key)
}

/** One text as itself, several as a list. */
export function quotedList(texts: readonly string[]): string {
  const [first = ''] = texts
  return texts.length === 1 ? quoted(first) : `[${texts.map(quoted).join(', ')}]`
}

/** Such as: a, b and c. */
export function listText(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

/** A text that neither ends a comment nor begins a line. */
export function inComment(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')
}

export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text)
}

/** Words of a text as the name of a variable; empty without letters. */
export function variableName(text: string): string {
  const [first = '', ...rest] = text.split(/[^\p{ID_Continue}$]+/u).filter((word) => word !== '')
  const capitalized = rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const name = first.slice(0, 1).toLowerCase() + first.slice(1) + capitalized.join('')
  return isIdentifier(name) ? name : name === '' ? '' : `_${name}`
}
