/** The mark of first listings with links. */
import { describe, expect, it } from 'vitest'
import { firstWithLinks } from '../../../domain/moderation/first-links.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { typedListing } from '../../support/listings/typed-listings.ts'

const author = { username: 'maria', since: '2026-11-20T08:30:00.000Z', counted: 1, approved: 0, rejected: 0, removed: 0 }

const sent = (given: Partial<TypedListing>, known: Partial<typeof author> = {}, round = 1) => firstWithLinks({
  ...typedListing(),
  submission: { submittedAt: '2026-11-20T08:30:00.000Z', round, earlierReasons: [], author: { ...author, ...known } },
  ...given,
})

describe('the first listing of an account', () => {
  it.each([
    { link: 'https://example.org' }, { description: 'See http://cheap.example/x.' }, { description: 'On www.example.gr too' },
    { title: 'cheap-pills.com' }, { translatedDescription: 'Δείτε ΦΘΗΝΑ.GR!' },
  ])('is marked with a link: %o', (given) => expect(sent(given)).toBe('first'))

  it.each([
    {}, { description: 'At 10.30 p.m., e.g. π.χ. in the park.Me and others' }, { description: 'Ask maria@example.com' },
  ])('is not marked without one: %o', (given) => expect(sent(given)).toBeNull())

  it('is one of several until something was decided on', () => {
    const link = 'https://example.org'
    expect(sent({ link }, { counted: 15 })).toBe('early')
    for (const known of [{ approved: 1 }, { rejected: 1 }, { removed: 1 }]) expect(sent({ link }, known)).toBeNull()
    expect(sent({ link }, {}, 2)).toBeNull()
    expect(firstWithLinks(typedListing({ link }))).toBeNull()
  })
})
