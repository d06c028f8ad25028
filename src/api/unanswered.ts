/** Notices requests that the server has not answered: without a response, or with that of a proxy in front of it. */

/** As `fetch`, and calls `report` for each request that the server has not answered. */
export function reportUnanswered(fetch: typeof globalThis.fetch, report: () => void): typeof globalThis.fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init)
      if (isOfProxy(response)) report()
      return response
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) report()
      throw error
    }
  }
}

/** Whether the response has the type of the server's responses, problems among them. */
export function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')
}

function isOfProxy(response: Response): boolean {
  return [502, 503, 504].includes(response.status) && !isJson(response)
}
