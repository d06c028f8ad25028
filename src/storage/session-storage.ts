/**
 * Stores the session across reloads, and synchronises it between tabs. Specification, section 3.
 * A storage that is full, blocked or invalid is treated as empty: the session then exists in its tab only.
 */
import type { Session } from '../../domain/account/session.ts'
import { attempt } from './attempt.ts'
import { expiryOf } from '../api/account/session-token.ts'

/** No function throws. */
export interface SessionStorage {
  /** Null when signed out, or if the content is invalid. */
  read(): Session | null
  save(session: Session): void
  /** Does not remove the session of another token, which another tab has stored. */
  clear(session: Session): void
  /** Whether this token is still stored, or could not be stored in the first place. */
  holds(token: string): boolean
  /** Reports the changes of other tabs. Returns a function that stops watching. */
  watch(onChange: (session: Session | null) => void): () => void
}

/** The parts of a window that the storage uses. */
export type StorageWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>

/** The session storage of this window. */
export function openSessionStorage(window: StorageWindow): SessionStorage {
  /** Whether a session was stored at the last access. A session that was never stored cannot have been removed by another tab. */
  let isStored = false

  function read(): Session | null {
    const session = attempt(() => parseSession(window.localStorage.getItem('token'), window.localStorage.getItem('user')))
    isStored = session !== null
    return session
  }

  function removeBoth() {
    // The token is removed first and stored last, because the other tabs listen for its change.
    window.localStorage.removeItem('token')
    window.localStorage.removeItem('user')
  }

  return {
    read,

    save({ username, role, token }) {
      const isSaved = attempt(() => {
        window.localStorage.setItem('user', JSON.stringify({ username, role, token }))
        window.localStorage.setItem('token', token)
        return true
      })
      isStored = isSaved ?? false
      if (!isStored) attempt(removeBoth)
    },

    clear({ token }) {
      attempt(() => {
        if (window.localStorage.getItem('token') === token) removeBoth()
      })
    },

    holds(token) {
      return !isStored || attempt(() => window.localStorage.getItem('token') === token) !== false
    },

    watch(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === 'token' || key === null) onChange(read())
      }
      // A page in the back-forward cache receives no storage events.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && isStored) onChange(read())
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

/** Whether a token is stored, for the page before the app, which does not read it. False where the storage is blocked. */
export function isTokenStored(window: Pick<Window, 'localStorage'>): boolean {
  return attempt(() => window.localStorage.getItem('token') !== null) ?? false
}

function parseSession(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null
  const { username, role, token: usersToken } = (JSON.parse(user) ?? {}) as Partial<Record<keyof Session, unknown>>
  if (typeof username !== 'string' || username === '' || typeof role !== 'string' || usersToken !== token) return null
  return { username, role, token, expiresAt: expiryOf(token) }
}
