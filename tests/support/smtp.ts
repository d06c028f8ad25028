/** A real SMTP server that stores mails and refuses recipients on command; independent of the test runner. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ParsedMail } from './mail-parser.ts'

export interface ReceivedMail extends ParsedMail {
  readonly from: string
  readonly to: readonly string[]
}

export interface Smtp {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Resolves with the mail of this index when it arrives. */
  mail(number: number): Promise<ReceivedMail>
  /** Refuses the recipients of further mails with this code; null accepts them. */
  refuse(code: number | null): void
  /** Called for each mail before the sender gets the reply. */
  beforeAnswer(run: () => Promise<void>): void
  stop(): Promise<void>
  /** With the same address. */
  start(): Promise<void>
}

/** Listens on a free port. */
export async function startSmtp(): Promise<Smtp> {
  const mails: ReceivedMail[] = []
  const arrivals = new EventTarget()
  let refusal: number | null = null
  let before: () => Promise<void> = () => Promise.resolve()

  const listen = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, answer) =>
        answer(refusal === null ? null : Object.assign(new Error(`Refused: <${address}>`), { responseCode: refusal })),
      onData: (stream, { envelope }, answer) => {
        const take = async (): Promise<void> => {
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
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
    refuse: (code) => void (refusal = code),
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
