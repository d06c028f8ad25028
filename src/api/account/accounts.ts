/** The calls for accounts. Specification, section 7. */
import type { ContactMessage } from '../../../domain/account/contact-message.ts'
import type { FreshLogin } from '../../../domain/account/fresh-login.ts'
import { RequestFailed } from '../../../domain/failure.ts'
import type { Credentials } from '../../../domain/account/login.ts'
import type { AccountDeletion, OwnPasswordChange, OwnSession } from '../../../domain/account/own-account.ts'
import type { OwnDataFormat } from '../../../domain/account/own-data-file.ts'
import type { EmailChange, OwnEmail } from '../../../domain/account/own-email.ts'
import type { NewPasskey, PasskeyCredential, PasskeyLogin, PasskeyOptions } from '../../../domain/account/passkeys.ts'
import type { Registration } from '../../../domain/account/registration.ts'
import type { CodeForm, NewAuthenticator, SecondFactor } from '../../../domain/account/second-factor.ts'
import type { Session } from '../../../domain/account/session.ts'
import type { Recipient } from '../../../domain/account/verification.ts'
import type { AskedListing, CheckAnswer } from '../../../domain/listing/check.ts'
import type { Report } from '../../../domain/moderation/report.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { createObjections, type Objections } from './objections.ts'
import { createOwnMails, type OwnMails } from './own-mails.ts'
import { sentence } from '../sentence.ts'
import { sessionOf } from './session-token.ts'

/** A new password, and the secret of the link from the mail. */
export interface PasswordChoice {
  readonly token: string
  readonly newPassword: string
}

/**
 * Each throws RequestFailed, or an AbortError if its signal is aborted. Where a text is returned, it is the server's sentence for the
 * user.
 */
export interface Accounts extends Objections, OwnMails {
  login(credentials: Credentials, signal: AbortSignal): Promise<Session>
  /** Says the password again in the session, and the code of the second factor where there is one. Requires the offer `account`. */
  logInAgain(login: FreshLogin, signal: AbortSignal): Promise<Session>
  /** Ends the session of a token on the server, even if the page is closed meanwhile. */
  logout(token: string): Promise<string>
  register(registration: Registration, signal: AbortSignal): Promise<string>
  /** A link works once, so repeated calls share one request. It is sent again unless the server refused the link (400). */
  confirmEmail(link: { readonly token: string }): Promise<string>
  resendVerification(recipient: Recipient, signal: AbortSignal): Promise<string>
  disownSignUp(link: { readonly token: string }, signal: AbortSignal): Promise<string>
  forgotPassword(whose: { readonly email: string }, signal: AbortSignal): Promise<string>
  resetPassword(choice: PasswordChoice, signal: AbortSignal): Promise<string>
  sendContactMessage(message: ContactMessage, signal: AbortSignal): Promise<string>
  /** Reports the listing of this id. Requires the offer `reports`. */
  sendReport(reported: { readonly id: number; readonly report: Report }, signal: AbortSignal): Promise<string>
  /** The listing about which a link asks. Requires the offer `checks`. */
  readQuestion(link: { readonly token: string }, signal: AbortSignal): Promise<AskedListing>
  /** Answers it. Requires the offer `checks`. */
  answerQuestion(given: { readonly token: string; readonly answer: CheckAnswer }, signal: AbortSignal): Promise<string>
  /** Ends all other sessions too. Requires the offer `account`. */
  changePassword(change: OwnPasswordChange, signal: AbortSignal): Promise<string>
  /** The address, and the one that waits for its link. Requires the offer `email-change`. */
  fetchEmail(signal: AbortSignal): Promise<OwnEmail>
  /** Asks for another address, and returns what waits then. Requires the offer `email-change`. */
  changeEmail(change: EmailChange, signal: AbortSignal): Promise<OwnEmail>
  /** Follows the link to the new address. Requires the offer `email-change`. */
  confirmNewEmail(link: { readonly token: string }, signal: AbortSignal): Promise<string>
  /** Follows the link to the old address, which takes the change back. Requires the offer `email-change`. */
  returnEmail(link: { readonly token: string }, signal: AbortSignal): Promise<string>
  /** Returns the moment at which the account is deleted, in UTC, as ISO 8601. Requires the offer `account`. */
  deleteAccount(deletion: AccountDeletion, signal: AbortSignal): Promise<string>
  /** The current session first, then the one that was used last. Requires the offer `account`. */
  fetchSessions(signal: AbortSignal): Promise<readonly OwnSession[]>
  /** Ends the session of this id, or all but the current one for null. Returns those that are left. Requires the offer `account`. */
  endSessions(id: number | null, signal: AbortSignal): Promise<readonly OwnSession[]>
  /** Requires the offer `second-factor`, as do the next four. */
  fetchSecondFactor(signal: AbortSignal): Promise<SecondFactor>
  /** What a new authenticator app is given. */
  startAuthenticator(signal: AbortSignal): Promise<NewAuthenticator>
  /** Uses the app with this first code. Returns the recovery codes. */
  confirmAuthenticator(form: CodeForm, signal: AbortSignal): Promise<readonly string[]>
  removeAuthenticator(signal: AbortSignal): Promise<SecondFactor>
  /** Returns the new ones. */
  renewRecoveryCodes(signal: AbortSignal): Promise<readonly string[]>
  /** What a browser makes a passkey with. Requires the offer `passkeys`, as do the next six. */
  startPasskey(signal: AbortSignal): Promise<PasskeyOptions>
  /** Returns the recovery codes; empty if there are some already. */
  addPasskey(passkey: NewPasskey, signal: AbortSignal): Promise<readonly string[]>
  removePasskey(id: number, signal: AbortSignal): Promise<SecondFactor>
  /** What a passkey signs to log in. */
  startPasskeyLogin(signal: AbortSignal): Promise<PasskeyOptions>
  logInWithPasskey(login: PasskeyLogin, signal: AbortSignal): Promise<Session>
  /** What a passkey of the member signs to log in again in the session. */
  startPasskeyLoginAgain(signal: AbortSignal): Promise<PasskeyOptions>
  logInAgainWithPasskey(credential: PasskeyCredential, signal: AbortSignal): Promise<Session>
  /** A file of what the database has about the member; a table has the separator. Requires the offer `own-data`. */
  fetchOwnData(format: OwnDataFormat, separator: 'comma' | 'semicolon', signal: AbortSignal): Promise<Blob>
}

