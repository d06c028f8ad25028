/** The machine of the contact form. */
import { describe } from 'vitest'
import { contactTable } from './contact.table.ts'
import { testWalk } from '../walked.ts'

describe('contact, path by path', () => testWalk(contactTable))
