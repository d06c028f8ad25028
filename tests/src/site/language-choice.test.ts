/** Which language holds after signing in: that of the browser, or that of the account. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages.ts'
import { createLanguageChoice } from '../../../src/site/language-choice.ts'
import type { StoredLanguage } from '../../../src/storage/language-storage.ts'

type Account = { readonly language: Language; readonly isChosen: boolean } | null

/** A device, whose page is Greek, and the accounts that sign in on it. */
function createDevice(stored: StoredLanguage | null) {
  const device = { stored, page: 'el' as Language }
  /** Signs in, and returns the account as it is since. */
  async function signIn(account: Account): Promise<Account> {
    let after = account
    const choice = createLanguageChoice({
      storage: { read: () => device.stored, save: (language) => void (device.stored = language) },
      account: () => ({
        readChosen: async () => {
          if (account === null) throw new Error('The server does not answer.')
          return account.isChosen ? account.language : null
        },
        save: async (language) => void (after = { language, isChosen: true }),
      }),
      current: device.page,
      reload: () => void (device.page = device.stored?.language ?? 'el'),
    })
    await choice.meetAccount()
    return after
  }
  return { device, signIn }
}

const chosenHere = { language: 'el', origin: 'device' } as const
const ofAnAccount = { language: 'el', origin: 'account' } as const
const english = { language: 'en', origin: 'account' } as const
const chosen = (language: Language) => ({ language, isChosen: true }) as const
const guessed = (language: Language) => ({ language, isChosen: false }) as const

describe('after signing in on a Greek page', () => {
  // What is stored on the device and the account, before and after, and the language of the page after.
  it.each([
    [chosenHere, chosen('en'), chosenHere, chosen('en'), 'el'],
    [chosenHere, chosen('el'), chosenHere, chosen('el'), 'el'],
    [chosenHere, guessed('en'), chosenHere, chosen('el'), 'el'],
    [chosenHere, null, chosenHere, null, 'el'],
    [ofAnAccount, chosen('en'), english, chosen('en'), 'en'],
    [ofAnAccount, chosen('el'), ofAnAccount, chosen('el'), 'el'],
    [ofAnAccount, guessed('en'), ofAnAccount, guessed('en'), 'el'],
    [ofAnAccount, null, ofAnAccount, null, 'el'],
    [null, chosen('en'), english, chosen('en'), 'en'],
    [null, chosen('el'), ofAnAccount, chosen('el'), 'el'],
    [null, guessed('en'), null, guessed('en'), 'el'],
    [null, guessed('el'), null, guessed('el'), 'el'],
    [null, null, null, null, 'el'],
  ] as const)('device %j, account %j: device %j, account %j, page %s', async (stored, account, storedAfter, accountAfter, page) => {
    const { device, signIn } = createDevice(stored)
    expect(await signIn(account)).toEqual(accountAfter)
    expect(device).toEqual({ stored: storedAfter, page })
  })

  it('the choice of one member does not become that of the next one', async () => {
    const { device, signIn } = createDevice(null)
    await signIn(chosen('en'))
    expect(await signIn(guessed('el'))).toEqual(guessed('el'))
    expect(await signIn(chosen('el'))).toEqual(chosen('el'))
    expect(device.page).toBe('el')
  })
})
