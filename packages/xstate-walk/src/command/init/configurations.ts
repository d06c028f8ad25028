/** The states from which an event is tried, and their names in a row. */
import type { AnyStateNode } from 'xstate'
import { nameOf, type BareMachine } from './bare-machine.ts'

/** States that are active together, in the order of the machine. A parent stands for each of its children; other regions do not matter. */
export type Configuration = readonly AnyStateNode[]

/** More configurations for one event are left out. */
export const configurationLimit = 200

/** The states that an event tells apart. */
export class Configurations {
  readonly #bare: BareMachine
  readonly #isHandled: (node: AnyStateNode) => boolean

  /** `isHandled` says whether a state itself has a transition for the event. */
  constructor(bare: BareMachine, isHandled: (node: AnyStateNode) => boolean) {
    this.#bare = bare
    this.#isHandled = isHandled
  }

  all(): readonly Configuration[] {
    return this.#within(this.#bare.root).slice(0, configurationLimit)
  }

  /** The shortest lists of names for these configurations. */
  names(configurations: readonly Configuration[]): string[] {
    const merged = this.#merged(this.#bare.root, configurations)
    return merged.map((nodes) => this.#bare.names.joined(nodes.map(nameOf)))
  }

  #within(node: AnyStateNode): Configuration[] {
    const children = this.#children(node)
    if (children.length === 0 || !this.#matters(node)) return [[node]]
    if (node.type !== 'parallel') return children.flatMap((child) => this.#within(child))
    const regions = this.#regions(node).map((region) => this.#withinRegion(region, node))
    if (regions.length === 0) return [[node]]
    return regions.reduce<Configuration[]>(
      (all, region) => all.flatMap((one) => region.map((other) => [...one, ...other])).slice(0, configurationLimit),
      [[]],
    )
  }

  /** A machine that has ended handles nothing. */
  #children(node: AnyStateNode): AnyStateNode[] {
    const children = this.#bare.children(node)
    return node.parent ? children : children.filter((child) => child.type !== 'final')
  }

  /** Whether the children of a state handle the event. */
  #matters(node: AnyStateNode): boolean {
    return Object.values(node.states).some((child) => this.#isHandled(child) || this.#matters(child))
  }

  /** The regions in which it matters where they are; all if something happens when the last one ends. */
  #regions(node: AnyStateNode): AnyStateNode[] {
    return this.#children(node).filter((region) => isJoined(node) || this.#isHandled(region) || this.#matters(region))
  }

  #withinRegion(region: AnyStateNode, parent: AnyStateNode): Configuration[] {
    const inner = this.#within(region)
    return isJoined(parent) && inner.length === 1 && region.type === 'compound' ? this.#children(region).map((child) => [child]) : inner
  }

  /** From the innermost states: all children of a state are the state, and all regions of a parallel state are that state. */
  #merged(node: AnyStateNode, given: readonly Configuration[]): readonly Configuration[] {
    const configurations = Object.values(node.states).reduce((all, child) => this.#merged(child, all), given)
    if (node.type === 'parallel') return withoutRegions(node, configurations)
    const children = this.#children(node)
    const groups = new Map<string, Configuration[]>()
    for (const each of configurations) {
      const key = each.map((part) => (part.parent === node ? '*' : part.id)).join('\n')
      groups.set(key, [...(groups.get(key) ?? []), each])
    }
    const [only, ...others] = children
    // The only child that handles the event is named itself.
    if (!only || (others.length === 0 && (this.#isHandled(only) || this.#matters(only)))) return configurations
    const isWhole = (group: readonly Configuration[]) => children.every((child) => group.some((each) => each.includes(child)))
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      return first && isWhole(group) ? [first.map((part) => (part.parent === node ? node : part))] : group
    })
  }
}

/** Whether something happens when all regions have ended. */
function isJoined(parallel: AnyStateNode): boolean {
  return parallel.transitions.has(`xstate.done.state.${parallel.id}`)
}

function withoutRegions(node: AnyStateNode, configurations: readonly Configuration[]): Configuration[] {
  const { path } = node
  const isInside = (part: AnyStateNode) => part.path.length > path.length && path.every((key, index) => part.path[index] === key)
  return configurations.map((each) => {
    const inside = each.filter(isInside)
    if (inside.length === 0) return each
    const rest = inside.filter((part) => part.parent !== node)
    if (rest.length > 0) return each.filter((part) => !isInside(part) || part.parent !== node)
    return [...each.slice(0, each.indexOf(inside[0] as AnyStateNode)), node, ...each.slice(each.indexOf(inside.at(-1) as AnyStateNode) + 1)]
  })
}
