/** An actor that runs an asynchronous function. */
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { fromCall } from '../../../src/site/from-call.ts'

it('passes the input and returns the result', async () => {
  const actor = createActor(fromCall(async ({ id }: { id: number }) => id + 1), { input: { id: 1 } }).start()
  expect(await toPromise(actor)).toBe(2)
})

it('fails with the error of the function', async () => {
  const failure = new Error('failure')
  const actor = createActor(fromCall(() => Promise.reject(failure)), { input: undefined })
  const failed = toPromise(actor).catch((error: unknown) => error)
  actor.start()
  expect(await failed).toBe(failure)
})

