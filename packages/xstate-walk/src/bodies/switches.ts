/** The switches of instrumented modules: which of them exist, which is on, and which were asked. */

export interface InstrumentedFile {
  readonly file: string
  readonly faults: readonly string[]
  /** The faults in functions that perhaps no machine calls. */
  readonly guessed: readonly string[]
  /** Whether a machine is made in it. */
  readonly hasMachine: boolean
}

interface Switches {
  /** Called by an instrumented module when it is loaded; returns what its code asks. */
  register(file: InstrumentedFile): (index: number) => boolean
}

const files: InstrumentedFile[] = []
const asked = new Set<string>()
let on: string | null = null

/** Makes the switches known to the modules that are loaded from now on. */
export function installSwitches(): void {
  const switches: Switches = {
    register(file) {
      files.push(file)
      return (index) => {
        const name = file.faults[index] ?? ''
        asked.add(name)
        return name === on
      }
    },
  }
  Object.assign(globalThis, { [Symbol.for('xstate-walk')]: switches })
}

/** The instrumented modules that were loaded. */
export function instrumentedFiles(): readonly InstrumentedFile[] {
  return files
}

/** The faults whose code was reached since this was called last. */
export function takeReached(): readonly string[] {
  if (asked.size === 0) return []
  const reached = [...asked]
  asked.clear()
  return reached
}

/** Runs with one fault. */
export function withBodyFault<Result>(fault: string, compute: () => Result): Result {
  on = fault
  try {
    return compute()
  } finally {
    on = null
  }
}
