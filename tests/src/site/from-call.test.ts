/** The actor that is made of a call. */
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { fromCall } from '../../../src/site/from-call.ts'

it('hands over the input and gives the answer', async () => {
  const actor = createActor(fromCall(async ({ id }: { id: number }) => id + 1), { input: { id: 1 } }).start()
  expect(await toPromise(actor)).toBe(2)
})

it('fails as its call fails', async () => {
  const away = new Error('away')
  const actor = createActor(fromCall(() => Promise.reject(away)), { input: undefined })
  const failed = toPromise(actor).catch((error: unknown) => error)
  actor.start()
  expect(await failed).toBe(away)
})

