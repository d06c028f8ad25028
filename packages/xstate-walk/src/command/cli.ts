#!/usr/bin/env node
/** The command `xstate-walk`. */
import { run } from './run.ts'

const code = await run(process.argv.slice(2), process.cwd(), (text) => process.stdout.write(`${text}\n`))
// A module of the project may keep the process alive, for example by a timer. The output must be written first.
process.stdout.write('', () => process.exit(code))
