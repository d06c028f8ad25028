/** The error of a failed path: lists its steps, to be repeated by hand. */
import type { Path } from './generate.ts'
import type { Table } from './table.ts'

export class PathFailure extends Error {
  readonly path: Path | null

  constructor({ machine }: Pick<Table, 'machine'>, path: Path | null, fault: string) {
    super([`${machine.id}: ${fault}`, ...(path ? ['', 'The path to this step:', ...steps(path)] : [])].join('\n'))
    this.name = 'PathFailure'
    this.path = path
  }
}

function steps({ start, events }: Path): string[] {
  return [start, ...events].map((step, index) => `  ${index + 1}. ${step}`)
}
