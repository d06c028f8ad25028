/** What a walk found out about the regions of a machine: what each of them reads, changes and causes in another one. */

/**
 * `of` is a region, `outside`, or another reader, such as a condition of `always`.
 * - `reads` and `changes`: a field of the context
 * - `raises`: a type of event that the machine sends to itself
 * - `owns` and `addresses`: the id of an actor
 * - `goes with`: another one of these, since a step or an entry of the table is about both
 */
export type Finding = readonly [of: string, is: 'reads' | 'changes' | 'raises' | 'owns' | 'addresses' | 'goes with', what: string]

export class Findings {
  readonly #all = new Map<string, Finding>()

  constructor(known: Iterable<Finding> = []) {
    for (const each of known) this.add(...each)
  }

  get size(): number {
    return this.#all.size
  }

  add(...finding: Finding): void {
    this.#all.set(finding.join('\n'), finding)
  }

  [Symbol.iterator](): Iterator<Finding> {
    return this.#all.values()
  }
}
