/** The machine of the contact form. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { contactTable } from './contact.table.ts'

describe('contact, path by path', () => testWalk(contactTable))
