/** Decides whether a problem is sent as JSON. */

/**
 * True if the Accept header names JSON: `application/json`, or a type that ends in `+json`, with a weight above zero.
 * Wildcards do not count: browsers and command-line clients send them, and a person reads the response.
 */
export function acceptsJson(accept: string | undefined): boolean {
  return (accept ?? '').toLowerCase().split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    return /^application\/(?:[\w.+-]+\+)?json$/.test(type) && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}
