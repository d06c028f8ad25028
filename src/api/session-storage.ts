/**
 * Where the session outlives a reload, and where the site's tabs see each other's. Specification, section 3.
 * A storage that is full, blocked or filled with rubbish counts as an empty one: the session then lives in its tab alone.
 */
import type { Session } from '../../domain/session.ts'
import { expiryOf } from './session-token.ts'

/** No function throws. */
export interface SessionStorage {
  /** Null when nobody is signed in, or when what is there can't be read. */
  read(): Session | null
  save(session: Session): void
  /** Leaves a session alone that another tab has put in its place. */
  clear(session: Session): void
  /** Whether this token is still kept, or could never be: then the session lives in its tab alone. */
  holds(token: string): boolean
  /** Tells what the other tabs have left; gives the function that ends this. */
  watch(tell: (session: Session | null) => void): () => void
}

/** What is needed of a window. */
export type StorageWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>

/** The session storage of this window. */
export function openSessionStorage(window: StorageWindow): SessionStorage {
  /** Whether storage held a session when it was last touched: one that was never kept can't have been taken away. */
  let isKept = false

  function read(): Session | null {
    const session = attempt(() => parseSession(window.localStorage.getItem('token'), window.localStorage.getItem('user')))
    isKept = session !== null
    return session
  }

  function removeBoth() {
    // The token goes first and comes last: it is the one whose change the other tabs listen to.
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
      isKept = isSaved ?? false
      if (!isKept) attempt(removeBoth)
    },

    clear({ token }) {
      attempt(() => {
        if (window.localStorage.getItem('token') === token) removeBoth()
      })
    },

    holds(token) {
      return !isKept || attempt(() => window.localStorage.getItem('token') === token) !== false
    },

    watch(tell) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === 'token' || key === null) tell(read())
      }
      // A page that comes back from the back-forward cache has heard nothing in the meantime.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && isKept) tell(read())
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

function attempt<T>(touch: () => T): T | null {
  try {
    return touch()
  } catch {
    return null
  }
}

function parseSession(token: string | null, user: string | null): Session | null {
  if (!token || !user) return null
  const { username, role, token: usersToken } = (JSON.parse(user) ?? {}) as Partial<Record<keyof Session, unknown>>
  if (typeof username !== 'string' || username === '' || typeof role !== 'string' || usersToken !== token) return null
  return { username, role, token, expiresAt: expiryOf(token) }
}
