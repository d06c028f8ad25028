/** The machine of the registration. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { registrationTable } from './registration.table.ts'

describe('registration, path by path', () => testWalk(registrationTable))
