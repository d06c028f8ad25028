/** The path explorer, a self-contained page: select a machine, see its diagram, replay a path. */
import { readFileSync } from 'node:fs'
import type { DrawnMachine } from './drawn-machine.ts'

/** The data for the script of the page. Paths refer to events and states by index, which keeps the page small. */
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

/** The ids of the arrow heads must be unique within the page. */
function inline(name: string, drawing: string): string {
  return drawing.replace(/<style>[\s\S]*?<\/style>\n/, '').replaceAll('id="head"', `id="head-${name}"`).replaceAll('url(#head)', `url(#head-${name})`)
}
