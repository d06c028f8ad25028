/** The tags of states: those that a table says, and how a moment differs from them. */
import { tagsIn, type Places } from '../machine/places.ts'
import type { StateNames } from '../machine/state-name.ts'
import type { Step } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { stateText } from './shown.ts'

export class Tags {
  readonly #tags: Readonly<Record<string, string | readonly string[]>>
  readonly #names: StateNames
  /** The states with tags of their own. */
  readonly #tagged: readonly (readonly [state: string, tags: readonly string[]])[]
  /** The tags that the table says of a state, which a walk asks in each step. */
  readonly #said = new Map<string, readonly string[]>()

  constructor({ tags = {} }: Pick<Table, 'tags'>, names: StateNames, { states }: Places) {
    this.#tags = tags
    this.#names = names
    this.#tagged = states.flatMap(({ name, part }) => (tagsIn(part).length > 0 ? [[name, tagsIn(part)] as const] : []))
  }

  /**
   * A sentence for each tag that a moment has and should not have, or the other way. Of several regions it names the states whose tag it
   * is, so that it is told once and not in each combination.
   */
  faults({ instant: { state, snapshot } }: Step): string[] {
    const actual = snapshot.tags as ReadonlySet<string>
    const said = this.#saidOf(state)
    return actual.size === said.length && said.every((tag) => actual.has(tag)) ? [] : this.#differences(state, actual, said)
  }

  #saidOf(state: string): readonly string[] {
    const said = this.#said.get(state) ?? Object.keys(this.#tags).filter((tag) => this.#statesWith(tag, state).length > 0)
    this.#said.set(state, said)
    return said
  }

  /** The states among those that should have a tag in which a moment is. */
  #statesWith(tag: string, state: string): string[] {
    return [this.#tags[tag] ?? []].flat().filter((each) => this.#names.isIn(state, each))
  }

  #differences(state: string, actual: ReadonlySet<string>, said: readonly string[]): string[] {
    const hasOf = (tag: string) => this.#tagged.filter(([name, own]) => own.includes(tag) && this.#names.isIn(state, name))
    const isOfRegions = this.#names.partsOf(state).length > 1
    const nameOf = (own: readonly string[]) => (isOfRegions && own.length > 0 ? own.map(stateText).join(' and ') : stateText(state))
    return [
      ...[...actual].filter((tag) => !said.includes(tag))
        .map((tag) => `${nameOf(hasOf(tag).map(([name]) => name))} has the tag "${tag}", the table says it has not.`),
      ...said.filter((tag) => !actual.has(tag))
        .map((tag) => `${nameOf(this.#statesWith(tag, state))} does not have the tag "${tag}", the table says it has.`),
    ]
  }
}
