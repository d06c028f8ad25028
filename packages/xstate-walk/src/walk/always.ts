/** What must hold in each moment of a walk, and what must hold in none: the entries `always` and `never` of a table. */
import type { StateNames } from '../machine/state-name.ts'
import type { Instant } from '../simulation/simulation.ts'
import type { Moment, Table } from '../table/table.ts'
import { unwatched } from './oracle.ts'
import { contextForm, hasItsContext } from './context-form.ts'
import { stateText } from './shown.ts'

interface Entry {
  readonly name: string
  readonly is: 'always' | 'never'
  /** The states in which it is checked; the root stands for all. */
  readonly states: readonly string[]
  readonly holds: (context: never, moment: Moment) => boolean
}

export class Always {
  readonly #entries: readonly Entry[]
  readonly #names: StateNames
  /** The states of an entry in which it was checked. */
  readonly #checked = new Map<Entry, Set<string>>()
  watch = unwatched
  /** Whether a condition changed the context that it was given. */
  isChanging = false

  constructor(table: Pick<Table, 'always' | 'never'>, names: StateNames) {
    this.#entries = entriesOf(table)
    this.#names = names
  }

  /** One sentence for each entry that a moment breaks. */
  faultsAt(instant: Instant): string[] {
    const own = this.#entries.filter((entry) => this.#isFor(entry, instant.state))
    if (own.length === 0) return []
    const { context } = instant.snapshot
    contextForm(instant)
    const isBroken = ({ name, is, holds }: Entry) => {
      const by = `condition ${name}`
      return Boolean(holds(this.watch.context(by, context) as never, this.watch.moment(by, instant))) !== (is === 'always')
    }
    const broken = own.filter(isBroken)
    this.isChanging ||= !hasItsContext(instant)
    return [
      ...broken.map(({ name, is }) => {
        const how = is === 'always' ? 'does not hold, which always should' : 'holds, which never should'
        return `In ${stateText(instant.state)} "${name}" ${how}.`
      }),
      ...(!this.isChanging ? [] : ['A condition of `always` or `never` changes the context that it is given.']),
    ]
  }

  /** One sentence for each state of an entry in which it was never checked. */
  unused(): string[] {
    return this.#entries.flatMap((entry) =>
      entry.states
        .filter((state) => !this.#checked.get(entry)?.has(state))
        .map((state) => `"${entry.name}" is never checked in ${stateText(state)}: no path reaches it.`))
  }

  #isFor(entry: Entry, state: string): boolean {
    const { states } = entry
    const within = states.filter((each) => this.#names.isIn(state, each))
    const checked = this.#checked.get(entry) ?? new Set()
    this.#checked.set(entry, checked)
    for (const each of within) checked.add(each)
    return within.length > 0
  }
}

/** One sentence for each name of a state that does not exist. */
export function alwaysMistakes(table: Pick<Table, 'always' | 'never'>, names: StateNames): string[] {
  return entriesOf(table).flatMap(({ name, is, states }) =>
    states
      .flatMap((state) => names.partsOf(state))
      .filter((state) => !names.has(state))
      .map((state) => `"${name}" of \`${is}\` names the state ${state}, which does not exist.`))
}

function entriesOf(table: Pick<Table, 'always' | 'never'>): Entry[] {
  return (['always', 'never'] as const).flatMap((is) =>
    Object.entries(table[is] ?? {}).map(([name, condition]) => {
      const [states, holds] = typeof condition === 'function' ? ['', condition] : condition
      return { name, is, states: [states].flat(), holds }
    }))
}
