/** Runs the site from its sources, anew after each change: messages, server and web app beside each other. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root, runCommand } from './run-command.ts'

const programs: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npm', 'run', '--silent', 'generate:messages', '--', '--watch'],
  [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  [process.execPath, 'node_modules/vite/bin/vite.js'],
]

// The other two need them from their first moment.
await runCommand('npm run --silent generate:messages')

const children = programs.map(([command, ...args]) => spawn(command, args, { cwd: root, stdio: 'inherit' }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
await Promise.race(children.map((child) => once(child, 'exit')))
stop()

function stop() {
  for (const child of children) child.kill()
}
