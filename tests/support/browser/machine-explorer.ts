/** Opens the explorer of machines with one machine, in a file as the command writes it. */
import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { draw, explorerPage, walk, type Table } from 'xstate-walk'

/** Returns the paths of the walk, by the start and the events of each. */
export async function openExplorer(page: Page, testInfo: TestInfo, table: Table): Promise<string[]> {
  const file = testInfo.outputPath('machines.html')
  const walked = walk(table)
  writeFileSync(file, explorerPage([await draw(table, walked)]))
  await page.goto(`file://${file}`)
  return walked.paths.map(({ start, events }) => [start, ...events].join(', '))
}

/** The place of a state's box in the window. */
export async function boxOf(page: Page, state: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(`[data-state="${state}"] > rect`).boundingBox()
  if (!box) throw new Error(`${state} is not shown.`)
  return box
}
