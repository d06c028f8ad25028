/** The machine of the cities. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { citiesTable } from './cities.table.ts'

describe('cities, path by path', () => testWalk(citiesTable))
