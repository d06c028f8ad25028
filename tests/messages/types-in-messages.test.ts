/** Messages that differ by the type of a listing: each says every type, so that a new one gets no other one's words. */
import { describe, expect, it } from 'vitest'
import { listingTypes } from '../../domain/listing/listing.ts'
import greek from '../../messages/el.json' with { type: 'json' }
import english from '../../messages/en.json' with { type: 'json' }

interface Variants {
  readonly selectors?: readonly string[]
  readonly match: Readonly<Record<string, string>>
}

/** Messages with words for events, and others for all other types. */
const eventsOrOthers = ['lists_filter']

const byType = Object.entries({ ...named('en', english), ...named('el', greek) })

function named(language: string, messages: object): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(messages).flatMap(([name, message]) => {
    const all = Array.isArray(message) ? (message as Variants[]) : []
    const keys = all.flatMap(({ selectors = [], match }) => (selectors.some(isOfType) ? Object.keys(match) : []))
    return keys.length > 0 && !eventsOrOthers.includes(name) ? [[`${name} (${language})`, keys]] : []
  }))
}

function isOfType(selector: string): boolean {
  return selector === 'type' || selector === 'listingType'
}

describe.each(byType)('the message %s', (_, keys) => {
  it.each(listingTypes)('has words for the type %s', (type) => {
    expect(keys.some((key) => key.split(', ').some((part) => isOfType(part.split('=')[0] ?? '') && part.endsWith(`=${type}`)))).toBe(true)
  })
})
