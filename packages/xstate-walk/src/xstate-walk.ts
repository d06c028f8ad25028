/** The public interface of the package. */
export { actor, after, delayed, done, failed, passed, published, table } from './table/table.ts'
export type {
  ActionCall,
  Call,
  ActorEvent,
  AnyRow,
  ChildSnapshot,
  Condition,
  Elapsed,
  Invocation,
  Moment,
  Passed,
  Row,
  Start,
  Table,
} from './table/table.ts'
export { drawn, type Arbitrary, type Drawn } from './table/drawn.ts'
export { stateName } from './machine/state-name.ts'
export { walk } from './walk/walk.ts'
export type { Exploration } from './walk/exploration.ts'
export type { WalkedPath } from './walk/trail.ts'
export { WalkFailure, type Failure, type Path } from './walk/failure.ts'
export type { Coverage } from './walk/coverage.ts'
export { randomWalk, type RandomWalkOptions } from './walk/random-walk.ts'
export { replay, type Replayed } from './walk/replay.ts'
export { explorerPage } from './report/explorer-page.ts'
export { draw, pages, report, type ReportFiles } from './report/report.ts'
export type { DrawnMachine } from './report/drawn-machine.ts'
export { jsonReport, junitReport, mutationReport } from './report/results.ts'
export { faults, totals, wrongVerdicts, type Verdict } from './faults/faults.ts'
