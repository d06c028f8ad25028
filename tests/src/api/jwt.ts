/** A token with an invalid signature, which the web app does not check. */
export function jwt(claims: unknown, encoding: 'base64' | 'base64url' = 'base64url'): string {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString(encoding)
  return `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`
}
