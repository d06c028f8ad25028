/** A real SMTP server that stores mails and refuses on command, at any stage; independent of the test runner. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ParsedMail } from '../calls/mail-parser.ts'

export interface ReceivedMail extends ParsedMail {
  readonly from: string
  readonly to: readonly string[]
}

export interface Smtp {
  /** The value of `SMTP_URL` for this server. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Resolves with the mail of this index when it arrives. */
  mail(number: number): Promise<ReceivedMail>
  /** Refuses further mails with this code at a stage, by default their recipients; null accepts them. */
  refuse(code: number | null, how?: { readonly at?: Stage; readonly text?: string }): void
  /** Called for each mail before the sender gets the reply. */
  beforeAnswer(run: () => Promise<void>): void
  stop(): Promise<void>
  /** Starts the server again, with the same address. */
  start(): Promise<void>
}

/** The stage at which the server refuses; `content` is after the end of the data. */
export type Stage = 'greeting' | 'login' | 'sender' | 'recipient' | 'content'

/** Listens on a free port. */
export async function startSmtp(): Promise<Smtp> {
  const mails: ReceivedMail[] = []
  const arrivals = new EventTarget()
  let refusal: { readonly at: Stage; readonly error: Error } | null = null
  const refusalAt = (stage: Stage): Error | null => (refusal?.at === stage ? refusal.error : null)
  let before: () => Promise<void> = () => Promise.resolve()

  const listen = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      allowInsecureAuth: true,
      // The replies are exactly those that a test gives.
      hideENHANCEDSTATUSCODES: true,
      onConnect: (_session, answer) => answer(refusalAt('greeting')),
      onAuth: (_login, _session, answer) => answer(refusalAt('login'), { user: 'site' }),
      onMailFrom: (_sender, _session, answer) => answer(refusalAt('sender')),
      onRcptTo: (_recipient, _session, answer) => answer(refusalAt('recipient')),
      onData: (stream, { envelope }, answer) => {
        const take = async (): Promise<void> => {
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
          const refused = refusalAt('content')
          if (refused) throw refused
          const to = envelope.rcptTo.map(({ address }) => address)
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          mails.push({ ...parseMail(Buffer.concat(chunks).toString('utf8')), from, to })
          arrivals.dispatchEvent(new Event('mail'))
          await before()
        }
        take().then(() => answer(), answer)
      },
    })
    // Ignore senders that disconnect early.
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }

  let running: SMTPServer | null = await listen(0)
  const { port } = running.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mail(number) {
      for (;;) {
        const found = mails[number]
        if (found) return found
        await new Promise((arrived) => arrivals.addEventListener('mail', arrived, { once: true }))
      }
    },
    refuse(code, { at = 'recipient', text = 'Refused: <maria@private.test>' } = {}) {
      refusal = code === null ? null : { at, error: Object.assign(new Error(text), { responseCode: code }) }
    },
    beforeAnswer: (run) => void (before = run),
    async stop() {
      const stopping = running
      running = null
      if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()))
    },
    async start() {
      running ??= await listen(port)
    },
  }
}
