/** Frees the memory of images that are drawn and sent. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { readonly type: 'minor' }) => void

let collect: Collect | null = null

/**
 * Collects new objects that are not used any more. An image of resvg-js holds 3 MB that V8 does not count: without this, dozens of them
 * wait for the next collection (decision 066). Takes less than a millisecond.
 */
export function collectImages(): void {
  collect ??= exposedCollect()
  collect({ type: 'minor' })
}

/** Node has no other way to ask for a collection in a program that was started without `--expose-gc`. */
function exposedCollect(): Collect {
  setFlagsFromString('--expose-gc')
  const exposed: unknown = runInNewContext('typeof gc === "function" ? gc : null')
  setFlagsFromString('--no-expose-gc')
  return typeof exposed === 'function' ? (exposed as Collect) : () => undefined
}
