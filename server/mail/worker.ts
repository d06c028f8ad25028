/** Sends the mails of the outbox. Any number of workers, in one process or many, share it. */
import type { Connection } from '../store/connection.ts'
import { giveMailUp, putMailOff, removeMail, takeDueMails, type DueMail } from '../store/outbox.ts'
import type { ComposedMail } from './compose.ts'
import { failureCode, isHopeless, retryDelayMs } from './retry.ts'
import type { SendMail } from './transport.ts'

export interface MailLog {
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

type LogLine = (fields: Readonly<Record<string, unknown>>, text: string) => void

export interface MailWorkerOptions {
  readonly db: Connection
  /** Null: the mail is for nobody. */
  readonly compose: (due: DueMail) => Promise<ComposedMail | null>
  readonly send: SendMail
  readonly log: MailLog
  readonly now: () => Date
  /** From 0 to 1. */
  readonly chance: () => number
}

/** Longer than a sending and the statements around it can last, so that no mail is taken twice while it is sent. */
const leaseMs = 180_000
const sendingLimitMs = 120_000

const atOnce = 5
const pollMs = 3_000
const closingPatienceMs = 4_000

export class MailWorker {
  readonly #options: MailWorkerOptions
  readonly #cutOff = new AbortController()
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

  /** There is a new mail. */
  wake(): void {
    this.#isCalled = true
    this.#endRest()
  }

  /** Takes no more mails, and resolves when those being sent are; cuts off one that takes too long, which is sent again. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#endRest()
    const timer = setTimeout(() => this.#cutOff.abort(), closingPatienceMs)
    await this.#running
    clearTimeout(timer)
  }

  /** Sends all that is due, and gives how many mails it took. Throws where the database does not answer. */
  async runOnce(): Promise<number> {
    const { db, now } = this.#options
    for (let taken = 0; ;) {
      const mails = this.#isStopping ? [] : await takeDueMails(db, { now: now(), leaseMs, most: atOnce })
      if (mails.length === 0) return taken
      taken += mails.length
      await Promise.all(mails.map((due) => this.#deliver(due)))
    }
  }

  /** A database that is away does not end it: the mails are there when it is back. */
  async #run(): Promise<void> {
    while (!this.#isStopping) {
      this.#isCalled = false
      await this.runOnce().catch((error: unknown) => this.#options.log.warn({ code: failureCode(error) }, 'outbox not read'))
      await this.#rest()
    }
  }

  async #rest(): Promise<void> {
    if (this.#isCalled || this.#isStopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      this.#endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Never throws: what the outbox could not be told, the end of the lease tells it. */
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
    if (isHopeless(error, due.queuedAt, now())) {
      await giveMailUp(db, due, now())
      log.error(line, 'mail given up')
      return
    }
    await putMailOff(db, due, new Date(now().getTime() + retryDelayMs(due.attempt, chance())))
    log.warn(line, 'mail put off')
  }
}

type Result = { readonly isFailure: false; readonly isForNobody: boolean } | { readonly isFailure: true; readonly error: unknown }

/** Which mail a line of the log is about, without anything of its content. */
function lineOf({ id, mail, attempt }: DueMail) {
  return { mail: id, kind: mail.kind, attempt }
}
