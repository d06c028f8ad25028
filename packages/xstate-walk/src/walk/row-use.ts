/** Which rows of a table a walk used: each of its states with each of its events. */
import type { StateNames } from '../machine/state-name.ts'
import type { AnyRow, Table } from '../table/table.ts'
import { stateText } from './shown.ts'

export class RowUse {
  readonly #rows: Table['rows']
  readonly #names: StateNames
  readonly #used = new Map<AnyRow, Set<string>>()

  constructor({ rows }: Pick<Table, 'rows'>, names: StateNames) {
    this.#rows = rows
    this.#names = names
  }

  add(row: AnyRow, event: string, state: string): void {
    const used = this.#used.get(row) ?? new Set()
    this.#used.set(row, used)
    for (const each of [row.in].flat()) if (this.#names.isIn(state, each)) used.add(combination(each, event))
  }

  /** One sentence for each row and each combination of its state and its event that no path used. */
  unused(): string[] {
    return this.#rows.flatMap((row) => {
      const all = [row.in].flat().flatMap((state) => [row.on].flat().map((event) => combination(state, event)))
      const unused = all.filter((each) => !this.#used.get(row)?.has(each))
      return unused.map((each) => `No path uses the row for ${each}${row.when ? ` when ${row.when[0]}` : ''}.`)
    })
  }
}

function combination(state: string, event: string): string {
  return `"${event}" in ${stateText(state)}`
}
