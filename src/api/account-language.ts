/** The calls for the language of the signed-in member's account. */
import { isLanguage, type Language } from '../../domain/languages.ts'
import { answerOf, type ApiClient } from './client.ts'

/** Each throws RequestFailed. */
export interface AccountLanguage {
  /** Null for a language that the web app does not have. */
  read(): Promise<Language | null>
  save(language: Language): Promise<void>
}

/** Creates the calls of a client. */
export function createAccountLanguage(client: ApiClient): AccountLanguage {
  return {
    async read() {
      const { language } = (await answerOf(client.GET('/api/my/language'))).data
      return isLanguage(language) ? language : null
    },
    async save(language) {
      await answerOf(client.PUT('/api/my/language', { body: { language }, keepalive: true }))
    },
  }
}
