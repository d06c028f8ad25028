/** The pages about machines, the explorer, and the results for other programs. */
import { describe, expect, it } from 'vitest'
import { columns } from '../src/report/columns.ts'
import type { DrawnMachine } from '../src/report/drawn-machine.ts'
import { explorerPage, type ExplorerMachine } from '../src/report/explorer-page.ts'
import { mutationPage } from '../src/report/mutation-page.ts'
import { indexPage, machinePage } from '../src/report/pages.ts'
import { jsonReport, junitReport, mutationReport } from '../src/report/results.ts'
import { faults } from '../src/faults/faults.ts'
import { explore } from '../src/walk/explore.ts'
import { soundTables } from './comparison.ts'
import { kettleTable } from './kettle.ts'

const drawing = '<svg><style>\ntext{}\n</style>\n<marker id="head"/><path marker-end="url(#head)"/></svg>\n'
const walked = explore(kettleTable)
const explorerMachines = (page: string) =>
  JSON.parse(/id="data">(.*)<\/script>/.exec(page)?.[1] ?? '') as readonly ExplorerMachine[]
const drawn: DrawnMachine = { name: 'kettle', file: '../kettle.table.ts', table: kettleTable, walked, drawing }

describe('the page of a machine', () => {
  it('shows the diagram and the coverage', () => {
    const page = machinePage({ ...drawn, walked: { ...walked, states: { all: ['empty', 'hot'], missed: ['hot'] } } })
    expect(page).toContain('![The statechart of kettle](kettle.svg)')
    expect(page).toContain('The table: [kettle.table.ts](../kettle.table.ts).')
    expect(page).toContain('**Covered** by 2 paths: 1 of 2 states, 4 of 4 transitions, 0 of 0 outcomes of guards.')
  })

  it('lists the rows of the table: the next state, or the reason why an event is ignored', () => {
    const quiet = { in: ['empty', 'hot'], on: ['look', 'listen'], when: ['it is dark', () => true] as const }
    const moved = { in: 'hot', on: 'pour', to: () => 'empty' }
    const lines = machinePage({ ...drawn, table: { ...kettleTable, rows: [...kettleTable.rows, quiet, moved] } }).split('\n')
    expect(lines).toContain('| buy a kettle | `empty` |')
    expect(lines).toContain('| `filling` | the water comes |  | `boiling` |')
    expect(lines).toContain('| `filling` | fill it |  | It is being filled. |')
    expect(lines).toContain('| `empty`, `hot` | look, listen | it is dark | unchanged |')
    expect(lines).toContain('| `hot` | pour |  | depends on the context |')
  })
})

describe('the page of all machines', () => {
  it('has a row for each machine, with its numbers of states, transitions, guards and paths', () => {
    const lines = indexPage([drawn, { ...drawn, name: 'pot' }]).split('\n')
    expect(lines).toContain('| [kettle](kettle.md) | 4 | 4 | 0 | 2 |')
    expect(lines).toContain('| [pot](pot.md) | 4 | 4 | 0 | 2 |')
  })
})

