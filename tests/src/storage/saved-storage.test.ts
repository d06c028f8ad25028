/** The storage of what a person saves: whole listings, the same in all tabs, and none that is invalid. */
import { describe, expect, it } from 'vitest'
import type { Listing } from '../../../domain/listing/listing.ts'
import { renewed, withoutSaved, withSaved, type SavedListing } from '../../../domain/listing/saved-listing.ts'
import { openSavedStorage } from '../../../src/storage/saved-storage.ts'
import { Tabs } from './tabs.ts'

const walk: SavedListing = { type: 'event', listing: { id: 1, title: 'Walk' } as Listing }
const jars: SavedListing = { type: 'shop', listing: { id: 1, title: 'Jars' } as Listing }

/** A listing needs an id here. */
const open = (tabs: Tabs) =>
  openSavedStorage(tabs.open(), (_, stored) => ((stored as Partial<Listing> | null)?.id ? (stored as Listing) : null))

describe('saved listings', () => {
  it('are told to all tabs, the latest first, each once', () => {
    const tabs = new Tabs()
    const [here, there] = [open(tabs), open(tabs)]
    const told: Record<'here' | 'there', string[]> = { here: [], there: [] }
    const titles = (saved: readonly SavedListing[]) => saved.map(({ listing }) => listing.title).join()
    here.watch((saved) => told.here.push(titles(saved)))
    const stop = there.watch((saved) => told.there.push(titles(saved)))
    for (const each of [walk, jars, walk]) expect(here.change((saved) => withSaved(saved, each))).toBe(true)
    stop()
    expect(here.change((saved) => withoutSaved(saved, { type: 'event', id: 1 }))).toBe(true)
    expect(told).toEqual({ here: ['Walk', 'Jars,Walk', 'Walk,Jars', 'Jars'], there: ['Walk', 'Jars,Walk', 'Walk,Jars'] })
    expect(there.read()).toEqual([jars])
  })

  it('are replaced by their present state in their places', () => {
    const moved: SavedListing = { ...walk, listing: { ...walk.listing, title: 'Walk, an hour later' } }
    const present = ({ type, listing }: SavedListing) => ({ type, id: listing.id, listing })
    expect(renewed([jars, walk], [present(moved), present({ ...jars, type: 'dine' })])).toEqual([jars, moved])
  })

  it('are the listings into which they were merged, each once', () => {
    const kept: SavedListing = { ...walk, listing: { ...walk.listing, id: 9, title: 'Walk on Hymettus' } }
    const merged = { type: walk.type, id: walk.listing.id, listing: kept.listing }
    expect(renewed([walk, jars], [merged])).toEqual([kept, jars])
    expect(renewed([jars, kept, walk], [merged])).toEqual([jars, kept])
  })

  it('are those that can be read', () => {
    const mixed = JSON.stringify([null, 1, { type: 'cinema', listing: { id: 1 } }, { type: 'shop' }, jars])
    for (const [content, readable] of [['no JSON', []], ['{}', []], ['null', []], [mixed, [jars]]] as const) {
      expect(open(new Tabs({ saved: content })).read()).toEqual(readable)
    }
  })

  it('are not stored in a storage that is full or blocked, which is told', () => {
    for (const trouble of ['full', 'blocked'] as const) {
      const tabs = new Tabs()
      const storage = open(tabs)
      tabs.trouble = trouble
      expect(storage.change((saved) => withSaved(saved, walk))).toBe(false)
      expect(storage.read()).toEqual([])
    }
  })
})
