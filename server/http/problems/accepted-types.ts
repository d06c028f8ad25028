/** Decides whether a problem is sent as JSON, or as a page where there is one. */

/**
 * True if the Accept header names JSON: `application/json`, or a type that ends in `+json`, with a weight above zero.
 * Wildcards do not count: browsers and command-line clients send them, and a person reads the response.
 */
export function acceptsJson(accept: string | undefined): boolean {
  return namesType(accept, /^application\/(?:[\w.+-]+\+)?json$/)
}

/** True if the Accept header names HTML, as browsers do for what they show; for scripts, pictures and calls they send wildcards. */
export function acceptsHtml(accept: string | undefined): boolean {
  return namesType(accept, /^text\/html$/)
}

function namesType(accept: string | undefined, wanted: RegExp): boolean {
  return (accept ?? '').toLowerCase().split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    return wanted.test(type) && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}
