/** A forgotten password: the link that is asked for. */
import { describe } from 'vitest'
import { testWalk } from '../walked.ts'
import { linkRequestTable } from './link-request.table.ts'

describe('link-request, path by path', () => testWalk(linkRequestTable))
