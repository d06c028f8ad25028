/** Keeps a walk, which calls each guard many times, from filling the console with what the functions of a machine write there. */
import { format } from 'node:util'

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
/** The most different texts of one walk. */
const most = 20
const told = new Set<string>()
let isQuiet = false

/** What was written, by the method of the console. */
export type Line = readonly [method: string, text: string]

/** Keeps back what a computation writes, each text once. */
export function recorded<Result>(compute: () => Result): readonly [result: Result, lines: readonly Line[]] {
  const lines: Line[] = []
  const before = new Set(told)
  told.clear()
  const result = withConsole((method) => (...given: unknown[]) => void lines.push([method, format(...given)]), compute)
  told.clear()
  for (const text of before) told.add(text)
  return [result, lines]
}

/** Writes each text of these lines once. */
export function writeOnce(lines: readonly Line[]): void {
  const { console } = globalThis
  const texts = new Set<string>()
  for (const [method, text] of lines) {
    if (!texts.has(text)) console[method as 'log'](text)
    texts.add(text)
  }
}

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
  try {
    return withConsole(quiet, compute)
  } finally {
    isQuiet = false
    if (kept > 0) console.warn(`${kept} more lines that the machine or its table writes are kept back.`)
  }
}

function withConsole<Result>(methodFor: (method: string) => (...given: unknown[]) => void, compute: () => Result): Result {
  const { console } = globalThis
  const own = Object.fromEntries(methods.map((method) => [method, console[method]]))
  Object.assign(console, Object.fromEntries(methods.map((method) => [method, methodFor(method)])))
  try {
    return compute()
  } finally {
    Object.assign(console, own)
  }
}
