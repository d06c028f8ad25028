/** What one tab keeps while its page is opened again: typed text, and the release for which that was done. */
import { describe, expect, it } from 'vitest'
import { readTriedRelease, saveTriedRelease } from '../../../src/storage/release-storage.ts'
import { saveTypedText, takeTypedText } from '../../../src/storage/typed-text-storage.ts'
import { readUndoable, saveUndoable } from '../../../src/storage/undo-storage.ts'
import { Tabs } from './tabs.ts'

describe('typed text', () => {
  it('is taken once', () => {
    const window = windowOf(new Tabs())
    expect(takeTypedText(window)).toBeNull()
    saveTypedText(window, { login: ['eleni'] })
    expect(takeTypedText(window)).toEqual({ login: ['eleni'] })
    expect(takeTypedText(window)).toBeNull()
  })

  it('is lost where the storage is blocked or invalid', () => {
    saveTypedText(blocked(), { login: ['eleni'] })
    expect(takeTypedText(blocked())).toBeNull()
    expect(takeTypedText(windowOf(new Tabs({ 'typed-text': '{' })))).toBeNull()
  })
})

describe('the decisions that can be undone', () => {
  const made = { decision: 'approval', subjects: ['listing'], title: 'Walk' } as const
  const decisions = [1_000, 9_000].map((until) => ({ ...made, ids: [until], until }))

  it('are those of the user whose time is not over', () => {
    const window = windowOf(new Tabs())
    saveUndoable(window, 'eleni', decisions)
    expect(readUndoable(window, 'eleni', new Date(1_000))).toEqual([decisions[1]])
    expect(readUndoable(window, 'maria', new Date(0))).toEqual([])
    saveUndoable(window, 'eleni', [])
    expect(readUndoable(window, 'eleni', new Date(0))).toEqual([])
  })

  it('are none where the storage is blocked or invalid', () => {
    saveUndoable(blocked(), 'eleni', decisions)
    expect(readUndoable(blocked(), 'eleni', new Date(0))).toEqual([])
    expect(readUndoable(windowOf(new Tabs({ undoable: '{' })), 'eleni', new Date(0))).toEqual([])
  })
})

describe('the release for which the page was loaded again', () => {
  it('is kept', () => {
    const window = windowOf(new Tabs())
    expect([saveTriedRelease(window, '1'), readTriedRelease(window)]).toEqual([true, '1'])
  })

  it('is not kept, and said not to be, where the storage is blocked', () => {
    expect([saveTriedRelease(blocked(), '1'), readTriedRelease(blocked())]).toEqual([false, null])
  })
})

function blocked(): Pick<Window, 'sessionStorage'> {
  const tabs = new Tabs()
  tabs.trouble = 'blocked'
  return windowOf(tabs)
}

/** A window whose storage of the tab is that of these tabs. */
function windowOf(tabs: Tabs): Pick<Window, 'sessionStorage'> {
  const tab = tabs.open()
  return {
    get sessionStorage() {
      return tab.localStorage
    },
  }
}
