/** One page that needs nothing else: pick a machine, see its chart, replay a path. */
import { readFileSync } from 'node:fs'
import type { DrawnMachine } from './drawn-machine.ts'

/** What the script of the page reads. Events and states are numbers of the lists beside them, since paths repeat them a lot. */
export interface ExplorerMachine {
  readonly name: string
  readonly events: readonly string[]
  readonly states: readonly string[]
  readonly paths: readonly { readonly start: string; readonly events: readonly number[]; readonly states: readonly number[] }[]
}

export function explorerPage(machines: readonly DrawnMachine[]): string {
  const part = (name: string) => readFileSync(new URL(`./explorer/${name}`, import.meta.url), 'utf8')
  const drawings = machines.map(({ name, drawing }) => `<div class="chart" id="chart-${name}" hidden>\n${inline(name, drawing)}</div>`)
  return part('page.html')
    .replace('/* style */', () => part('style.css').trim())
    .replace('<!-- charts -->', () => drawings.join('\n'))
    .replace('/* data */', () => JSON.stringify(machines.map(explorerMachine)).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => part('script.js').trim())
}

function explorerMachine({ name, table, walked: { paths } }: DrawnMachine): ExplorerMachine {
  const events = Object.keys(table.events)
  const states = [...new Set(paths.flatMap((path) => path.states))]
  return {
    name, events, states,
    paths: paths.map((path) => ({
      start: path.start,
      events: path.events.map((event) => events.indexOf(event)),
      states: path.states.map((state) => states.indexOf(state)),
    })),
  }
}

/** Two drawings in one page must not share the name of their arrow head. */
function inline(name: string, drawing: string): string {
  return drawing.replace(/<style>[\s\S]*?<\/style>\n/, '').replaceAll('id="head"', `id="head-${name}"`).replaceAll('url(#head)', `url(#head-${name})`)
}
