/** The switches of instrumented modules: which of them exist, which is on, and which were asked. */

interface Switches {
  /** Called by an instrumented module when it is loaded; returns what its code asks. */
  register(file: string, faults: readonly string[]): (index: number) => boolean
}

const faults: string[] = []
const asked = new Set<string>()
let on: string | null = null

/** Makes the switches known to the modules that are loaded from now on. */
export function installSwitches(): void {
  const switches: Switches = {
    register(_, names) {
      faults.push(...names)
      return (index) => {
        const name = names[index] ?? ''
        asked.add(name)
        return name === on
      }
    },
  }
  Object.assign(globalThis, { [Symbol.for('xstate-walk')]: switches })
}

/** All faults of the modules that were loaded. */
export function bodyFaults(): readonly string[] {
  return faults
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
