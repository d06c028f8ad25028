/** Limits the depth of a JSON body and the number of its values, since validation reports every invalid value. */
import type { Rule } from '../../../domain/problems.ts'

/** The deepest body of the contract has three levels. */
const maxDepth = 8

/** The longest array of the contract has 50 entries of two values each. */
const maxValues = 500

const [quote, backslash, comma, opened, closed, beginsObject, endsObject] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0))

/**
 * The rule that the JSON text violates, or null. It scans bytes without parsing: in UTF-8, the byte of a JSON delimiter is
 * never part of another character.
 */
export function boundFault(json: Uint8Array): Rule | null {
  let depth = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === comma) values += 1
    else if (byte === opened || byte === beginsObject) depth += 1
    else if (byte === closed || byte === endsObject) depth -= 1
    if (depth > maxDepth) return { rule: 'too-deep', limit: maxDepth }
    if (values > maxValues) return { rule: 'too-many-values', limit: maxValues }
  }
  return null
}
