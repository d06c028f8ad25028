/** The calls for the language of an account: only one that a member has chosen is read. */
import { expect, it } from 'vitest'
import { createAccountLanguage } from '../../../../src/api/account/account-language.ts'
import { createApiClient } from '../../../../src/api/client.ts'

/** The calls at a server that answers so, and the bodies that they have sent. */
function callsAt(answer: unknown) {
  const sent: unknown[] = []
  const fetch = async (request: RequestInfo | URL) => {
    if (request instanceof Request && request.method === 'PUT') sent.push(await request.json())
    return Response.json(answer)
  }
  return { sent, calls: createAccountLanguage(createApiClient('http://api.example', 'en', fetch)) }
}

it.each([
  ['was chosen', { language: 'el', isChosen: true }, 'el'],
  ['nobody has chosen', { language: 'el', isChosen: false }, null],
  ['a server without isChosen knows', { language: 'el' }, null],
  ['was chosen, but which the web app does not have', { language: 'de', isChosen: true }, null],
])('a language that %s', async (_, answer, chosen) => expect(await callsAt(answer).calls.readChosen()).toBe(chosen))

it('a language that is chosen is sent alone', async () => {
  const { sent, calls } = callsAt({ language: 'el', isChosen: true })
  await calls.save('el')
  expect(sent).toEqual([{ language: 'el' }])
})
