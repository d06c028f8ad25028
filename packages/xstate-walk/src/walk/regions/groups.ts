/** The groups of regions that are walked together: two are in one group if what happens in one could depend on the other. */
import { outside, type Regions } from '../../machine/regions.ts'
import type { Findings } from './findings.ts'

export interface Group {
  readonly regions: ReadonlySet<string>
  /** The fields of the context that its regions, or what is outside of all regions, read or change. */
  readonly fields: ReadonlySet<string>
  /** What else belongs to it, such as `event NAME` and the time. */
  readonly members: ReadonlySet<string>
}

/** One group if the regions cannot be told apart. */
export function groupsOf(regions: Regions, findings: Findings): Group[] {
  const sets = joined(regions, findings)
  const isRegion = new Set(regions.names)
  const groups = [...new Set(sets.values())].filter((set) => [...set].some((each) => isRegion.has(each)))
  const shared = sets.get(outside) ?? new Set([outside])
  // What goes with the outside goes with every region.
  const whole = groups.includes(shared) ? [new Set(groups.flatMap((set) => [...set]))] : groups
  return whole.map((members) => ({
    members,
    regions: new Set([...members].filter((each) => isRegion.has(each))),
    fields: new Set([...findings].flatMap(([of, is, field]) =>
      (is === 'reads' || is === 'changes') && (members.has(of) || shared.has(of)) ? [field] : [])),
  }))
}

/** The set of each region, event and reader. */
function joined(regions: Regions, findings: Findings): ReadonlyMap<string, ReadonlySet<string>> {
  const isRegion = new Set(regions.names)
  const sets = new Map<string, Set<string>>()
  const setOf = (name: string) => {
    const known = sets.get(name) ?? new Set([name])
    sets.set(name, known)
    return known
  }
  const join = (one: string, other: string) => {
    const [kept, merged] = [setOf(one), setOf(other)]
    if (kept === merged) return
    for (const each of merged) {
      kept.add(each)
      sets.set(each, kept)
    }
  }
  for (const region of regions.names) setOf(region)
  for (const [of, is, what] of findings) {
    if (is === 'goes with') join(of, what)
    // What a region raises can be handled by another one; what is raised outside is part of each region that handles it.
    const raiser = of === outside ? `raised ${what}` : of
    if (is === 'raises') for (const each of regions.handling(what)) if (of !== outside || each !== outside) join(raiser, each)
  }
  for (const { writers, readers } of used(findings, 'changes', 'reads')) {
    for (const writer of writers) for (const each of [...writers, ...readers]) join(writer, each)
  }
  for (const { what, writers: owners, readers: users } of used(findings, 'owns', 'addresses')) {
    const handling = [`xstate.done.actor.${what}`, `xstate.error.actor.${what}`, `xstate.snapshot.${what}`].flatMap((type) => [...regions.handling(type)])
    const own = owners.filter((owner) => isRegion.has(owner))
    for (const each of [...own, ...[...users, ...handling].filter((user) => own.length > 0 || user !== outside)]) join(`actor ${what}`, each)
  }
  return sets
}

interface Used {
  readonly what: string
  readonly writers: readonly string[]
  readonly readers: readonly string[]
}

/** Who of the regions makes each field or actor, and who uses it. What is outside makes nothing that a region could not read alone. */
function used(findings: Findings, makes: string, uses: string): Used[] {
  const all = [...findings]
  const whats = new Set(all.flatMap(([, is, what]) => (is === makes || is === uses ? [what] : [])))
  const those = (what: string, does: string) => all.flatMap(([of, is, each]) => (is === does && each === what ? [of] : []))
  return [...whats].map((what) => ({
    what,
    writers: those(what, makes).filter((of) => of !== outside),
    readers: those(what, uses),
  }))
}
