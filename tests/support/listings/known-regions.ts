/** The regions with their towns, as the web app reads them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { regionsOf, type SentRegion } from '../../../domain/places/regions.ts'
import { knownCities } from './known-cities.ts'

const file = join(import.meta.dirname, '../../../public/greekRegions.json')

export const knownRegions = regionsOf(JSON.parse(readFileSync(file, 'utf8')) as SentRegion[], knownCities)
