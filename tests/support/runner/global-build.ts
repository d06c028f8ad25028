/** Keeps the build that a run of Playwright begins with, for the run and its workers. */
import { usedBuild } from '../../../tools/used-build.ts'

export default function setup(): void {
  usedBuild()
}
