/** Keeps a walk, which calls each guard many times, from filling the console with what the functions of a machine write there. */
import { format } from 'node:util'

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
/** The most different texts of one walk. */
const most = 20
const told = new Set<string>()
let isQuiet = false

/** Shows each text once in a process, and not more than a few; none if `isSilent`. */
export function withQuietConsole<Result>(compute: () => Result, isSilent = false): Result {
  if (isQuiet) return compute()
  const { console } = globalThis
  const own = Object.fromEntries(methods.map((method) => [method, console[method]]))
  let [shown, kept] = [0, 0]
  const quiet = (method: string) => (...given: unknown[]) => {
    const text = format(...given)
    if (isSilent || told.has(text)) return
    if (shown === most) {
      kept += 1
      return
    }
    shown += 1
    told.add(text)
    own[method]?.(...given)
  }
  isQuiet = true
  Object.assign(console, Object.fromEntries(methods.map((method) => [method, quiet(method)])))
  try {
    return compute()
  } finally {
    isQuiet = false
    Object.assign(console, own)
    if (kept > 0) console.warn(`${kept} more lines that the machine or its table writes are kept back.`)
  }
}
