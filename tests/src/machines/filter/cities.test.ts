/** The machine of the cities. */
import { describe } from 'vitest'
import { citiesTable } from './cities.table.ts'
import { testWalk } from '../walked.ts'

describe('cities, path by path', () => testWalk(citiesTable))
