/** The machine of the mark that saves a listing. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { markTable } from './mark.table.ts'

describe('mark, path by path', () => testWalk(markTable))
