/** Sends the mails of the outbox. Any number of workers can share an outbox. */
import type { Connection } from '../store/connection.ts'
import { leaseGatheredMails } from '../store/gathered-mails.ts'
import { markMailFailed, postponeMail, removeMail, renewLeases, type DueMail } from '../store/outbox.ts'
import type { ComposedMail } from './compose.ts'
import { failureCode, reactionTo } from './retry.ts'
import { SendSlots } from './send-slots.ts'
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
  /** Gives a random number from 0 to 1. */
  readonly random: () => number
  /** Called at most once an hour, while the mail server refuses this site. */
  readonly tellOperator: (code: string) => void
}

/** Short, so that a mail is retried soon after a crash; renewed while the mail is being sent. */
const leaseMs = 20_000
const renewEveryMs = 5_000
const sendingLimitMs = 120_000

const pollMs = 3_000
const closeTimeoutMs = 4_000
const tellEveryMs = 3_600_000

export class MailWorker {
  readonly #options: MailWorkerOptions
  readonly #abort = new AbortController()
  readonly #slots = new SendSlots<DueMail>()
  #running: Promise<void> | null = null
  #isStopping = false
  #isWoken = false
  #toldAtMs = -Infinity
  #endPause: () => void = () => undefined

  constructor(options: MailWorkerOptions) {
    this.#options = options
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Call after a mail is queued: reads the outbox at once. */
  wake(): void {
    this.#isWoken = true
    this.#endPause()
  }

  /** Takes no more mails and waits for those being sent. After a timeout it aborts them; they are retried later. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#endPause()
    const timer = setTimeout(() => this.#abort.abort(), closeTimeoutMs)
    await this.#running
    await this.#slots.drained()
    clearTimeout(timer)
  }

  /** Sends all due mails and returns their number. Throws if the database fails. */
  async runOnce(): Promise<number> {
    let taken = 0
    for (;;) {
      const mails = await this.#take()
      taken += mails
      if (mails > 0) continue
      if (this.#slots.free() > 0) break
      await this.#slots.slotFreed()
    }
    await this.#slots.drained()
    return taken
  }

  /** Starts to send as many due mails as there are free slots. */
  async #take(): Promise<number> {
    const { db, now } = this.#options
    const most = this.#isStopping ? 0 : this.#slots.free()
    const mails = most > 0 ? await leaseGatheredMails(db, { now: now(), leaseMs, most }) : []
    for (const due of mails) this.#slots.take(due, this.#deliver(due))
    return mails.length
  }

  /** Continues after database errors. */
  async #run(): Promise<void> {
    const renewal = setInterval(() => void this.#renew(), renewEveryMs)
    while (!this.#isStopping) {
      this.#isWoken = false
      const taken = await this.#take().catch((error: unknown) => {
        this.#options.log.warn({ code: failureCode(error) }, 'outbox not read')
        return 0
      })
      if (taken === 0) await this.#pause()
    }
    await this.#slots.drained()
    clearInterval(renewal)
  }

  async #renew(): Promise<void> {
    const { db, now, log } = this.#options
    const until = new Date(now().getTime() + leaseMs)
    await renewLeases(db, this.#slots.taken(), until).catch((error: unknown) => {
      log.warn({ code: failureCode(error) }, 'leases not renewed')
    })
  }

  async #pause(): Promise<void> {
    if (this.#isWoken || this.#isStopping) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, pollMs)
      this.#endPause = end
      // If no slot was free, more mails may be due.
      if (this.#slots.free() === 0) void this.#slots.slotFreed().then(end)
    })
  }

  /** Never throws: if the outbox cannot be updated, the mail is due again when its lease expires. */
  async #deliver(due: DueMail): Promise<void> {
    const { db, log } = this.#options
    try {
      const result = await this.#send(due)
      if (result.isFailure) return await this.#postpone(due, result.error)
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
      const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(sendingLimitMs)])
      if (mail) await send(mail, { id: due.id, kind: due.mail.kind, queuedAt: due.queuedAt }, signal)
      return { isFailure: false, isForNobody: mail === null }
    } catch (error) {
      return { isFailure: true, error }
    }
  }

  async #postpone(due: DueMail, error: unknown): Promise<void> {
    const { db, log, now, random } = this.#options
    const line = { ...lineOf(due), code: failureCode(error) }
    const reaction = reactionTo(error, due, now(), random())
    if (reaction.kind === 'give-up') {
      await markMailFailed(db, due, now())
      log.error(line, 'mail given up')
      return
    }
    const { delayMs, isRefusal, isForOperator } = reaction
    await postponeMail(db, due, { until: new Date(now().getTime() + delayMs), isRefusal })
    if (!isForOperator) return log.warn(line, 'mail put off')
    log.error(line, 'mail server refuses this site')
    this.#tellOperator(line.code)
  }

  #tellOperator(code: string): void {
    const nowMs = this.#options.now().getTime()
    if (Math.abs(nowMs - this.#toldAtMs) < tellEveryMs) return
    this.#toldAtMs = nowMs
    this.#options.tellOperator(code)
  }
}

type Result = { readonly isFailure: false; readonly isForNobody: boolean } | { readonly isFailure: true; readonly error: unknown }

/** The log fields that identify a mail, without its content. */
function lineOf({ id, mail, attempt }: DueMail) {
  return { mail: id, kind: mail.kind, attempt }
}
