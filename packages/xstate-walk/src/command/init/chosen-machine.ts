/** The machine that a file exports, and its names in a skeleton. */
import { basename, relative } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { mapValues } from '../../machine/config.ts'
import { withoutId } from '../../machine/places.ts'
import { UsageError } from '../../loading/usage-error.ts'
import { isMachine, madeMachines, type MadeMachine } from './made-machines.ts'
import { inComment, isIdentifier, quoted, variableName } from '../../table/source-text.ts'

export interface ChosenMachine {
  readonly machine: AnyStateMachine
  /** The name by which the file exports it. */
  readonly exported: string
  /** The name that its import has in the skeleton. */
  readonly variable: string
  /** The machine in the table: its import, or what makes it. */
  readonly source: string
  /** The name of the exported table. */
  readonly table: string
  /** The id, if it has its own. */
  readonly title: string
}

/** `names` are those given with --machine. Throws UsageError unless they choose one machine. */
export function chosenMachine(exports: Readonly<Record<string, unknown>>, file: string, names: readonly string[]): ChosenMachine {
  const direct = machinesIn(exports)
  const made = direct.length > 0 ? {} : madeMachines(exports, (exported) => names.includes(exported))
  const machines = direct.length > 0 ? direct : machinesIn(mapValues(made, ({ machine }) => machine))
  const shown = relative(process.cwd(), file)
  if (machines.length === 0) throw new UsageError(`${shown} exports no machine${makersText(exports)}.`)
  const all = machines.map(([exported, { id }]) => (id === withoutId ? exported : `${exported} (${id})`)).join(', ')
  const [name, ...more] = names
  if (more.length > 0) throw new UsageError('--init takes one --machine.')
  const byExport = machines.filter(([exported]) => exported === name)
  const found = name === undefined ? machines : byExport.length > 0 ? byExport : machines.filter(([, { id }]) => id === name)
  const [first, second] = found
  if (!first) throw new UsageError(`${shown} exports no machine "${name}". It exports: ${all}.`)
  if (second) throw new UsageError(`${shown} exports several machines: ${all}. Choose one with --machine NAME.`)
  return named(first[0], first[1], file, made[first[0]])
}

/** Functions that could make a machine, if they were called with what they need. */
function makersText(exports: Readonly<Record<string, unknown>>): string {
  const makers = Object.entries(exports).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  if (makers.length === 0) return ''
  return `, and no function or class that makes one without arguments. Its functions are: ${makers.join(', ')}; --machine NAME calls one`
}

/** The import of the machine, from the path of its file as an import has it. */
export function importText({ exported, variable }: ChosenMachine, path: string, isCommonJs: boolean): string {
  if (isCommonJs) {
    const name = isIdentifier(exported) ? exported : quoted(exported)
    const bound = exported === 'default' ? variable : `{ ${name === variable ? name : `${name}: ${variable}`} }`
    return `const ${bound} = require(${quoted(path)})`
  }
  if (exported === 'default') return `import ${variable} from ${quoted(path)}`
  const name = isIdentifier(exported) ? exported : quoted(exported)
  return `import { ${name === variable ? name : `${name} as ${variable}`} } from ${quoted(path)}`
}

/** Each machine once; a machine that is also the default export has its other name. */
function machinesIn(exports: Readonly<Record<string, unknown>>): [string, AnyStateMachine][] {
  const names = new Map<AnyStateMachine, string>()
  const rank = (name: string) => (name === 'default' ? 1 : isIdentifier(name) ? 0 : 2)
  for (const [name, value] of Object.entries(exports)) {
    if (!isMachine(value)) continue
    const known = names.get(value)
    if (known === undefined || rank(name) < rank(known)) names.set(value, name)
  }
  return [...names].map(([machine, name]): [string, AnyStateMachine] => [name, machine]).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The names that the skeleton imports. */
const imported = new Set(['table', 'after', 'delayed', 'done', 'failed', 'published'])
/** The words of the language that name nothing. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof undefined var void while with yield',
  ].flatMap((line) => line.split(' ')),
)

function named(exported: string, machine: AnyStateMachine, file: string, made?: MadeMachine): ChosenMachine {
  const fileName = basename(file).replace(/\.[cm]?[jt]sx?$/, '').replace(/[.-]machine$/i, '')
  const id = machine.id === withoutId ? '' : machine.id
  // An export called `machine` says nothing about what the table is of.
  const isGeneral = made !== undefined || exported === 'default' || /^machine$/i.test(exported) || !isIdentifier(exported)
  const own = isGeneral ? variableName(id) || variableName(fileName) || 'machine' : exported
  const local = exported === 'default' || !isIdentifier(exported) ? `${made ? 'make' : ''}${made ? capitalized(own) : own}` : exported
  const variable = imported.has(local) || reserved.has(local) ? `${local}Machine` : local
  const table = `${own.replace(/(?<=.)Machine$/, '')}Table`
  return {
    machine,
    exported,
    variable,
    source: made ? made.source(variable) : variable,
    table: table === variable ? `${table}Of` : table,
    title: inComment(id || (exported === 'default' ? fileName : exported)),
  }
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
