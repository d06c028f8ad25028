/** Security headers of every response. */

/** Allows only resources of this origin, and no inline code. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers without frame-ancestors.
  'x-frame-options': 'DENY',
}

const yearInSeconds = 31_536_000

/** `isSecure`: the public address is https, so HSTS is added. */
export function securityHeaders({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  return isSecure ? { ...headers, 'strict-transport-security': `max-age=${yearInSeconds}` } : headers
}
