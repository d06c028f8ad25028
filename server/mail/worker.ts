/** Sends the mails of the outbox. Any number of workers can share an outbox. */
import type { Connection } from '../store/connection.ts'
import { giveMailUp, putMailOff, removeMail, renewLeases, takeDueMails, type DueMail } from '../store/outbox.ts'
import type { ComposedMail } from './compose.ts'
import { failureCode, isHopeless, retryDelayMs } from './retry.ts'
import { SendingPlaces } from './sending-places.ts'
import type { SendMail } from './transport.ts'

export interface MailLog {
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

type LogLine = (fields: Readonly<Record<string, unknown>>, text: string) => void

export interface MailWorkerOptions {
  readonly db: Connection
  /** Null: there is no recipient. */
  readonly compose: (due: DueMail) => Promise<ComposedMail | null>
  readonly send: SendMail
  readonly log: MailLog
  readonly now: () => Date
  /** From 0 to 1. */
  readonly chance: () => number
}

/** Short, so that a mail is retried soon after a crash; renewed while the mail is being sent. */
const leaseMs = 20_000
const renewEveryMs = 5_000
const sendingLimitMs = 120_000

const pollMs = 3_000
const closeTimeoutMs = 4_000

export class MailWorker {
  readonly #options: MailWorkerOptions
  readonly #cutOff = new AbortController()
  readonly #places = new SendingPlaces<DueMail>()
  #running: Promise<void> | null = null
  #isStopping = false
  #isCalled = false
  #endRest: () => void = () => undefined

  constructor(options: MailWorkerOptions) {
    this.#options = options
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Call after a mail is queued: reads the outbox at once. */
  wake(): void {
    this.#isCalled = true
    this.#endRest()
  }

  /** Takes no more mails and waits for those being sent. After a timeout it aborts them; they are retried later. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#endRest()
    const timer = setTimeout(() => this.#cutOff.abort(), closeTimeoutMs)
    await this.#running
    await this.#places.empty()
    clearTimeout(timer)
  }

  /** Sends all due mails and returns their number. Throws if the database fails. */
  async runOnce(): Promise<number> {
    let taken = 0
    for (;;) {
      const mails = await this.#take()
      taken += mails
      if (mails > 0) continue
      if (this.#places.free() > 0) break
      await this.#places.oneIsLeft()
    }
    await this.#places.empty()
    return taken
  }

  /** Starts to send as many due mails as there are free slots. */
  async #take(): Promise<number> {
    const { db, now } = this.#options
    const most = this.#isStopping ? 0 : this.#places.free()
    const mails = most > 0 ? await takeDueMails(db, { now: now(), leaseMs, most }) : []
    for (const due of mails) this.#places.take(due, this.#deliver(due))
    return mails.length
  }

  /** Continues after database errors. */
  async #run(): Promise<void> {
    const renewal = setInterval(() => void this.#renew(), renewEveryMs)
    while (!this.#isStopping) {
      this.#isCalled = false
      const taken = await this.#take().catch((error: unknown) => {
        this.#options.log.warn({ code: failureCode(error) }, 'outbox not read')
        return 0
      })
      if (taken === 0) await this.#rest()
    }
    await this.#places.empty()
    clearInterval(renewal)
  }

  async #renew(): Promise<void> {
    const { db, now, log } = this.#options
    const until = new Date(now().getTime() + leaseMs)
    await renewLeases(db, this.#places.taken(), until).catch((error: unknown) => {
      log.warn({ code: failureCode(error) }, 'leases not renewed')
    })
  }

  async #rest(): Promise<void> {
    if (this.#isCalled || this.#isStopping) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      this.#endRest = end
      // If no slot was free, more mails may be due.
      if (this.#places.free() === 0) void this.#places.oneIsLeft().then(end)
    })
  }

  /** Never throws: if the outbox cannot be updated, the mail is due again when its lease expires. */
  async #deliver(due: DueMail): Promise<void> {
    const { db, log } = this.#options
    try {
      const result = await this.#send(due)
      if (result.isFailure) return await this.#putOff(due, result.error)
      await removeMail(db, due.id)
      log.info(lineOf(due), result.isForNobody ? 'mail dropped' : 'mail sent')
    } catch (error) {
      log.warn({ ...lineOf(due), code: failureCode(error) }, 'outbox not written')
    }
  }

  async #send(due: DueMail): Promise<Result> {
    const { compose, send } = this.#options
    try {
      const mail = await compose(due)
      const signal = AbortSignal.any([this.#cutOff.signal, AbortSignal.timeout(sendingLimitMs)])
      if (mail) await send(mail, { id: due.id, kind: due.mail.kind, queuedAt: due.queuedAt }, signal)
      return { isFailure: false, isForNobody: mail === null }
    } catch (error) {
      return { isFailure: true, error }
    }
  }

  async #putOff(due: DueMail, error: unknown): Promise<void> {
    const { db, log, now, chance } = this.#options
    const line = { ...lineOf(due), code: failureCode(error) }
    if (isHopeless(error, due, now())) {
      await giveMailUp(db, due, now())
      log.error(line, 'mail given up')
      return
    }
    await putMailOff(db, due, new Date(now().getTime() + retryDelayMs(due.attempt, chance())))
    log.warn(line, 'mail put off')
  }
}

type Result = { readonly isFailure: false; readonly isForNobody: boolean } | { readonly isFailure: true; readonly error: unknown }

/** The log fields that identify a mail, without its content. */
function lineOf({ id, mail, attempt }: DueMail) {
  return { mail: id, kind: mail.kind, attempt }
}
