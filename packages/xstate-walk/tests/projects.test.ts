/** The command in projects that are not as tidy as one would like. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/command/run.ts'

const packageFolder = join(import.meta.dirname, '..')
let folder = ''

const imports = `
import { createMachine } from 'xstate'
import { table } from ${JSON.stringify(join(packageFolder, 'src/table/table.ts'))}
`
const withInput = 'input: () => ({ size: 1 }), context: { size: 1 },'

/** A table of a machine that needs an input to start; `id` and `input` are text of its source. */
const tableText = (exported: string, id: string, input = withInput) => `
export const ${exported} = table({
  machine: createMachine({
    ${id}
    context: ({ input }) => ({ size: input.size }),
    initial: 'here',
    states: { here: { on: { go: 'there' } }, there: { type: 'final' } },
  }),
  starts: { begin: { ${input} in: 'here' } },
  events: { go: { type: 'go' } },
  rows: [{ in: 'here', on: 'go', to: 'there' }],
})
`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xstate-walk-'))
  symlinkSync(join(packageFolder, '../../node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ 'xstate-walk': { tables: 'own/*.table.mjs', report: 'pages' } }))
  for (const [name, text] of [
    ['own', tableText('ownTable', "id: 'own',")],
    ['nameless', tableText('firstTable', '') + tableText('secondTable', '')],
    ['alive', `${tableText('aliveTable', "id: 'alive',")}setInterval(() => {}, 1000)`],
    ['forgetful', tableText('forgetfulTable', "id: 'forgetful',", '')],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, `${name}.table.mjs`), imports + text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** The exit code and the printed text. */
async function command(...words: readonly string[]): Promise<readonly [code: number, text: string]> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  const code = await run(words, folder, print, print)
  return [code, lines.join('\n')]
}

describe('machines without an id', () => {
  it('have the names of their tables, and pages of their own', async () => {
    const [code, text] = await command('--tables', 'nameless/*.table.mjs', '--report', 'nameless-pages')
    expect([code, text]).toEqual([0, expect.stringMatching(/^firstTable .*\nsecondTable /m)])
    expect(readFileSync(join(folder, 'nameless-pages/README.md'), 'utf8')).toMatch(/firstTable.*secondTable/s)
    const [, chosen] = await command('--tables', 'nameless/*.table.mjs', '--machine', 'secondTable')
    expect(chosen).not.toContain('firstTable')
  })
})

describe('the pages of a project', () => {
  it('show its own tables, not those of another pattern', async () => {
    expect((await command('--tables', 'nameless/*.table.mjs'))[0]).toBe(0)
    expect(existsSync(join(folder, 'pages'))).toBe(false)
    expect((await command())[0]).toBe(0)
    expect(readFileSync(join(folder, 'pages/README.md'), 'utf8')).toContain('own')
  })
})

describe('a setting that there is not', () => {
  it('is told, with the one that is meant', async () => {
    const wrong = mkdtempSync(join(folder, 'settings-'))
    writeFileSync(join(wrong, 'package.json'), JSON.stringify({ 'xstate-walk': { table: 'own/*.table.mjs' } }))
    const lines: string[] = []
    expect(await run([], wrong, () => {}, (text) => void lines.push(text))).toBe(2)
    expect(lines).toEqual(['"xstate-walk" of package.json has the unknown key "table". Did you mean "tables"?'])
  })
})

describe('a module that would run for ever', () => {
  it('does not keep the command from its end', () => {
    const cli = join(packageFolder, 'src/command/cli.ts')
    const words = ['--import', import.meta.resolve('tsx'), cli, '--tables', 'alive/*.table.mjs']
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', timeout: 30_000 })
    expect([status, stdout]).toEqual([0, expect.stringContaining('alive')])
  })
})

describe('a start without the input that the machine needs', () => {
  it('is told so', async () => {
    const [code, text] = await command('--tables', 'forgetful/*.table.mjs')
    expect([code, text]).toEqual([1, expect.stringMatching(/The machine stops with an unhandled error: TypeError: .*\n +The start has no `input`\./)])
  })
})
