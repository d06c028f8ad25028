/** The configuration of the server, read once from environment variables. */
import type { components } from '../../contract/openapi.ts'
import { languages, type Language } from '../../domain/languages.ts'
import { defaultLogTextYears } from '../store/expired-rows.ts'
import { EnvironmentReader, type ConfiguredAccount, type Environment } from './environment.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Configuration {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The folder with the texts of the pages about the site; null: `site` in `dataDir`, which need not be there. */
  readonly siteDir: string | null
  /** Null: the embedded database, with its data in `dataDir`. */
  readonly databaseUrl: string | null
  /** The public address of the site, without a trailing slash; null: the address on which the server listens. */
  readonly publicUrl: string | null
  /** Other origins allowed to read responses (CORS). */
  readonly webOrigins: readonly string[]
  /** The language of what is sent to readers who ask for none of the languages of the site, and of mails to the operator. */
  readonly defaultLanguage: Language
  readonly installation: Omit<components['schemas']['Configuration'], 'offers'>
  /** Whether to add the demo data; null: only to an embedded database that was just created. */
  readonly demo: boolean | null
  /** Null: each mail becomes a file in `dataDir`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** The key that signs session tokens; null: a key generated and stored in `dataDir`. */
  readonly jwtSecret: string | null
  /** The key of second factors; null: a key generated and stored in `dataDir`, and no second factors with a remote database. */
  readonly secondFactorKey: string | null
  /** Whether moderators and administrators need a second factor. */
  readonly isSecondFactorRequired: boolean
  /** The administrator to create at startup if the user does not exist; null: none. */
  readonly admin: ConfiguredAccount | null
  /** The factor applied to all rate limits. */
  readonly rateLimitScale: number
  /** For how many years the log keeps texts. */
  readonly logTextYears: number
  /** The reverse proxies trusted to set the address of the client. */
  readonly trustedProxies: readonly string[]
  /** How long a stopping server still serves requests while it reports "not ready", so that load balancers notice. */
  readonly shutdownDelayMs: number
  readonly logLevel: (typeof logLevels)[number]
}

/** The message lists every fault on its own line, with what to do. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(['The configuration is wrong:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'ConfigurationError'
  }
}

/** How long a load balancer that checks every two seconds, three times, takes to notice; Docker waits ten seconds for a stop. */
const shutdownDelayBehindProxyInSeconds = 7

/** Throws a ConfigurationError. An empty variable counts as unset. */
export function readConfiguration(environment: Environment): Configuration {
  const read = new EnvironmentReader(environment)
  const contactEmail = read.email('CONTACT_EMAIL', 'hello@prasino.example')
  const databaseUrl = read.databaseUrl('DATABASE_URL')
  const trustedProxies = read.list('TRUST_PROXY').flatMap((entry) => read.proxy('TRUST_PROXY', entry))
  const publicUrl = read.webAddress('PUBLIC_URL')
  const shutdownDelay = trustedProxies.length > 0 ? shutdownDelayBehindProxyInSeconds : 0
  const isSecondFactorRequired = read.oneOf('SECOND_FACTOR', ['offered', 'required'], 'offered') === 'required'
  const configuration: Configuration = {
    port: read.wholeNumber('PORT', { min: 0, max: 65_535, fallback: 3000 }),
    host: read.host('HOST', '127.0.0.1'),
    dataDir: dataDir(read),
    siteDir: read.text('SITE_DIR', { maxLength: 4_096, fallback: '' }) || null,
    databaseUrl,
    publicUrl,
    webOrigins: read.list('WEB_ORIGINS').flatMap((entry) => read.origin('WEB_ORIGINS', entry)),
    defaultLanguage: read.oneOf('DEFAULT_LANGUAGE', languages, languages[0]),
    installation: {
      productName: read.text('PRODUCT_NAME', { maxLength: 60, fallback: 'Prasino' }),
      contactEmail,
      socialLinks: read.socialLinks('SOCIAL_LINKS'),
    },
    // A public site begins without accounts that its operator did not ask for.
    demo: read.switch('DEMO') ?? (publicUrl?.startsWith('https:') ? false : null),
    smtpUrl: read.smtpUrl('SMTP_URL'),
    mailFrom: read.email('MAIL_FROM', contactEmail),
    jwtSecret: read.secret('JWT_SECRET', { minBytes: 32, isRequired: databaseUrl !== null }),
    secondFactorKey: read.secret('SECOND_FACTOR_KEY', { minBytes: 32, isRequired: databaseUrl !== null && isSecondFactorRequired }),
    isSecondFactorRequired,
    admin: read.account({ username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' }),
    rateLimitScale: read.positiveNumber('RATE_LIMIT_SCALE', { max: 1_000_000, fallback: 1 }),
    logTextYears: read.wholeNumber('LOG_TEXT_YEARS', { min: 1, max: 100, fallback: defaultLogTextYears }),
    trustedProxies,
    shutdownDelayMs: 1_000 * read.wholeNumber('SHUTDOWN_DELAY', { min: 0, max: 300, fallback: shutdownDelay }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  return checked(read, configuration)
}

/** Only the settings of the database, for command-line programs. Throws a ConfigurationError. */
export function readDatabaseOptions(environment: Environment): Pick<Configuration, 'dataDir' | 'databaseUrl'> {
  const read = new EnvironmentReader(environment)
  return checked(read, { dataDir: dataDir(read), databaseUrl: read.databaseUrl('DATABASE_URL') })
}

function dataDir(read: EnvironmentReader): string {
  return read.text('DATA_DIR', { maxLength: 4_096, fallback: './data' })
}

function checked<Values>(read: EnvironmentReader, values: Values): Values {
  if (read.faults.length > 0) throw new ConfigurationError(read.faults)
  return values
}
