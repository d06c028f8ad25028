/** The page of journeys: the picture of each step beside the chart. It refers to the pictures in its folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPictures } from '../journey/pictures.ts'
import { inlineDrawing } from './explorer-page.ts'

/** Reads the pictures of a folder, in which the page will be. */
export function journeysPage(folder: string): string {
  const part = (name: string) => readFileSync(new URL(`./explorer/${name}`, import.meta.url), 'utf8')
  const paths = readPictures(folder)
  const names = [...new Set(paths.map(({ journey }) => journey))]
  const charts = names.map((name) => `<div class="chart" id="chart-${name}" hidden>\n${inlineDrawing(name, readFileSync(join(folder, `${name}.svg`), 'utf8'))}</div>`)
  return part('journeys.html')
    .replace('/* style */', () => part('style.css').trim())
    .replace('<!-- charts -->', () => charts.join('\n'))
    .replace('/* data */', () => JSON.stringify(paths).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => part('journeys.js').trim())
}
