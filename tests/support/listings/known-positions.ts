/** The positions of the towns by their stored names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../../../domain/places/distance.ts'
import { knownCities } from './known-cities.ts'

const file = join(import.meta.dirname, '../../../public/townPositions.json')
const positions = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Position>>

export const knownPositions: ReadonlyMap<string, Position> = new Map(knownCities.flatMap(({ id, name }): [string, Position][] => {
  const position = positions[id]
  return position ? [[name.en, position]] : []
}))
