/** Runs the site from its sources: watches and serves messages, server and web app at the same time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import packages from '../package.json' with { type: 'json' }
import { root, runCommand } from './run-command.ts'

const [, ...compileArguments] = packages.scripts['generate:messages'].split(' ')

/** Started directly: npm or a shell would not forward signals. */
const programs: readonly (readonly string[])[] = [
  ['node_modules/@inlang/paraglide-js/bin/run.js', ...compileArguments, '--watch'],
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
]

// The server and the web app import them at the start.
await runCommand('npm run --silent generate:messages')

const children = programs.map((program) => spawn(process.execPath, program, { cwd: root, stdio: 'inherit' }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
await Promise.race(children.map((child) => once(child, 'exit')))
stop()

function stop() {
  for (const child of children) child.kill()
}
