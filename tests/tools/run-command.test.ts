/** Commands of the project as child processes. */
import { expect, it } from 'vitest'
import { runCommand } from '../../tools/run-command.ts'

it('returns the output and the exit code', async () => {
  expect(await runCommand('echo out; echo err >&2; exit 3')).toMatchObject({ status: 3, output: expect.stringContaining('err') as string })
})

it('runs in another folder', async () => {
  expect((await runCommand('pwd', { folder: '/' })).output).toBe('/\n')
})

it('ends a command with all processes that it has started', async () => {
  const end = new AbortController()
  const running = runCommand('echo "$$"; sleep 600 & sleep 600', { signal: end.signal })
  end.abort()
  const { status } = await running
  expect(status).toBe(1)
})
