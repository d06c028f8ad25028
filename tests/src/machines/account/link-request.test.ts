/** The machine of the form that requests a link for a new password. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { linkRequestTable } from './link-request.table.ts'

describe('link-request, path by path', () => testWalk(linkRequestTable))
