/** The calls for the language of the signed-in member's account. */
import { isLanguage, type Language } from '../../../domain/languages.ts'
import { answerOf, type ApiClient } from '../client.ts'

/** Each throws RequestFailed. */
export interface AccountLanguage {
  /** The language that the member has chosen; null if none was, or for a language that the web app does not have. */
  readChosen(): Promise<Language | null>
  /** Call with a language that was chosen. */
  save(language: Language): Promise<void>
}

/** Creates the calls of a client. */
export function createAccountLanguage(client: ApiClient): AccountLanguage {
  return {
    async readChosen() {
      const { language, isChosen = false } = (await answerOf(client.GET('/api/my/language'))).data
      return isChosen && isLanguage(language) ? language : null
    },
    async save(language) {
      await answerOf(client.PUT('/api/my/language', { body: { language }, keepalive: true }))
    },
  }
}
