/** The machine of the screen that the confirmation link opens. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { emailVerificationMachine } from '../../../../src/machines/account/email-verification.ts'
import { emailVerificationTable } from './email-verification.table.ts'
import { testTags } from '../tags.ts'

describe('email-verification, path by path', () => testWalk(emailVerificationTable))

describe('email-verification', () => {
  testTags(emailVerificationMachine, { token: null, purpose: 'confirm', answer: null, farewell: null, failure: null }, [
    ['verifying', ['busy']],
    ['verified', ['verified']],
    ['failed', ['failed']],
    ['tokenMissing', ['tokenMissing']],
    ['asking', ['asking']],
    ['disowning', ['busy', 'disowning']],
    ['disowned', ['disowned']],
    ['disownFailed', ['disownFailed']],
  ])
})
