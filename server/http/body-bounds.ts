/** How deep a body may be, and how many values it may hold: a schema reports each value that does not fit. */
import type { Rule } from '../../domain/problems.ts'

/** Of every body in the contract the deepest has three levels. */
const mostDepth = 8

/** The longest list of the contract has 50 entries, of two values each. */
const mostValues = 500

const [quote, backslash, comma, opened, closed, beginsObject, endsObject] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0))

/**
 * What is wrong with a JSON text that is too deep or has too many values; null for any other. Nothing is parsed for it: in UTF-8
 * a byte that is a sign of JSON is never a part of another character.
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
    if (depth > mostDepth) return { rule: 'too-deep', limit: mostDepth }
    if (values > mostValues) return { rule: 'too-many-values', limit: mostValues }
  }
  return null
}
