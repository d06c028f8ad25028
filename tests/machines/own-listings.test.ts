/** What a member has added, page by page. */
import { describe } from 'vitest'
import type { OwnListing } from '../../domain/own-listing.ts'
import { ownListingsMachine, type OwnListingsContext } from '../../src/machines/own-listings.ts'
import { away } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const listing: OwnListing = {
  id: 7, type: 'shop', state: 'pending', rejectionReason: null, title: 'Jars', description: 'Bring your own.', city: 'Athens',
  address: null, link: null, tags: [], approved: false, etag: '"7-1"',
}
const list = { listings: [listing], total: 21 }
const none = { listings: [], total: 0 }
const context: OwnListingsContext = { page: 2, list, editedId: null }
const edit = { type: 'listing.edit', id: 7 } as const
const next = { type: 'page.next' } as const
const previous = { type: 'page.previous' } as const

describe('own-listings, by its table', () => {
  testTransitions<OwnListingsContext>(ownListingsMachine, context, [
    { in: 'loading', with: { list: null }, on: done('listOwn', list), to: 'ready', holds: { list } },
    { in: 'loading', with: { list: null }, on: done('listOwn', none), to: 'empty', holds: { list: none } },
    { in: 'loading', on: failed('listOwn', away), to: 'failed', holds: { list: null } },
    { in: 'loading', on: { type: 'address.changed', page: 2 }, to: 'loading' },
    { in: 'ready', with: { editedId: 7 }, on: { type: 'address.changed', page: 3 }, to: 'loading', holds: { page: 3, editedId: null } },
    { in: 'ready', on: next, to: 'ready', calls: ['openPage'] },
    { in: 'ready', with: { page: 3 }, on: next, to: 'ready' },
    { in: 'ready', on: previous, to: 'ready', calls: ['openPage'] },
    { in: 'ready', with: { page: 1 }, on: previous, to: 'ready' },
    { in: 'empty', on: previous, to: 'empty', calls: ['openPage'] },
    { in: 'ready', on: edit, to: 'ready', holds: { editedId: 7 } },
    { in: 'ready', with: { editedId: 7 }, on: { type: 'editor.close' }, to: 'ready', holds: { editedId: null } },
    { in: 'ready', on: { type: 'list.reload' }, to: 'loading', holds: { list } },
    { in: 'failed', with: { list: null }, on: { type: 'list.retry' }, to: 'loading' },
  ])
})
