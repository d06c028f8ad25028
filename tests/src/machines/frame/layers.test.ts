/** The machine of the layers over a screen. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { layersTable } from './layers.table.ts'

describe('layers over a screen, path by path', () => testWalk(layersTable))
