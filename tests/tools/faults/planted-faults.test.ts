/** The tables of planted faults match the current sources and tests. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chosenFaults } from '../../../tools/faults/chosen-faults.ts'
import { withFault, type Fault } from '../../../tools/faults/fault.ts'
import { journeyFaults } from '../../../tools/faults/journeys.ts'
import { machineFaults } from '../../../tools/faults/machines.ts'
import { screenFaults } from '../../../tools/faults/screens.ts'
import { serverFaults } from '../../../tools/faults/server.ts'
import { root } from '../../../tools/run-command.ts'

const screens = [...journeyFaults, ...screenFaults]
const all = [...machineFaults, ...screens, ...serverFaults]

describe.each(all)('$fault', (fault) => {
  it('replaces a text that occurs once in its file', () => {
    expect(withFault(root, fault)).toContain(fault.to)
    expect(fault.to).not.toBe(fault.from)
  })

  it('names tests that exist', () => {
    expect(fault.tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
    expect(fault.tests).not.toEqual([])
  })
})

it.each(['a text that does not occur', 'import'])('“%s” is rejected, because it does not occur once', (from) => {
  const fault: Fault = { fault: 'none', file: 'tools/faults/chosen-faults.ts', from, to: '', tests: [] }
  expect(() => withFault(root, fault)).toThrow(/times, not once/)
})

it('all faults have different descriptions and places', () => {
  expect(new Set(all.map(({ fault }) => fault)).size).toBe(all.length)
  expect(new Set(all.map(({ file, from }) => `${file} ${from}`)).size).toBe(all.length)
})

it('there are at least 12 faults of machines, 30 of screens and 20 of the server', () => {
  expect(machineFaults.length).toBeGreaterThanOrEqual(12)
  expect(screens.length).toBeGreaterThanOrEqual(30)
  expect(serverFaults.length).toBeGreaterThanOrEqual(20)
})

describe('the arguments of `npm run faults`', () => {
  it('choose everything if there are none', () => {
    expect(chosenFaults([])).toEqual({ areGenerated: true, machines: machineFaults, screens, server: serverFaults })
  })

  it('choose a kind', () => {
    expect(chosenFaults(['server'])).toEqual({ areGenerated: false, machines: [], screens: [], server: serverFaults })
    expect(chosenFaults(['machines'])).toEqual({ areGenerated: true, machines: machineFaults, screens: [], server: [] })
  })

  it('choose by a part of the path of the file or of a test', () => {
    const { areGenerated, machines, screens, server } = chosenFaults(['server/store/outbox.ts', 'journeys/login', 'machines/search'])
    expect(areGenerated).toBe(false)
    expect(machines.map(({ tests }) => tests)).toEqual([['tests/src/machines/search/search.table.ts']])
    expect(new Set(server.map(({ file }) => file))).toEqual(new Set(['server/store/outbox.ts']))
    expect(screens.map(({ tests }) => tests)).toEqual([['tests/journeys/login.test.ts']])
  })

  it('are rejected if they choose nothing', () => {
    expect(() => chosenFaults(['server', 'src/ui'])).toThrow('No fault matches: server src/ui.')
  })
})
