/** The order of test files: project by project, since a process serves one project at a time, and random within each. */
import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

export class OrderByProject extends BaseSequencer {
  /** The order is the same for the same seed. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx
    const rank = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${config.sequence.seed} ${moduleId}`).digest('hex')
    const keyed = files.map((file) => ({ file, place: projects.indexOf(file.project), rank: rank(file) }))
    return keyed.sort((a, b) => a.place - b.place || (a.rank < b.rank ? -1 : 1)).map(({ file }) => file)
  }
}
