/** After this time a request fails without a response. */
export const requestTimeoutMs = 20_000
