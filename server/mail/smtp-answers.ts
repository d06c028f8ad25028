/** What the answers of a mail server mean for a mail: one table, from the stage of the dialogue and the reply to a verdict. */

/**
 * - `wait`: the mail is tried again for three days.
 * - `tell`: as `wait`, and the operator is told: the server refuses this site, not the mail. Only the operator can mend it.
 * - `few`: the mail is tried a few times more, then given up.
 * - `end`: the mail is given up at once.
 */
export type Verdict = 'wait' | 'tell' | 'few' | 'end'

/** The error of an attempt to send, as nodemailer gives it. */
export interface SmtpError {
  /** The last command: `RCPT TO`, `AUTH PLAIN`; `CONN` before the first one. */
  readonly command?: string
  readonly code?: string
  readonly responseCode?: number
  /** The reply of the server. It can contain an address. */
  readonly response?: string
}

type Stage = 'connect' | 'login' | 'sender' | 'recipient' | 'data' | 'content'

interface Rule {
  readonly stages: readonly Stage[]
  /** The codes of the reply. */
  readonly replies?: RegExp
  /** The enhanced status code (RFC 3463); `none` if the reply has none. */
  readonly status?: RegExp
  /** The text of a reply without an enhanced status code. */
  readonly text?: RegExp
  readonly verdict: Verdict
}

const all: readonly Stage[] = ['connect', 'login', 'sender', 'recipient', 'data', 'content']

/** Words of servers that refuse a sender by its network address, and send no enhanced status code. */
const blocked = /block(?:ed|ing|list)|black-?list|deny-?list|gr[ea]y-?list|spamhaus|\bRBL\b|DNSBL|reputation|\bpolicy\b/i

/** The first rule that fits. Replies are those of RFC 5321, status codes those of RFC 3463, RFC 7372 and RFC 7505. */
const rules: readonly Rule[] = [
  // No reply: the connection failed or was lost.
  { stages: all, replies: /^0$/, verdict: 'wait' },
  // Temporary at every stage: greylisting, too many mails, a full disk, a full mailbox.
  { stages: all, replies: /^4/, verdict: 'wait' },
  // The mailbox is full for now, although the reply says permanent.
  { stages: ['recipient', 'content'], replies: /^5/, status: /^5\.2\.2$/, verdict: 'wait' },
  { stages: ['recipient'], replies: /^552$/, status: /^none$/, verdict: 'wait' },
  // The content is refused. Many servers say 5.7.0 or 5.7.1 of spam; a person has to look, but more tries make it worse.
  { stages: ['content'], replies: /^5/, status: /^(?!5\.7\.)|^5\.7\.[01]$/, verdict: 'few' },
  // Our address, our domain or our rights: blocked, policy, authentication required, SPF, DKIM, DMARC, reverse DNS.
  { stages: all, replies: /^5/, status: /^5\.7\./, verdict: 'tell' },
  // Too large, by its announced size.
  { stages: ['sender'], replies: /^5/, status: /^5\.(?:2\.3|3\.4)$/, verdict: 'few' },
  // Nothing that comes before the recipient is about the mail.
  { stages: ['connect', 'login', 'sender'], replies: /^5/, verdict: 'tell' },
  // The recipient does not exist, has moved, or its domain takes no mail.
  { stages: ['recipient'], replies: /^5/, status: /^5\.1\.(?!7$|8$)/, verdict: 'end' },
  // Our sender's address (5.1.7, 5.1.8), our commands (5.5), or no right to relay, to be mended here.
  { stages: ['recipient'], replies: /^5/, status: /^5\.(?:1\.[78]|5\.\d+)$/, verdict: 'tell' },
  { stages: ['recipient'], replies: /^5(?:0\d|3\d|54)$/, status: /^none$/, verdict: 'tell' },
  { stages: ['recipient'], replies: /^5/, status: /^none$/, text: blocked, verdict: 'tell' },
  // The systems or the routes of the recipient's domain are out of order.
  { stages: ['recipient'], replies: /^5/, status: /^5\.[34]\./, verdict: 'few' },
  { stages: ['recipient'], replies: /^5/, verdict: 'end' },
  // The content was not sent yet, or the mail needs what the server cannot.
  { stages: ['data'], replies: /^5/, verdict: 'few' },
]

/** The verdict on a failed attempt. Errors that are none of SMTP, such as those of the database, wait. */
export function verdictOn(error: unknown): Verdict {
  const { code = '', responseCode = 0, response = '' } = error as SmtpError
  if (configurationFaults.has(code) && responseCode === 0) return 'tell'
  const [stage, reply, status] = [stageOf(error as SmtpError), String(responseCode), enhancedStatus(error) ?? 'none']
  const rule = rules.find(({ stages, replies = any, status: statuses = any, text = any }) =>
    stages.includes(stage) && replies.test(reply) && statuses.test(status) && text.test(response))
  return rule?.verdict ?? 'wait'
}

const any = /(?:)/

/** The enhanced status code of the reply, such as `5.7.1`; null if it has none. */
export function enhancedStatus(error: unknown): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec((error as SmtpError).response ?? '')?.[1] ?? null
}

/** Errors without a reply that only the operator can mend: credentials or encryption that the mail server does not accept. */
const configurationFaults: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'ECONFIG', 'ETLS'])

/** nodemailer names the command DATA for the reply to the command and for the one to the content; the code differs. */
function stageOf({ command = '', code }: SmtpError): Stage {
  if (command.startsWith('AUTH')) return 'login'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (command === 'DATA') return code === 'EMESSAGE' ? 'content' : 'data'
  return 'connect'
}
