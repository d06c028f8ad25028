/** Which e-mail addresses lead to one mailbox. */
import { accountKey } from './account.ts'

interface Provider {
  /** The domains, which share their mailboxes: `maria@googlemail.com` is `maria@gmail.com`. */
  readonly domains: RegExp
  /** The domain in the key; null keeps the one of the address. */
  readonly domain: string | null
  /** The characters that the provider ignores before the tag. */
  readonly ignored?: RegExp
}

/** The providers that deliver `name+tag@` to `name@`, by their documentation. At others the tag can belong to another mailbox. */
const providers: readonly Provider[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, domain: 'gmail.com', ignored: /\./g },
  { domains: /^(?:(?:outlook|hotmail|live)\.(?:[a-z]{2,3}|com?\.[a-z]{2})|msn\.com)$/, domain: null },
  { domains: /^(?:icloud|me|mac)\.com$/, domain: 'icloud.com' },
  { domains: /^(?:yandex\.(?:ru|com|by|kz|ua)|ya\.ru)$/, domain: 'yandex.ru' },
  { domains: /^zoho(?:mail)?\.(?:com|eu|in)$/, domain: null },
  { domains: /^fastmail\.(?:com|fm)$/, domain: null },
  { domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/, domain: 'proton.me', ignored: /[._-]/g },
]

/** The same text for all addresses that are known to lead to one mailbox. */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = ownSubdomain(accountKey(email)).split('@')
  const provider = providers.find(({ domains }) => domains.test(domain))
  if (!provider) return `${local}@${domain}`
  const name = local.replace(/(?<=.)\+.*$/, '')
  return `${provider.ignored ? name.replace(provider.ignored, '') : name}@${provider.domain ?? domain}`
}

/** Fastmail delivers `anything@maria.fastmail.com` to `maria@fastmail.com`. */
function ownSubdomain(email: string): string {
  return email.replace(/^.*@([^.@]+)\.(fastmail\.(?:com|fm))$/, '$1@$2')
}
