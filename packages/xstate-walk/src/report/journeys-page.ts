/** The page of journeys: the picture of each step beside the chart. It refers to the pictures in its folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPictures } from '../journey/pictures.ts'
import { filledPage } from './filled-page.ts'

/** Reads the pictures of a folder, in which the page will be. */
export function journeysPage(folder: string): string {
  const paths = readPictures(folder)
  const names = [...new Set(paths.map(({ journey }) => journey))]
  const drawings = names.map((name) => [name, readFileSync(join(folder, `${name}.svg`), 'utf8')] as const)
  return filledPage('journeys.html', 'journeys.js', { drawings, data: paths })
}
