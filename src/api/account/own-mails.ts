/** The calls for which emails a member gets, and in which language. */
import type { Notices } from '../../../domain/account/notices.ts'
import type { Language } from '../../../domain/languages.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed, or an AbortError if its signal is aborted. */
export interface OwnMails {
  /** The language of the emails to the member. Requires the offer `account-language`. */
  fetchMailLanguage(signal: AbortSignal): Promise<Language>
  /** Changes it, and returns it. Requires the offer `account-language`. */
  saveMailLanguage(language: Language, signal: AbortSignal): Promise<Language>
  /** Which emails about own listings the member gets. Requires the offer `notices`. */
  fetchNotices(signal: AbortSignal): Promise<Notices>
  /** Changes it, and returns it. Requires the offer `notices`. */
  saveNotices(notices: Notices, signal: AbortSignal): Promise<Notices>
}

/** Creates the calls of a client. */
export function createOwnMails(client: ApiClient): OwnMails {
  return {
    fetchMailLanguage: async (signal) => (await answerOf(client.GET('/api/my/language', { signal }))).data.language,

    saveMailLanguage: async (language, signal) =>
      (await answerOf(client.PUT('/api/my/language', { body: { language }, signal }))).data.language,

    fetchNotices: async (signal) => (await answerOf(client.GET('/api/my/notices', { signal }))).data.notices,

    saveNotices: async (notices, signal) => (await answerOf(client.PUT('/api/my/notices', { body: { notices }, signal }))).data.notices,
  }
}
