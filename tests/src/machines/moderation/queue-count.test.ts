/** The machine of the number of listings beside a link to their list. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { queueCountTable } from './queue-count.table.ts'

describe('queue-count, path by path', () => testWalk(queueCountTable))
