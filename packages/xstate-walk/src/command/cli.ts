#!/usr/bin/env node
/** The command `xstate-walk`. */
import { run } from './run.ts'

const to = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)
const code = await run(process.argv.slice(2), process.cwd(), to(process.stdout), to(process.stderr))
// A module of the project may keep the process alive, for example by a timer. The output must be written first.
process.stdout.write('', () => process.exit(code))
