/** The build that a run of tests or benches began with, also after somebody has built beside it. */
import { keepBuild } from './builds.js'
import { root } from './run-command.ts'

/** Its folder, which is kept until this process ends. The processes that it starts use the same build. */
export function usedBuild(): string {
  return (process.env.USED_BUILD ??= keepBuild(root))
}
