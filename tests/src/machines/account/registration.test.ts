/** The machine of the registration. */
import { describe } from 'vitest'
import { registrationTable } from './registration.table.ts'
import { testWalk } from '../walked.ts'

describe('registration, path by path', () => testWalk(registrationTable))
