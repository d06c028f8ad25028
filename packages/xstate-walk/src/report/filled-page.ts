/** Fills in a page of `explorer/`, which then loads no other files. */
import { readFileSync } from 'node:fs'

export interface PageParts {
  /** The SVG of each statechart, by name. */
  readonly drawings: readonly (readonly [name: string, drawing: string])[]
  readonly data: unknown
}

/** `page` and `script` are the names of files. */
export function filledPage(page: string, script: string, { drawings, data }: PageParts): string {
  const part = (name: string) => readFileSync(new URL(`./explorer/${name}`, import.meta.url), 'utf8')
  const charts = drawings.map(([name, drawing]) => `<div class="chart" id="chart-${name}" hidden>\n${inline(name, drawing)}</div>`)
  return part(page)
    .replace('/* style */', () => part('style.css').trim())
    .replace('<!-- charts -->', () => part('chart.html').trim())
    .replace('<!-- drawings -->', () => charts.join('\n'))
    .replace('/* data */', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => joined(part('chart-view.js'), part(script)))
}

/** Modules as one script: a page that is opened as a file cannot load them. */
function joined(...modules: readonly string[]): string {
  return modules.map((text) => text.replace(/^import .*\n/gm, '').replace(/^export /gm, '').trim()).join('\n')
}

/** The ids of the arrow heads must be unique within the page. */
function inline(name: string, drawing: string): string {
  return drawing
    .replace(/<style>[\s\S]*?<\/style>\n/, '')
    .replaceAll('id="head"', `id="head-${name}"`)
    .replaceAll('url(#head)', `url(#head-${name})`)
}
