/** Security headers: those of every response, and those of documents. */
import { createHash } from 'node:crypto'

interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The headers of data, pictures and errors, which load nothing when a browser shows them by themselves. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Left out where a file can never be a document: browsers show scripts, style sheets and fonts as text at most. */
export const policyHeader = 'content-security-policy'

const yearInSeconds = 31_536_000

/** `isSecure`: the public address is https, so HSTS is added. */
export function securityHeaders({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  return isSecure ? { ...headers, 'strict-transport-security': `max-age=${yearInSeconds}` } : headers
}

/** The headers of an HTML document, which replace the policy of every response. Other responses are 0.5 kB smaller without them. */
export function documentHeaders(inline: Inline = { scripts: [], styles: [] }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(inline),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // For browsers without frame-ancestors.
    'x-frame-options': 'DENY',
  }
}

/** Allows only resources of this origin, and of inline code only these texts, by their hashes. */
function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
