/** The files that have changed since the branch left `main`, committed or not. */
import { spawnSync } from 'node:child_process'
import { root } from '../run-command.ts'

/** All files of the repository that are not ignored, including new ones. */
export function projectFiles(): string[] {
  return [...new Set(lines(['ls-files', '--cached', '--others', '--exclude-standard']))]
}

/** Includes new files and deleted ones. Without a branch `main`, only changes that are not committed. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((branch) => lines(['merge-base', 'HEAD', branch]))
  return [...new Set([...lines(['diff', '--name-only', '--no-renames', base]), ...lines(['ls-files', '--others', '--exclude-standard'])])]
}

function lines(command: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...command], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}
