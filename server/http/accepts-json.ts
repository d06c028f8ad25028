/** Whether a caller wants problems as JSON. */

/**
 * Only a caller whose Accept names JSON itself: `application/json`, or a type that ends in `+json`, with a weight
 * above zero. Wildcards name nothing: browsers and command lines send them, and a person reads the answer.
 */
export function acceptsJson(accept: string | undefined): boolean {
  return (accept ?? '').toLowerCase().split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    return /^application\/(?:[\w.+-]+\+)?json$/.test(type) && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}
