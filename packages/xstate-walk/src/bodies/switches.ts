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

/** Runs with one fault; null for none. Returns the result and the faults whose code was reached. */
export function withBodyFault<Result>(
  fault: string | null,
  compute: () => Result,
): { readonly result: Result; readonly reached: ReadonlySet<string> } {
  asked.clear()
  on = fault
  try {
    const result = compute()
    return { result, reached: new Set(asked) }
  } finally {
    on = null
  }
}
