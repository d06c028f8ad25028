/** Checks the types of all projects, or of the named ones: `npm run types`, `npm run types -- server`. */
import { runCommand, tsc } from './run-command.ts'

const named = process.argv.slice(2)

/** In the order of their imports. */
const projects = ['domain', 'words', 'server', 'src', 'src/service-worker', 'tests', 'packages/xstate-walk']

for (const project of named.length > 0 ? named : projects) {
  // Several threads check what they share once each, which costs processor time that other commands of the check need.
  const { status } = await runCommand(`${tsc} -p ${project} --singleThreaded`, { live: true })
  if (status !== 0) process.exitCode = 1
}
