/** The machine of the screen that the confirmation link opens. */
import { describe } from 'vitest'
import { emailVerificationTable } from './email-verification.table.ts'
import { testWalk } from '../walked.ts'

describe('email-verification, path by path', () => testWalk(emailVerificationTable))