describe('the explorer', () => {
  const page = explorerPage([drawn, { ...drawn, name: 'pot' }])
  const data = explorerMachines(page)

  it('loads no other files', () => {
    expect(page).not.toMatch(/<(link|script)[^>]+(href|src)=/)
    expect(page).not.toMatch(/\/\* (style|data|script) \*\/|<!-- (charts|drawings) -->|^(import|export) /m)
  })

  it('contains each drawing with a unique arrow head id and without its style', () => {
    expect(page).toContain('id="chart-pot" hidden>\n<svg><marker id="head-pot"/><path marker-end="url(#head-pot)"/></svg>')
    expect(page).not.toContain('text{}')
  })

  it('contains the id of each machine, which may have another name than its pages', () => {
    expect(data.map(({ name, id }) => [name, id])).toEqual([
      ['kettle', 'kettle'],
      ['pot', 'kettle'],
    ])
  })

  it('contains the moments of each machine, and the edges between them with their transitions', () => {
    const [kettle] = data
    expect(kettle?.moments.map(({ state, context }) => [state, context])).toEqual([
      ['empty', { cups: 0 }],
      ['filling', { cups: 0 }],
      ['boiling', { cups: 2 }],
      ['hot', { cups: 2 }],
    ])
    const edges = kettle?.edges.map(([from, event, to, transitions]) => [
      from,
      kettle.events[event],
      to,
      ...transitions.map((each) => kettle.transitions[each]),
    ])
    expect(edges).toEqual([
      [-1, 'buy a kettle', 0],
      [0, 'fill it', 1, 'kettle.empty on kettle.fill'],
      [1, 'the water comes', 2, 'kettle.filling fill onDone'],
      [1, 'the water is cut', 0, 'kettle.filling fill onError'],
      [2, 'three minutes pass', 3, 'kettle.boiling after boiling'],
    ])
    expect(kettle?.moments.map(({ reachedBy }) => reachedBy)).toEqual([0, 1, 2, 4])
  })

  it.each(soundTables)('has the paths of the walk of $machine.id, to their last steps', (table) => {
    const own = explore(table)
    const [machine] = explorerMachines(explorerPage([{ ...drawn, table, walked: own }]))
    const pathTo = (last: number): string[] => {
      const [from, event, to] = machine?.edges[last] ?? [-1, -1, -1]
      const before = from < 0 ? [] : pathTo(machine?.moments[from]?.reachedBy ?? -1)
      return [...before, `${machine?.events[event]}: ${machine?.moments[to]?.state}`]
    }
    expect(machine?.paths.map(pathTo)).toEqual(
      own.paths.map(({ start, events, states }) => [start, ...events].map((name, index) => `${name}: ${states[index]}`)),
    )
    expect(own.paths.length).toBeGreaterThan(0)
  })

  it('escapes markup in names', () => {
    const table = { ...kettleTable, events: { ...kettleTable.events, '</script>': { type: 'kettle.fill' } } }
    expect(explorerPage([{ ...drawn, table }])).toContain('\\u003c/script>')
  })
})

describe('results for other programs', () => {
  it('are JSON with the coverage of states, transitions, guards and pairs', () => {
    const { machines } = JSON.parse(jsonReport([{ name: 'kettle', walked }])) as { machines: readonly Record<string, unknown>[] }
    expect(machines[0]).toMatchObject({ machine: 'kettle', failures: [], keys: 4, states: { missed: [] } })
    expect(machines[0]?.pairs).toEqual({
      all: [
        'kettle.empty on kettle.fill, then kettle.filling fill onDone',
        'kettle.empty on kettle.fill, then kettle.filling fill onError',
        'kettle.filling fill onDone, then kettle.boiling after boiling',
        'kettle.filling fill onError, then kettle.empty on kettle.fill',
      ],
      missed: ['kettle.filling fill onError, then kettle.empty on kettle.fill'],
    })
  })

  it("are JUnit's XML, with a case for the table and for each path", () => {
    expect(junitReport([{ name: 'kettle', walked }])).toMatch(/<testsuite name="kettle" tests="3" failures="0" time="[\d.]+">/)
    const wrong = { ...kettleTable, rows: kettleTable.rows.map((row) => (row.to === 'hot' ? { ...row, calls: [] } : row)) }
    const text = junitReport([{ name: 'kettle', walked: explore(wrong) }])
    expect(text).toContain('failures="1"')
    expect(text).toContain(
      `three minutes pass"><failure message="The calls are [ [ 'ring', { cups: 2 } ] ], the table says [].">`,
    )
  })

  it('are the schema of mutation testing', () => {
    const report = JSON.parse(
      mutationReport(
        [{ machine: 'kettle', file: 'kettle.table.ts', source: "import { x } from 'y'\nconst machine = x\n" }],
        faults(kettleTable),
      ),
    ) as {
      schemaVersion: string
      files: Record<string, { mutants: readonly { status: string; location: unknown }[] }>
    }
    const mutants = report.files['kettle.table.ts']?.mutants ?? []
    expect(report.schemaVersion).toBe('2')
    expect(mutants.length).toBeGreaterThan(12)
    expect(new Set(mutants.map(({ status }) => status))).toEqual(new Set(['Killed']))
    expect(mutants[0]?.location).toEqual({ start: { line: 2, column: 1 }, end: { line: 2, column: 2 } })
  })
})

describe('the page of planted faults', () => {
  it('loads nothing, and cannot be ended by a text in the report', () => {
    const page = mutationPage('{ "files": { "</script>": {} } }')
    expect(page).not.toMatch(/<script[^>]+src=|<link/)
    expect(page).toContain('.report = { "files": { "\\u003c/script>": {} } }</script>')
    expect(page.match(/<\/script>/g)).toHaveLength(2)
  })
})

describe('columns', () => {
  it('are as wide as their widest cell, and end without spaces', () => {
    expect(
      columns([
        ['machine', 'ms'],
        ['pot', '12'],
        ['a', ''],
      ]),
    ).toBe('machine  ms\npot      12\na')
  })
})
