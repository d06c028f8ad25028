/** Which rows of a table a walk used: each of its states with each of its events. */
import type { StateNames } from '../machine/state-name.ts'
import type { AnyRow, Table } from '../table/table.ts'
import { stateText } from './shown.ts'

export class RowUse {
  readonly #rows: Table['rows']
  readonly #names: StateNames
  /** The states in which each row was used, by the event. */
  readonly #used = new Map<AnyRow, Map<string, Set<string>>>()

  constructor({ rows }: Pick<Table, 'rows'>, names: StateNames) {
    this.#rows = rows
    this.#names = names
  }

  add(row: AnyRow, event: string, state: string): void {
    const used = this.#used.get(row) ?? new Map<string, Set<string>>()
    this.#used.set(row, used)
    const states = used.get(event) ?? new Set<string>()
    used.set(event, states)
    states.add(state)
  }

  /** One sentence for each row and each combination of its state and its event that no path used. */
  unused(): string[] {
    return this.#rows.flatMap((row) => {
      const all = [row.in].flat().flatMap((state) => [row.on].flat().map((event) => ({ state, event })))
      const unused = all.filter(({ state, event }) => !this.#isUsed(row, event, state))
      const condition = row.when ? ` when ${row.when[0]}` : ''
      return unused.map(({ state, event }) => `No path uses the row for "${event}" in ${stateText(state)}${condition}.`)
    })
  }

  #isUsed(row: AnyRow, event: string, state: string): boolean {
    return [...(this.#used.get(row)?.get(event) ?? [])].some((each) => this.#names.isIn(each, state))
  }
}
