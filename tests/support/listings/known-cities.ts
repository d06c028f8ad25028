/** The cities with their aliases, as the server and the forms know them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAliases, type City, type SentAliases } from '../../../domain/places/cities.ts'

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../../public', file), 'utf8'))
}

export const sentAliases = read('cityAliases.json') as SentAliases

export const knownCities = withAliases(read('greekCities.json') as City[], sentAliases)