/** Creates the calls of a client. */
export function createAccounts(client: ApiClient): Accounts {
  const confirmations = new Map<string, Promise<string>>()

  return {
    ...createObjections(client),
    ...createOwnMails(client),

    login: async (body, signal) => sessionIn(await sentence(client.POST('/auth/login', { body, signal, parseAs: 'text' }))),

    logInAgain: async (body, signal) => sessionIn(await sentence(client.POST('/api/my/login', { body, signal, parseAs: 'text' }))),

    logout(token) {
      // Set here because the session of this token has already ended in the client.
      const headers = { 'Authorization': `Bearer ${token}`, 'Content-Type': 'application/json' }
      return sentence(client.POST('/auth/logout', { headers, credentials: 'include', keepalive: true, parseAs: 'text' }))
    },

    register: (body, signal) => sentence(client.POST('/auth/register', { body, signal, parseAs: 'text' })),

    confirmEmail({ token }) {
      const confirmation = confirmations.get(token) ?? confirm(token)
      confirmations.set(token, confirmation)
      return confirmation
    },

    resendVerification: (body, signal) => sentence(client.POST('/auth/verification/resend', { body, signal, parseAs: 'text' })),

    disownSignUp: (body, signal) => sentence(client.POST('/auth/verification/disown', { body, signal, parseAs: 'text' })),

    forgotPassword: (body, signal) => sentence(client.POST('/auth/password/forgot', { body, signal, parseAs: 'text' })),

    resetPassword: (body, signal) => sentence(client.POST('/auth/password/reset', { body, signal, parseAs: 'text' })),

    sendContactMessage: (body, signal) => sentence(client.POST('/api/contact', { body, signal, parseAs: 'text' })),

    sendReport: ({ id, report: body }, signal) =>
      sentence(client.POST('/api/listings/{id}/reports', { params: { path: { id } }, body, signal, parseAs: 'text' })),

    async readQuestion(body, signal) {
      return (await answerOf(client.POST('/api/checks', { body, signal }))).data
    },

    answerQuestion: (body, signal) => sentence(client.POST('/api/checks/answer', { body, signal, parseAs: 'text' })),

    changePassword: (body, signal) => sentence(client.PUT('/api/my/password', { body, signal, parseAs: 'text' })),

    async fetchEmail(signal) {
      return (await answerOf(client.GET('/api/my/email', { signal }))).data
    },

    async changeEmail(body, signal) {
      return (await answerOf(client.PUT('/api/my/email', { body, signal }))).data
    },

    confirmNewEmail: (body, signal) => sentence(client.POST('/auth/email/confirm', { body, signal, parseAs: 'text' })),

    returnEmail: (body, signal) => sentence(client.POST('/auth/email/return', { body, signal, parseAs: 'text' })),

    async deleteAccount(body, signal) {
      return (await answerOf(client.PUT('/api/my/deletion', { body, signal }))).data.deleteAt
    },

    async fetchSessions(signal) {
      return (await answerOf(client.GET('/api/my/sessions', { signal }))).data
    },

    async endSessions(id, signal) {
      const ended = id === null
        ? client.DELETE('/api/my/sessions', { signal })
        : client.DELETE('/api/my/sessions/{id}', { params: { path: { id } }, signal })
      return (await answerOf(ended)).data
    },

    fetchSecondFactor: async (signal) => (await answerOf(client.GET('/api/my/second-factor', { signal }))).data,

    startAuthenticator: async (signal) => (await answerOf(client.POST('/api/my/second-factor/authenticator', { signal }))).data,

    confirmAuthenticator: async (body, signal) =>
      (await answerOf(client.PUT('/api/my/second-factor/authenticator', { body, signal }))).data.codes,

    removeAuthenticator: async (signal) => (await answerOf(client.DELETE('/api/my/second-factor/authenticator', { signal }))).data,

    renewRecoveryCodes: async (signal) => (await answerOf(client.PUT('/api/my/second-factor/codes', { signal }))).data.codes,

    startPasskey: async (signal) => (await answerOf(client.POST('/api/my/second-factor/passkeys/options', { signal }))).data,

    async addPasskey({ name, credential }, signal) {
      const body = { name, credential: { ...credential } }
      return (await answerOf(client.POST('/api/my/second-factor/passkeys', { body, signal }))).data.codes
    },

    removePasskey: async (id, signal) =>
      (await answerOf(client.DELETE('/api/my/second-factor/passkeys/{id}', { params: { path: { id } }, signal }))).data,

    startPasskeyLogin: async (signal) => (await answerOf(client.POST('/auth/passkey/options', { signal }))).data,

    async logInWithPasskey({ credential, keep }, signal) {
      const body = { credential: { ...credential }, ...(keep && { keep }) }
      return sessionIn(await sentence(client.POST('/auth/passkey', { body, signal, parseAs: 'text' })))
    },

    startPasskeyLoginAgain: async (signal) => (await answerOf(client.POST('/api/my/login/passkey/options', { signal }))).data,

    async logInAgainWithPasskey(credential, signal) {
      const body = { credential: { ...credential } }
      return sessionIn(await sentence(client.POST('/api/my/login/passkey', { body, signal, parseAs: 'text' })))
    },

    async fetchOwnData(format, separator, signal) {
      // As a Blob, since a text would lose the mark by which spreadsheets know its encoding.
      const file = format === 'json'
        ? client.GET('/api/my/data', { parseAs: 'blob', signal })
        : client.GET('/api/my/listings.csv', { params: { query: { separator } }, parseAs: 'blob', signal })
      return (await answerOf<Blob>(file)).data
    },
  }

  async function confirm(token: string): Promise<string> {
    try {
      const query = { token }
      return await sentence(client.GET('/api/email-verification/confirm', { params: { query }, parseAs: 'text' }))
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.status !== 400) confirmations.delete(token)
      throw error
    }
  }
}

function sessionIn(answer: string): Session {
  const session = sessionOf(tokenIn(answer))
  if (!session) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return session
}

/** Backends send an object with a `token`, or only the token, as JSON or as plain text. */
function tokenIn(answer: string): string {
  try {
    const sent = JSON.parse(answer) as { readonly token?: unknown } | string | null
    return String(typeof sent === 'string' ? sent : sent?.token)
  } catch {
    return answer
  }
}
