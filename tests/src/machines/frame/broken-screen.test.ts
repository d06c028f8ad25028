/** The machine of a screen that could not be fetched or drawn. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { brokenScreenTable } from './broken-screen.table.ts'

describe('a broken screen, path by path', () => testWalk(brokenScreenTable))
