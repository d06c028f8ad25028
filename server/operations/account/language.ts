/** The language of the caller's account. */
import { chooseLanguage, findLanguage } from '../../store/account/users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'

/** The language of the mails to the caller. */
export function getLanguage({ db }: Dependencies): Handler<'getLanguage'> {
  return async ({ caller }) => ({ status: 200, body: await findLanguage(db, caller.id) })
}

/** Changes it. */
export function changeLanguage({ db }: Dependencies): Handler<'changeLanguage'> {
  return async ({ caller, body: { language } }) => {
    await chooseLanguage(db, caller.id, language)
    return { status: 200, body: { language, isChosen: true } }
  }
}
