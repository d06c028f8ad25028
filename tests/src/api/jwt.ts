/** A token as a server makes it, with a signature that nobody checks here. */
export function jwt(claims: unknown, encoding: 'base64' | 'base64url' = 'base64url'): string {
  const written = (part: unknown) => Buffer.from(JSON.stringify(part)).toString(encoding)
  return `${written({ alg: 'HS256' })}.${written(claims)}.signature`
}
