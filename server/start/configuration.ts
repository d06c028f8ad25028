/** The configuration of the server: read from the environment once, and checked as a whole. */
import type { components } from '../../contract/openapi.ts'
import { EnvironmentReader, type ConfiguredAccount, type Environment } from './environment.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Configuration {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null: the embedded database, with its data in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where people reach the site, without a slash at the end; null when it is where the server listens. */
  readonly publicUrl: string | null
  /** The other origins whose web apps may read the answers. */
  readonly webOrigins: readonly string[]
  readonly installation: Omit<components['schemas']['Configuration'], 'offers'>
  /** Null: only when the embedded database was just made. */
  readonly demo: boolean | null
  /** Null: each mail becomes a file in `dataDir`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** What sessions are signed with; null: a secret made and kept in `dataDir`. */
  readonly jwtSecret: string | null
  /** Made at start where there is no such user; null: nobody is. */
  readonly admin: ConfiguredAccount | null
  /** What all limits on attempts are multiplied by. */
  readonly rateLimitScale: number
  /** The proxies in front of the server, whose word on the caller's address is believed. */
  readonly trustedProxies: readonly string[]
  /** How long a server that is asked to stop goes on serving, not ready any more, so that a balancer notices. */
  readonly shutdownDelayMs: number
  readonly logLevel: (typeof logLevels)[number]
}

/** Its message lists all that is wrong, one line each, with what to do. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(['The configuration is wrong:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'ConfigurationError'
  }
}

/** Throws a ConfigurationError. An empty variable counts as one that is not set. */
export function readConfiguration(environment: Environment): Configuration {
  const read = new EnvironmentReader(environment)
  const contactEmail = read.email('CONTACT_EMAIL', 'hello@prasino.example')
  const databaseUrl = read.databaseUrl('DATABASE_URL')
  const configuration: Configuration = {
    port: read.wholeNumber('PORT', { least: 0, most: 65_535, fallback: 3000 }),
    host: read.host('HOST', '127.0.0.1'),
    dataDir: dataDir(read),
    databaseUrl,
    publicUrl: read.webAddress('PUBLIC_URL'),
    webOrigins: read.list('WEB_ORIGINS').flatMap((entry) => read.origin('WEB_ORIGINS', entry)),
    installation: {
      productName: read.text('PRODUCT_NAME', { longest: 60, fallback: 'Prasino' }),
      contactEmail,
      socialLinks: read.socialLinks('SOCIAL_LINKS'),
    },
    demo: read.switch('DEMO'),
    smtpUrl: read.smtpUrl('SMTP_URL'),
    mailFrom: read.email('MAIL_FROM', contactEmail),
    jwtSecret: read.secret('JWT_SECRET', { leastBytes: 32, isNeeded: databaseUrl !== null }),
    admin: read.account({ username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' }),
    rateLimitScale: read.positiveNumber('RATE_LIMIT_SCALE', { most: 1_000_000, fallback: 1 }),
    trustedProxies: read.list('TRUST_PROXY').flatMap((entry) => read.proxy('TRUST_PROXY', entry)),
    shutdownDelayMs: 1_000 * read.wholeNumber('SHUTDOWN_DELAY', { least: 0, most: 300, fallback: 0 }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  return checked(read, configuration)
}

/** The part that says where the database is, for programs that need no more. Throws a ConfigurationError. */
export function readDatabaseOptions(environment: Environment): Pick<Configuration, 'dataDir' | 'databaseUrl'> {
  const read = new EnvironmentReader(environment)
  return checked(read, { dataDir: dataDir(read), databaseUrl: read.databaseUrl('DATABASE_URL') })
}

function dataDir(read: EnvironmentReader): string {
  return read.text('DATA_DIR', { longest: 4_096, fallback: './data' })
}

function checked<Values>(read: EnvironmentReader, values: Values): Values {
  if (read.faults.length > 0) throw new ConfigurationError(read.faults)
  return values
}
