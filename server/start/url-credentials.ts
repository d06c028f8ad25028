/** Finds characters in the password of a URL that end it too early, since they are not percent-encoded. */

/**
 * What to write instead of the characters of `reserved` that the user name or the password of a URL contains; null if it contains
 * none. A URL ends its host at `#`, `/` or `?`, so such a URL names another host, and its password is cut off.
 */
export function encodingCure(url: string, reserved: string): string | null {
  const [, user = '', password = ''] = /^[a-z]+:\/\/([^:/?#]*):(.*)@/is.exec(url) ?? []
  const found = [...reserved].filter((character) => contains(password, character) || (character !== '@' && contains(user, character)))
  if (found.length === 0) return null
  const cures = found.map((character) => `${encodeURIComponent(character)} for ${character === ' ' ? 'a space' : character}`)
  return `has characters in its password that must be percent-encoded: write ${cures.join(', ')}.`
}

/** A percent sign is valid where it begins an encoded character. */
function contains(text: string, character: string): boolean {
  return character === '%' ? !isDecodable(text) : text.includes(character)
}

function isDecodable(text: string): boolean {
  try {
    // A call whose result is not used is left out of the bundle.
    return typeof decodeURIComponent(text) === 'string'
  } catch {
    return false
  }
}
