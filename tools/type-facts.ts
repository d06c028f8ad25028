/** Writes facts of the types of listings into files of the build that cannot import the registries. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { hasField, listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { attributesOfType } from '../domain/lists/choice-attributes.ts'

/** The plugin that adds the drawing and the colours of each type to `document.css`. */
export function typeStyles(): Plugin {
  return {
    name: 'type-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/document.css') ? `${code}\n${listingTypes.flatMap(rulesOf).join('\n')}\n` : null),
  }
}

function rulesOf(type: ListingType): readonly string[] {
  return [
    `.scene-${type} { background-image: url("../drawings/${type}.svg"); }`,
    `.kind-${type} { --kind: var(--${typeRegistry[type].colour}); --kind-soft: var(--${typeRegistry[type].colour}-soft); }`,
  ]
}

/** Writes the segment, the order and the attributes of each type into the script for lists on other sites. */
export function writeListFacts(file: string): void {
  const facts = {
    segments: factsByType((type) => typeRegistry[type].segment),
    // The next days come first, and not what was approved last.
    orders: factsByType((type) => (hasField(type, 'startDate') ? 'days' : null)),
    choices: factsByType(attributesOfType),
  }
  writeFileSync(file, Object.entries(facts).reduce((script, [name, fact]) => {
    const parts = script.split(`const ${name} = {}`)
    if (parts.length !== 2) throw new Error(`${file} has no single place for the ${name}.`)
    return parts.join(`const ${name} = ${JSON.stringify(fact)}`)
  }, readFileSync(file, 'utf8')))
}

function factsByType<Fact>(factOf: (type: ListingType) => Fact): Readonly<Record<string, Fact>> {
  return Object.fromEntries(listingTypes.map((type) => [type, factOf(type)]))
}
