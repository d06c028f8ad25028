/** Following the link of a registration. */
import { describe } from 'vitest'
import { emailVerificationTable } from './email-verification.table.ts'
import { testWalk } from '../walked.ts'

describe('email-verification, path by path', () => testWalk(emailVerificationTable))
