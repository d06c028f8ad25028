/** Security headers of every response. */
import { createHash } from 'node:crypto'

interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Allows only resources of this origin, and of inline code only these texts, by their hashes. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const headers = {
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers without frame-ancestors.
  'x-frame-options': 'DENY',
}

/** Those that have a meaning for documents only; 0.5 kB, so they are left out where a file can never be one. */
export const documentHeaders: readonly string[] = Object.keys(headers).filter((name) => name !== 'x-content-type-options')

const yearInSeconds = 31_536_000

/** `isSecure`: the public address is https, so HSTS is added. */
export function securityHeaders({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  return isSecure ? { ...headers, 'strict-transport-security': `max-age=${yearInSeconds}` } : headers
}
