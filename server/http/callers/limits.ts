/** Rate limits per address, per account (existing or not) and per user. */
import { capitalized } from '../../../domain/capitalized.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { OperationId } from '../../operations/handler.ts'
import { limitAttempts } from '../../operations/limit-attempts.ts'
import type { Connection } from '../../store/connection.ts'

interface Limit {
  readonly windowMs: number
  readonly perAddress?: number
  readonly perCaller?: {
    readonly most: number
    /** The name of the counter; operations with the same name share it. */
    readonly counted: string
  }
  readonly perAccount?: {
    readonly fromNetwork: number
    /** From all networks together from which the account has never signed in. */
    readonly fromUnknownNetworks: number
    /** The fields of the body that can identify the account. */
    readonly namedBy: readonly string[]
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Few mails per network, and not enough in total to flood a mailbox; requests from other networks do not block the owner. */
const mailed = { windowMs: hourMs, perAddress: 20 }
const mails = { fromNetwork: 5, fromUnknownNetworks: 30 }

/** More than a person writes in an hour, and few enough for an administrator to review. */
const submitted: Limit = { windowMs: hourMs, perCaller: { most: 60, counted: 'submission' } }

/** Enough for a person who lost a file; it reads everything that the database has about the member. */
const downloaded = (counted: string): Limit => ({ windowMs: 24 * hourMs, perCaller: { most: 3, counted } })

/** Operations that make something new, and files of everything: each of them has a limit. */
type Limited = Extract<OperationId, `create${string}` | `download${string}` | 'register' | 'resubmitListing' | 'sendContactMessage' | 'reportListing'>

/** Whoever uses a device that was left signed in does not guess its password. */
const ownPassword: Limit = { windowMs: 15 * minuteMs, perCaller: { most: 20, counted: 'own password' } }

/** `createEvent` and those of the other types. */
const creationsOfTypes = Object.fromEntries(
  listingTypes.map((type) => [`create${capitalized(type)}`, submitted]),
) as Readonly<Record<`create${Capitalize<ListingType>}`, Limit>>

const limits: Readonly<Record<Limited, Limit> & Partial<Record<OperationId, Limit>>> = {
  login: { windowMs: 15 * minuteMs, perAddress: 60, perAccount: { fromNetwork: 20, fromUnknownNetworks: 20, namedBy: ['username'] } },
  register: { ...mailed, perAccount: { ...mails, namedBy: ['email'] } },
  resendVerification: { ...mailed, perAccount: { ...mails, namedBy: ['username', 'email'] } },
  forgotPassword: { ...mailed, perAccount: { ...mails, namedBy: ['email'] } },
  sendContactMessage: { ...mailed, perAccount: { ...mails, namedBy: ['email'] } },
  // Few who see a listing report it, and a person reads each report.
  reportListing: { windowMs: hourMs, perAddress: 5, perAccount: { ...mails, namedBy: ['email'] } },
  changeOwnPassword: ownPassword,
  deleteOwnAccount: ownPassword,
  logInAgain: ownPassword,
  startPasskeyLoginAgain: ownPassword,
  logInAgainWithPasskey: ownPassword,
  confirmAuthenticator: ownPassword,
  addPasskey: ownPassword,
  startPasskey: ownPassword,
  startPasskeyLogin: { windowMs: 15 * minuteMs, perAddress: 60 },
  logInWithPasskey: { windowMs: 15 * minuteMs, perAddress: 60 },
  changeOwnEmail: { ...ownPassword, perAddress: mailed.perAddress, perAccount: { ...mails, namedBy: ['email'] } },
  resetPassword: { windowMs: hourMs, perAddress: 20 },
  disownSignUp: { windowMs: hourMs, perAddress: 20 },
  confirmOwnEmail: { windowMs: hourMs, perAddress: 20 },
  returnOwnEmail: { windowMs: hourMs, perAddress: 20 },
  // An author with many listings answers for each.
  readCheck: { windowMs: hourMs, perAddress: 200 },
  answerCheck: { windowMs: hourMs, perAddress: 200 },
  readObjectionLink: { windowMs: hourMs, perAddress: 60 },
  objectWithLink: { windowMs: hourMs, perAddress: 20 },
  objectToDecision: { windowMs: hourMs, perCaller: { most: 60, counted: 'objection' } },
  ...creationsOfTypes,
  resubmitListing: submitted,
  downloadOwnData: downloaded('own data'),
  downloadOwnListings: downloaded('own listings'),
}

export interface Attempt {
  /** The address or network of the caller. */
  readonly network: string
  readonly body: unknown
  /** Null if the operation needs no session. */
  readonly caller: { readonly id: number } | null
}

/** Throws too-many-requests if a limit is exceeded. */
export type CountAttempt = (attempt: Attempt) => Promise<void>

export type LimiterOf = (operation: string) => CountAttempt

export interface LimitersOptions {
  readonly db: Connection
  readonly now: () => Date
  readonly networkHmac: (network: string) => Buffer
  /** The factor applied to all limits. */
  readonly scale: number
}

const unlimited: CountAttempt = async () => undefined

export function limiters({ db, now, networkHmac, scale }: LimitersOptions): LimiterOf {
  const scaled = (most: number) => Math.max(1, Math.round(most * scale))
  return (operation) => {
    const limit = limits[operation as OperationId]
    if (!limit) return unlimited
    const { windowMs, perAddress, perAccount, perCaller } = limit
    return async ({ network, body, caller }) => {
      // A fixed order prevents deadlocks between servers that count the same keys.
      const allowances = [
        ...(perAddress ? [{ key: `${operation} at ${network}`, most: scaled(perAddress), windowMs }] : []),
        ...(perCaller && caller ? [{ key: `${perCaller.counted} by ${caller.id}`, most: scaled(perCaller.most), windowMs }] : []),
      ]
      const nameOrAddress = perAccount && named(perAccount.namedBy, body)
      const account = nameOrAddress === undefined ? null : {
        operation,
        nameOrAddress,
        network,
        networkHmac: networkHmac(network),
        maxFromNetwork: scaled(perAccount?.fromNetwork ?? 0),
        maxFromUnknownNetworks: scaled(perAccount?.fromUnknownNetworks ?? 0),
        windowMs,
      }
      await limitAttempts(db, allowances, account, now)
    }
  }
}

function named(fields: readonly string[], body: unknown): string | undefined {
  const values = body as Readonly<Record<string, unknown>>
  return fields.map((name) => values[name]).find((value) => typeof value === 'string')
}
