/** How often what may be an attack can be tried: by one address, on one account, whether it exists or not, and by one user. */
import { accountKey } from '../../domain/account.ts'
import { ProblemError } from '../../domain/problems.ts'
import type { OperationId } from '../operations/handler.ts'
import { countAttempt } from '../store/attempts.ts'
import type { Connection } from '../store/connection.ts'
import { countedAddress } from './caller-address.ts'

interface Limit {
  readonly windowMs: number
  readonly perAddress?: number
  readonly perCaller?: {
    readonly most: number
    /** What is counted; operations that name the same are counted together. */
    readonly counted: string
  }
  readonly perAccount?: {
    readonly most: number
    /** The fields of the body that may name the account. */
    readonly namedBy: readonly string[]
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const mailed = { windowMs: hourMs, perAddress: 20 }

/** More than anybody types in an hour, and few enough to be read by an administrator. */
const submitted = { windowMs: hourMs, perCaller: { most: 60, counted: 'submission' } }

const limits: Readonly<Partial<Record<OperationId, Limit>>> = {
  login: { windowMs: 15 * minuteMs, perAddress: 60, perAccount: { most: 20, namedBy: ['username'] } },
  register: { ...mailed, perAccount: { most: 5, namedBy: ['email'] } },
  resendVerification: { ...mailed, perAccount: { most: 5, namedBy: ['username', 'email'] } },
  forgotPassword: { ...mailed, perAccount: { most: 5, namedBy: ['email'] } },
  sendContactMessage: { ...mailed, perAccount: { most: 5, namedBy: ['email'] } },
  resetPassword: { windowMs: hourMs, perAddress: 20 },
  createEvent: submitted,
  createVolunteer: submitted,
  createShop: submitted,
  createDine: submitted,
  resubmitListing: submitted,
}

export interface Attempt {
  readonly address: string
  readonly body: unknown
  /** Null where the operation asks for no session. */
  readonly caller: { readonly id: number } | null
}

/** Throws too-many-requests; never for an operation without a limit. */
export type CountAttempt = (attempt: Attempt) => Promise<void>

export type LimiterOf = (operation: string) => CountAttempt

const unlimited: CountAttempt = async () => undefined

export function limiters({ db, now, scale }: { readonly db: Connection; readonly now: () => Date; readonly scale: number }): LimiterOf {
  const scaled = (most: number) => Math.max(1, Math.round(most * scale))
  return (operation) => {
    const limit = limits[operation as OperationId]
    if (!limit) return unlimited
    const { windowMs, perAddress, perAccount, perCaller } = limit
    return async ({ address, body, caller }) => {
      const account = perAccount && keyOf(operation, perAccount.namedBy, body)
      // Always in this order: two servers that count the same two keys never wait for each other.
      const allowances = [
        ...(perAddress ? [{ key: `${operation} at ${countedAddress(address)}`, most: scaled(perAddress), windowMs }] : []),
        ...(perAccount && account !== undefined ? [{ key: account, most: scaled(perAccount.most), windowMs }] : []),
        ...(perCaller && caller ? [{ key: `${perCaller.counted} by ${caller.id}`, most: scaled(perCaller.most), windowMs }] : []),
      ]
      const renewedAt = await countAttempt(db, allowances, now())
      if (renewedAt) throw new ProblemError({ type: 'too-many-requests', retryAfterInSeconds: secondsUntil(renewedAt, now()) })
    }
  }
}

function keyOf(operation: string, fields: readonly string[], body: unknown): string | undefined {
  const values = body as Readonly<Record<string, unknown>>
  const field = fields.find((name) => typeof values[name] === 'string')
  return field && `${operation} of ${field} ${accountKey(String(values[field]))}`
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000))
}
