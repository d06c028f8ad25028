/** The machine of what has changed in the open queue. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { queueNewsTable } from './queue-news.table.ts'

describe('queue-news, path by path', () => testWalk(queueNewsTable))
