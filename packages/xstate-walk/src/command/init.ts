/** The skeleton of a table: every state, event, actor and delay of a machine, to be filled in by hand. */
import { relative } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { isForbidding, placesOf } from '../machine/places.ts'
import { importFile } from '../loading/import-file.ts'
import { UsageError } from '../loading/usage-error.ts'

/** `file` exports the machine, `folder` will hold the table. Throws UsageError if it exports none. */
export async function skeletonOf(file: string, folder: string): Promise<string> {
  const machines = Object.entries(await importFile(file)).filter(([, value]) => isMachine(value))
  const [first] = machines
  if (!first) throw new UsageError(`${relative(folder, file)} exports no machine.`)
  return skeleton(first[0], first[1] as AnyStateMachine, `./${relative(folder, file)}`)
}

function skeleton(name: string, machine: AnyStateMachine, file: string): string {
  const { states, transitions, invokes } = placesOf(machine)
  const initial = machine.root.initial.target[0]?.path.join('.') ?? ''
  const sent = [...new Set(transitions.map(({ event }) => event).filter((event) => event !== '' && !event.startsWith('xstate.')))]
  const delays = states.flatMap(({ name: state, part }) => Object.keys((part.after ?? {}) as object).map((delay) => ({ state, delay })))
  const events = [
    ...sent.map((type) => `    '${type}': { type: '${type}' },`),
    ...invokes.flatMap(({ id }) => [
      `    '${id} is done': done('${id}'),`,
      `    '${id} fails': failed('${id}', new Error('no answer')),`,
    ]),
    ...delays.map(
      ({ state, delay }) =>
        `    '${nameOfDelay(delay, state)}': after(${Number.isNaN(Number(delay)) ? `'${delay}'` : delay}, '${state}', ${lengthOf(machine, delay)}),`,
    ),
  ]
  const rows = transitions
    .filter((each) => !isForbidding(each) && each.event !== '' && !each.event.startsWith('xstate.done.state.'))
    .map(({ state, event, part }) => {
      const target = typeof part.target === 'string' ? `, to: '${targetOf(state, part.target)}'` : ''
      return `    { in: '${state}', on: '${nameOf(event, delays, states)}'${target} },`
    })
  const used = ['table', ...(invokes.length > 0 ? ['done', 'failed'] : []), ...(delays.length > 0 ? ['after'] : [])].sort()
  return [
    `/** The table of ${machine.id}: what should happen, written by hand. Compare each row with what you expect, not with the machine. */`,
    `import { ${used.join(', ')} } from 'xstate-walk'`,
    `import { ${name} } from '${file}'`,
    '',
    `export const ${name.replace(/Machine$/, '')}Table = table({`,
    `  machine: ${name},`,
    `  starts: { begin: { in: '${initial}' } },`,
    '  events: {',
    ...events,
    '  },',
    '  rows: [',
    ...rows,
    '  ],',
    '})',
    '',
  ].join('\n')
}

function nameOf(
  event: string,
  delays: readonly { readonly state: string; readonly delay: string }[],
  states: readonly { readonly name: string; readonly id: string }[],
): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (actor !== undefined) return `${actor} ${end === 'done' ? 'is done' : 'fails'}`
  const delay = delays.find(({ state, delay: each }) => event === `xstate.after.${each}.${states.find(({ name }) => name === state)?.id}`)
  return delay ? nameOfDelay(delay.delay, delay.state) : event
}

function nameOfDelay(delay: string, state: string): string {
  return `${delay}${Number.isNaN(Number(delay)) ? '' : ' ms'} of ${state || 'the root'} ${Number.isNaN(Number(delay)) ? 'ends' : 'pass'}`
}

function lengthOf({ implementations: { delays } }: AnyStateMachine, delay: string): string {
  const length = Number.isNaN(Number(delay)) ? delays[delay] : Number(delay)
  return typeof length === 'number' ? String(length) : '0'
}

/** The name of the target state, as far as it can be told without the machine's own resolution. */
function targetOf(state: string, target: string): string {
  if (target.startsWith('#')) return target
  if (target.startsWith('.')) return [state, target.slice(1)].filter((part) => part !== '').join('.')
  return [...state.split('.').slice(0, -1), target].join('.')
}

function isMachine(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'config' in value
}
