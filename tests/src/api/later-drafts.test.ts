/** The draft storage before and after its code has come. */
import { expect, it } from 'vitest'
import { emptyDraft } from '../../../domain/draft.ts'
import type { DraftStorage } from '../../../src/api/draft-storage.ts'
import { laterDrafts } from '../../../src/api/later-drafts.ts'

const draft = emptyDraft('0b7f5f0e-5d0f-4c8e-9f4b-0b6f6f2d1c51', 'shop')

it('uses the storage in the order of the calls, and fetches its code once', async () => {
  const calls: string[] = []
  let fetches = 0
  const storage: DraftStorage = {
    open: async (username, listing) => {
      calls.push(`open ${username} ${listing}`)
      return draft
    },
    save: (username, { key }) => void calls.push(`save ${username} ${key}`),
    remove: (username, { key }) => void calls.push(`remove ${username} ${key}`),
    clear: (username) => void calls.push(`clear ${username}`),
  }
  const drafts = laterDrafts(async () => {
    fetches += 1
    return storage
  })
  expect(fetches).toBe(0)
  drafts.save('eleni', draft)
  drafts.remove('eleni', draft)
  drafts.clear('petros')
  expect(await drafts.open('eleni', 7)).toBe(draft)
  expect(calls).toEqual([`save eleni ${draft.key}`, `remove eleni ${draft.key}`, 'clear petros', 'open eleni 7'])
  expect(fetches).toBe(1)
})

it('finds no draft while the code cannot be fetched, and tries again', async () => {
  let fetches = 0
  const drafts = laterDrafts(() => Promise.reject(new Error(`${(fetches += 1)}`)))
  drafts.clear('eleni')
  expect(await drafts.open('eleni')).toBeNull()
  expect(await drafts.open('eleni')).toBeNull()
  expect(fetches).toBe(2)
})
