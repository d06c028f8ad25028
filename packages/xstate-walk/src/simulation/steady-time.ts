/** The time and the random numbers that a machine reads by itself, which would make no two steps of a walk the same. */

/** What `Date` says at the start of a walk, in milliseconds since 1970; it advances with the delays. */
const start = Date.UTC(2000, 0, 1)
const random = 0.123456789
const { Date: realDate, crypto } = globalThis
const uuid = '12345678-9123-4567-8912-345678912345'

/** The milliseconds since the start of the walk. */
let now = 0
/** What to do about each of these that was read. */
const read = new Set<string>()

const steadyDate = new Proxy(realDate, {
  get: (target, key) => (key === 'now' ? readTime : (Reflect.get(target, key) as unknown)),
  construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [readTime()] : given, as) as Date,
  apply: () => new realDate(readTime()).toString(),
})

function readTime(): number {
  read.add('During the walk `Date` is read, which only advances with delays. Give the time by the input or by events.')
  return start + now
}

/** Runs with a `Date` that stands still between the steps of a walk, `Math.random()` and `crypto.randomUUID()` that are always the same. */
export function withSteadyTime<Result>(compute: () => Result): Result {
  if (globalThis.Date === steadyDate) return compute()
  const { Date: outerDate } = globalThis
  const { random: outerRandom } = Math
  const outerUuid = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  read.clear()
  Object.assign(globalThis, { Date: steadyDate })
  Math.random = readRandom
  Object.defineProperty(crypto, 'randomUUID', { value: readUuid, configurable: true })
  try {
    return compute()
  } finally {
    Object.assign(globalThis, { Date: outerDate })
    Math.random = outerRandom
    if (outerUuid) Object.defineProperty(crypto, 'randomUUID', outerUuid)
    else Reflect.deleteProperty(crypto, 'randomUUID')
  }
}

function readRandom(): number {
  read.add(`During the walk \`Math.random()\` is read, which is always ${random} then. Give chance by the input or by events.`)
  return random
}

function readUuid(): string {
  read.add(`During the walk \`crypto.randomUUID()\` is read, which is always ${uuid} then. Give ids by the input or by events.`)
  return uuid
}

/** Sets the milliseconds since the start of the walk. */
export function setTime(ms: number): void {
  now = ms
}

/** The milliseconds since the start of the walk, in the step that is being taken or compared. */
export function presentTime(): number {
  return now
}

/** A sentence for each of these that was read since the walk began. */
export function steadyReads(): string[] {
  return [...read]
}
