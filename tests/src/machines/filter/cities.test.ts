/** The cities that a form offers. */
import { describe } from 'vitest'
import { citiesTable } from './cities.table.ts'
import { testWalk } from '../walked.ts'

describe('cities, path by path', () => testWalk(citiesTable))
