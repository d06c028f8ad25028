/** Which language holds after signing in: that of the browser, or that of the account. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/languages.ts'
import { createLanguageChoice } from '../../../src/site/language-choice.ts'

type Account = { readonly language: Language; readonly isChosen: boolean } | null

/** Signs in on a device whose page is in a language, and returns what is stored since, and in which language the page was opened again. */
async function signIn(device: { readonly page: Language; readonly chosen: Language | null }, account: Account) {
  const stored: { device: Language | null; account: Language | undefined; reloaded: boolean } = {
    device: device.chosen, account: account?.language, reloaded: false,
  }
  const choice = createLanguageChoice({
    storage: { read: () => stored.device, save: (language) => void (stored.device = language) },
    account: () => ({
      readChosen: async () => {
        if (account === null) throw new Error('The server does not answer.')
        return account.isChosen ? account.language : null
      },
      save: async (language) => void (stored.account = language),
    }),
    current: device.page,
    reload: () => void (stored.reloaded = true),
  })
  await choice.meetAccount()
  return stored
}

const chosenGreek = { page: 'el', chosen: 'el' } as const
const guessedGreek = { page: 'el', chosen: null } as const
const english = (isChosen: boolean) => ({ language: 'en', isChosen }) as const
const greek = (isChosen: boolean) => ({ language: 'el', isChosen }) as const

describe('after signing in', () => {
  it.each([
    ['chosen on the device, guessed for the account', chosenGreek, english(false), { device: 'el', account: 'el', reloaded: false }],
    ['chosen on the device and for the account', chosenGreek, english(true), { device: 'el', account: 'el', reloaded: false }],
    ['guessed on the device, chosen for the account', guessedGreek, english(true), { device: 'en', account: 'en', reloaded: true }],
    ['guessed on the device as it was chosen for the account', guessedGreek, greek(true), { device: null, account: 'el', reloaded: false }],
    ['guessed on the device, otherwise for the account', guessedGreek, english(false), { device: null, account: 'en', reloaded: false }],
    ['guessed alike on the device and for the account', guessedGreek, greek(false), { device: null, account: 'el', reloaded: false }],
    ['guessed on the device, the account not known', guessedGreek, null, { device: null, account: undefined, reloaded: false }],
  ] as const)('with a language %s', async (_case, device, account, expected) => {
    expect(await signIn(device, account)).toEqual(expected)
  })
})
