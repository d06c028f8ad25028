/** The machine of the screen of what is saved. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { savedTable } from './saved.table.ts'

describe('saved, path by path', () => testWalk(savedTable))
