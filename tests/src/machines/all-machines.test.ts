/** Every machine has a table, few paths and states with fitting names, and the pages about machines are up to date. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { draw, pages, walk, type Table } from 'xstate-walk'
import { machineFiles, machineNames } from '../../../tools/quick-check/machine-files.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/machines')

const drawn = await Promise.all(machineNames().map(async (name) => {
  const file = join(root, machineFiles(name).table)
  const [table] = Object.values((await import(file)) as Readonly<Record<string, Table>>)
  if (!table) throw new Error(`${file} exports no table.`)
  return draw(table, walk(table), { file: relative(folder, file) })
}))

it.each(machineNames())('walks the machine %s, whose id is the name of its file', (name) => {
  expect(drawn.map((machine) => machine.name)).toContain(name)
  expect(readFileSync(join(root, machineFiles(name).test), 'utf8')).toMatch(/testWalk\(/)
})

/** A machine with more paths does two things that multiply each other, and is split, unless it has a bound of its own. */
const mostPaths = 200

/** Each of these is one thing in many contexts: a list with what is typed, opened or switched in it, times, layers, a form. */
const ownBounds: Readonly<Record<string, number>> = {
  batch: 470, 'events-screen': 1000, layers: 700, moderation: 1100, 'moderation-card': 580, offline: 800, 'own-listings': 640,
  resubmission: 300, search: 1300, submission: 400, 'user-admin': 1050,
}

it.each(drawn.map(({ name, walked }) => ({ name, paths: walked.paths.length })))('$name has few paths: $paths', ({ name, paths }) => {
  const ownBound = ownBounds[name]
  expect(paths).toBeLessThanOrEqual(ownBound ?? mostPaths)
  if (ownBound) expect(paths, 'it needs no bound of its own').toBeGreaterThan(mostPaths)
})

/** What the names of states are made of besides participles with `-ing` or `-ed`. */
const otherWords = new Set([
  'absent', 'away', 'beyond', 'blank', 'broken', 'current', 'empty', 'found', 'gone', 'hidden', 'incomplete', 'kept', 'lost', 'offline',
  'online', 'open', 'overtaken', 'quiet', 'ready', 'shown', 'undoable', 'undone',
])

/** States that are the parts of a screen. */
const parts = new Set(['calendar', 'list', 'search'])

it.each(drawn)('$name has states that are named by what it is', ({ table }) => {
  const names = stateNames(table.machine)
  expect(names.filter((name) => !parts.has(name) && !name.split(/(?=[A-Z])/).some(saysWhatItIs))).toEqual([])
})

it('has up-to-date pages about all machines, and no other files', () => {
  const files = pages(drawn)
  for (const [file, text] of files) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text)
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
})

it('rejects the name of an unknown machine', () => {
  expect(() => machineFiles('kettle')).toThrow(/There is no machine "kettle"\. There are: .*login/)
})

function saysWhatItIs(word: string): boolean {
  return /(?:ing|ed)$/.test(word) || otherWords.has(word)
}

function stateNames({ states }: { readonly states: Readonly<Record<string, AnyStateNode>> }): readonly string[] {
  return Object.entries(states).flatMap(([name, state]) => [name, ...stateNames(state)])
}
