/** The machine of how often an administrator gets an email about new listings. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { digestChoiceTable } from './digest-choice.table.ts'

describe('digest-choice, path by path', () => testWalk(digestChoiceTable))
