#!/usr/bin/env node
/** The command `xstate-walk`. */
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), process.cwd(), (text) => process.stdout.write(`${text}\n`))
