/** The pages about machines. */
import { describe, expect, it } from 'vitest'
import { columns } from '../../../tools/paths/report/columns.ts'
import { explorerPage } from '../../../tools/paths/report/explorer-page.ts'
import { indexPage, machinePage } from '../../../tools/paths/report/machine-page.ts'
import type { DrawnMachine } from '../../../tools/paths/report/drawn-machine.ts'
import { walk } from '../../../tools/paths/walk.ts'
import { kettleTable } from './kettle.ts'

const drawing = '<svg><style>\ntext{}\n</style>\n<marker id="head"/><path marker-end="url(#head)"/></svg>\n'
const files = { source: 'src/machines/kitchen/kettle.ts', table: 'tests/kettle.table.ts', test: 'tests/kettle.test.ts' }
const drawn: DrawnMachine = { name: 'kettle', files, table: kettleTable, walked: walk(kettleTable), drawing }
const missed = { all: ['empty', 'hot'], missed: ['hot'] }

describe('the page of a machine', () => {
  it('shows the diagram and the coverage', () => {
    const page = machinePage({ ...drawn, walked: { ...drawn.walked, states: missed } })
    expect(page).toContain('![The statechart of kettle](kettle.svg)')
    expect(page).toContain('[src/machines/kitchen/kettle.ts](../../src/machines/kitchen/kettle.ts)')
    expect(page).toContain('**Covered** by 2 paths: 1 of 2 states, 4 of 4 transitions.')
  })

  it('lists the rows of the table: the next state, or the reason why an event is ignored', () => {
    const quiet = { in: ['empty', 'hot'], on: ['look', 'listen'], when: ['it is dark', () => true] as const }
    const lines = machinePage({ ...drawn, table: { ...kettleTable, rows: [...kettleTable.rows, quiet] } }).split('\n')
    expect(lines).toContain('| buy a kettle | `empty` |')
    expect(lines).toContain('| `filling` | the water comes |  | `boiling` |')
    expect(lines).toContain('| `filling` | fill it |  | It is being filled. |')
    expect(lines).toContain('| `empty`, `hot` | look, listen | it is dark | unchanged |')
  })
})

describe('the page of all machines', () => {
  it('has a row for each machine, with its numbers of states, transitions and paths', () => {
    const lines = indexPage([drawn, { ...drawn, name: 'pot' }]).split('\n')
    expect(lines).toContain('| [kettle](kettle.md) | 4 | 4 | 2 |')
    expect(lines).toContain('| [pot](pot.md) | 4 | 4 | 2 |')
  })
})

describe('the path explorer', () => {
  const page = explorerPage([drawn, { ...drawn, name: 'pot' }])

  it('loads no other files', () => {
    expect(page).not.toMatch(/<(link|script)[^>]+(href|src)=/)
    expect(page).not.toMatch(/\/\* (style|data|script) \*\/|<!-- charts -->/)
  })

  it('contains each drawing with a unique arrow head id and without its style', () => {
    expect(page).toContain('id="chart-pot" hidden>\n<svg><marker id="head-pot"/><path marker-end="url(#head-pot)"/></svg>')
    expect(page).not.toContain('text{}')
  })

  it('contains each path as indexes of events and states', () => {
    const events = ['fill it', 'the water comes', 'the water is cut', 'three minutes pass']
    const kettle = {
      name: 'kettle', events, states: ['empty', 'filling', 'boiling', 'hot'],
      paths: [
        { start: 'buy a kettle', events: [0, 2], states: [0, 1, 0] },
        { start: 'buy a kettle', events: [0, 1, 3], states: [0, 1, 2, 3] },
      ],
    }
    expect(page).toContain(JSON.stringify([kettle, { ...kettle, name: 'pot' }]))
  })

  it('escapes markup in names', () => {
    const table = { ...kettleTable, events: { ...kettleTable.events, '</script>': { type: 'kettle.fill' } } }
    expect(explorerPage([{ ...drawn, table }])).toContain('\\u003c/script>')
  })
})

describe('columns', () => {
  it('are as wide as their widest cell, and end without spaces', () => {
    expect(columns([['machine', 'ms'], ['pot', '12'], ['a', '']])).toBe('machine  ms\npot      12\na')
  })
})
