/** What touches the world is provided by whoever starts a machine. Where it is not, it fails with its name. */
import { fromCallback, fromPromise, type EventObject } from 'xstate'

export const requiredAction = <Params = undefined>(name: string) => (_: unknown, _params: Params): void => fail(name)

export const requiredPromise = <Output, Input = undefined>(name: string) => fromPromise<Output, Input>(async () => fail(name))

export const requiredCallback = (name: string) => fromCallback<EventObject>(() => fail(name))

function fail(name: string): never {
  throw new Error(`${name} is not provided`)
}
