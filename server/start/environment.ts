/** Parses environment variables and collects the faults. */
import { isIP } from 'node:net'
import { emailFault, newPasswordFault, usernameFault } from '../../domain/account/account.ts'
import { encodingCure } from './url-credentials.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface NamedLink {
  readonly name: string
  readonly url: string
}

export interface ConfiguredAccount {
  readonly username: string
  readonly email: string
  readonly password: string
}

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i

/** Each fault says what to do; an invalid value reads as its fallback. Faults never quote values that may contain a password. */
export class EnvironmentReader {
  readonly faults: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string, { maxLength, fallback }: { maxLength: number; fallback: string }): string {
    const value = this.#value(name)
    if (value === null) return fallback
    const fits = value.length <= maxLength && !/\p{Cc}/u.test(value)
    return fits ? value : this.#fault(fallback, `${name} must be one line of at most ${maxLength} characters.`)
  }

  wholeNumber(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    const value = this.#value(name)
    if (value === null) return fallback
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN
    if (number >= min && number <= max) return number
    return this.#fault(fallback, `${name} is "${value}": give a whole number from ${min} to ${max}.`)
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.#value(name)
    if (value === null) return fallback
    const choice = choices.find((each) => each === value)
    return choice ?? this.#fault(fallback, `${name} is "${value}": give one of ${choices.join(', ')}.`)
  }

  positiveNumber(name: string, { max, fallback }: { max: number; fallback: number }): number {
    const value = this.#value(name)
    if (value === null) return fallback
    const number = /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : NaN
    if (number > 0 && number <= max) return number
    return this.#fault(fallback, `${name} is "${value}": give a number above 0, at most ${max}, such as 0.5 or 10.`)
  }

  /** Null if it is unset. */
  switch(name: string): boolean | null {
    const value = this.#value(name)
    if (value === null || value === '0' || value === '1') return value === null ? null : value === '1'
    return this.#fault(null, `${name} is "${value}": give 1 for yes or 0 for no.`)
  }

  host(name: string, fallback: string): string {
    const value = this.#value(name)
    if (value === null) return fallback
    if (isIP(value) !== 0 || hostName.test(value)) return value
    return this.#fault(fallback, `${name} is "${value}": give an address of this machine, such as 127.0.0.1 or 0.0.0.0.`)
  }

  email(name: string, fallback: string): string {
    const value = this.#value(name)
    if (value === null) return fallback
    if (emailFault(value) === null) return value
    return this.#fault(fallback, `${name} is "${value}": give one email address, such as hello@example.org.`)
  }

  databaseUrl(name: string): string | null {
    const value = this.#value(name)
    if (value === null) return null
    const cure = encodingCure(value, '/?#% ')
    if (cure !== null) return this.#fault(null, `${name} ${cure}`)
    if (/^postgres(?:ql)?:$/.test(parsed(value)?.protocol ?? '')) return value
    return this.#fault(null, `${name} is no address of a database: give one as postgres://user:password@host:5432/name.`)
  }

  smtpUrl(name: string): string | null {
    const value = this.#value(name)
    if (value === null) return null
    const cure = encodingCure(value, '@/?#% ')
    if (cure !== null) return this.#fault(null, `${name} ${cure}`)
    const address = parsed(value)
    if (/^smtps?:$/.test(address?.protocol ?? '') && address?.hostname && address.hash === '') return value
    return this.#fault(null, `${name} is no address of a mail server: give one as smtp://user:password@host:587.`)
  }

  /** Null if it is unset and not required. */
  secret(name: string, { minBytes, isRequired }: { minBytes: number; isRequired: boolean }): string | null {
    const value = this.#value(name)
    if (value === null ? !isRequired : Buffer.byteLength(value) >= minBytes) return value
    const sentence = `${name} must be a secret of at least ${minBytes} bytes, the same for every server on one database: make one with "openssl rand -hex 32".`
    return this.#fault(null, sentence)
  }

  /** Null if none of its variables is set. */
  account(names: Readonly<Record<keyof ConfiguredAccount, string>>): ConfiguredAccount | null {
    const [username, email, password] = [this.#value(names.username), this.#value(names.email), this.#value(names.password)]
    if (username === null && email === null && password === null) return null
    const account = { username: username ?? '', email: email ?? '', password: password ?? '' }
    const faults = [
      usernameFault(account.username) && `${names.username} must be 3 to 40 letters (a to z), digits, dots, hyphens or underscores.`,
      emailFault(account.email) && `${names.email} must be one email address, such as hello@example.org.`,
      newPasswordFault(account.password) && `${names.password} must be 8 to 200 characters long.`,
    ].filter((fault) => fault !== null)
    this.faults.push(...faults)
    return faults.length === 0 ? account : null
  }

  /** The entry if it is a valid proxy; otherwise an empty array. */
  proxy(name: string, entry: string): string[] {
    const [address = '', prefix] = entry.split('/')
    const isSubnet = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128))
    if (entry === 'loopback' || (isIP(address) !== 0 && isSubnet)) return [entry]
    return this.#fault([], `${name} holds "${entry}": give addresses such as 10.0.0.7 or 10.0.0.0/8, or loopback, with commas between them.`)
  }

  /** An http or https origin, without a path and without a trailing slash. */
  webAddress(name: string): string | null {
    const value = this.#value(name)
    if (value === null) return null
    return originOf(value) ?? this.#fault(null, `${name} is "${value}": give the address of the site without a path, such as https://example.org.`)
  }

  /** The comma-separated entries. */
  list(name: string): string[] {
    return (this.#value(name) ?? '').split(',').map((entry) => entry.trim()).filter((entry) => entry !== '')
  }

  /** The origin of the entry if it is a valid one; otherwise an empty array. */
  origin(name: string, entry: string): string[] {
    const origin = originOf(entry)
    return origin ? [origin] : this.#fault([], `${name} holds "${entry}": give origins such as https://example.org, with commas between them.`)
  }

  /** Entries such as `Mastodon=https://social.example/@prasino`. */
  socialLinks(name: string): NamedLink[] {
    return this.list(name).flatMap((entry) => {
      const [label = '', ...rest] = entry.split('=')
      const url = rest.join('=').trim()
      if (label.trim() !== '' && isWebAddress(url)) return [{ name: label.trim(), url }]
      return this.#fault([], `${name} holds "${entry}": give entries such as Mastodon=https://social.example/@name, with commas between them.`)
    })
  }

  #value(name: string): string | null {
    return this.#environment[name]?.trim() || null
  }

  #fault<Fallback>(fallback: Fallback, sentence: string): Fallback {
    this.faults.push(sentence)
    return fallback
  }
}

function originOf(text: string): string | null {
  const address = parsed(text)
  const isPlain = address !== null && isWebAddress(text) && `${address.pathname}${address.search}${address.hash}${address.username}` === '/'
  return isPlain ? address.origin : null
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && parsed(text) !== null
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
