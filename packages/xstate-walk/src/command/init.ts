/** The skeleton of a table: every state, event, actor and delay of a machine, to be filled in by hand. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { importFile } from '../loading/import-file.ts'
import { instrumented, taken } from '../machine/instrumented.ts'
import { placesOf, tagsIn, type Places } from '../machine/places.ts'
import { stateName } from '../machine/state-name.ts'
import { PureMachine } from '../simulation/private.ts'
import { valueText } from '../walk/value-text.ts'
import { BareMachine, isWithoutEffect } from './init/bare-machine.ts'
import { chosenMachine, importText, type ChosenMachine } from './init/chosen-machine.ts'
import { rowLines, rowsOf, type SkeletonRow } from './init/rows.ts'
import { sampleLines, samplesOf } from './init/samples.ts'
import { keyText, listText, quoted } from '../table/source-text.ts'

/**
 * `file` exports the machine, `folder` will hold the table, `names` are those given with --machine. Throws UsageError unless they
 * choose one machine.
 */
export async function skeletonOf(file: string, folder: string, names: readonly string[]): Promise<string> {
  const chosen = chosenMachine(await importFile(file), file, names)
  return skeleton(chosen, placesOf(chosen.machine), { path: importPath(file, folder), isCommonJs: isCommonJs(file) })
}

/** How the skeleton imports the machine. */
interface Import {
  readonly path: string
  readonly isCommonJs: boolean
}

/** Whether a file is in JavaScript and has no statement of an ES module. */
function isCommonJs(file: string): boolean {
  return /\.c?js$/.test(file) && !/^\s*(?:import|export)\b/m.test(readFileSync(file, 'utf8'))
}

/** The path of the file from the folder, as an import has it. */
function importPath(file: string, folder: string): string {
  const path = relative(folder, file).replaceAll('\\', '/')
  return path.startsWith('../') ? path : `./${path}`
}

function skeleton(chosen: ChosenMachine, places: Places, { path, isCommonJs: isRequired }: Import): string {
  const { machine, source, table, title } = chosen
  const bare = new BareMachine(machine, places)
  const samples = samplesOf(machine, places)
  const rows = rowsOf(bare, places, samples)
  const starts = startLines(machine, places, bare)
  const helpers = ['actor', 'after', 'delayed', 'done', 'failed', 'published']
  // In a text the quote has a backslash.
  const holdsActor = starts.some((line) => line.includes("actor('"))
  const used = helpers.filter((name) => (name === 'actor' ? holdsActor : samples.some(({ source }) => source.startsWith(`${name}(`))))
  const names = [...used, 'table'].join(', ')
  const terminal = deadEnds(bare, places, rows)
  return [
    `/** The table of ${title}: what should happen, written by hand. Compare each row with what you expect, not with the machine. */`,
    isRequired ? `const { ${names} } = require('xstate-walk')` : `import { ${names} } from 'xstate-walk'`,
    importText(chosen, path, isRequired),
    '',
    `${isRequired ? `exports.${table}` : `export const ${table}`} = table({`,
    `  machine: ${source},`,
    ...starts,
    '  events: {',
    ...samples.flatMap(sampleLines).map((line) => `    ${line}`),
    '  },',
    ...tagLines(places),
    ...(terminal.length > 0 ? ['  terminal: {', ...terminal.map((state) => `    ${keyText(state)}: 'TODO: the reason',`), '  },'] : []),
    '  rows: [',
    ...rows.flatMap(rowLines).map((line) => `    ${line}`),
    '  ],',
    '})',
    '',
  ].join('\n')
}

function tagLines({ states }: Places): string[] {
  const tags = [...new Set(states.flatMap(({ part }) => tagsIn(part)))]
  if (tags.length === 0) return []
  const statesWith = (tag: string) => states.filter(({ part }) => tagsIn(part).includes(tag)).map(({ name }) => name)
  return ['  tags: {', ...tags.map((tag) => `    ${keyText(tag)}: [${statesWith(tag).map(quoted).join(', ')}],`), '  },']
}

function startLines(machine: AnyStateMachine, places: Places, bare: BareMachine): string[] {
  const initial = initialSnapshot(machine, places)
  if (initial !== null) return knownStart(initial)
  const { in: first, passed } = bare.start()
  const through = passed.length > 0 ? ` It passes through ${listText(passed)}.` : ''
  const toDo = `    // TODO: the input, and the initial context that it leads to.${through}`
  return ['  starts: {', toDo, `    begin: { input: () => ({}), in: ${quoted(first)} },`, '  },']
}

function knownStart(snapshot: AnyMachineSnapshot): string[] {
  const state = quoted(stateName(snapshot))
  const context = valueText(snapshot.context)
  if (context === '{}') return [`  starts: { begin: { in: ${state} } },`]
  return [
    '  starts: {',
    '    // TODO: compare the initial context, which is that of the machine, with what it should be.',
    `    begin: { in: ${state}, context: ${context} },`,
    '  },',
  ]
}

const stepLimit = 1000

/** Null if it cannot be computed without an input. */
function initialSnapshot(machine: AnyStateMachine, places: Places): AnyMachineSnapshot | null {
  let steps = 0
  // Transitions without an event can follow each other without end.
  const count = ({ type }: { readonly type: string }): void => {
    if (type === taken && (steps += 1) > stepLimit) throw new Error('The machine does not come to rest.')
  }
  try {
    const snapshot = new PureMachine(instrumented(machine, places, () => {}).machine).initial(undefined, count)
    return snapshot.status === 'error' ? null : snapshot
  } catch {
    return null
  }
}

/** States in which nothing can happen although they are not final, where they are the whole state of the machine. */
function deadEnds(bare: BareMachine, { states }: Places, rows: readonly SkeletonRow[]): string[] {
  const isInRegion = (state: string) => states.some(({ name, type }) => type === 'parallel' && bare.names.isIn(state, name))
  const leaves = states.filter(({ name, type }) => type === 'atomic' && !isInRegion(name))
  const nodes = new Map(leaves.map(({ name }) => [name, nodeAt(bare, name)]))
  const handled = rows.filter(({ outcome }) => !isWithoutEffect(outcome)).flatMap((row) => row.in)
  const isHandled = (state: string) => handled.some((each) => bare.names.isIn(state, each))
  return leaves.map(({ name }) => name).filter((name) => bare.isStable(nodes.get(name) ?? bare.root) && !isHandled(name))
}

function nodeAt({ root }: BareMachine, state: string): BareMachine['root'] {
  return state.split('.').reduce((node, key) => node.states[key] ?? node, root)
}
