/** Where the reader is, and who is signed in, as the header and the slide-out menu show it. */
import type { Language } from '../../../domain/languages.ts'
import type { Path } from '../../../domain/paths.ts'
import type { AdminPlace } from './admin-links.tsx'

/** The signed-in user, as the header shows them. */
export interface Member {
  readonly username: string
  readonly isAdmin: boolean
}

/** The props that the header and the slide-out menu share. */
export interface NavigationPlace extends AdminPlace {
  /** The target of "Add Something Green": the login for visitors. */
  readonly addSomethingGreenPath: Path
  /** Who is signed in; null for a visitor. */
  readonly member: Member | null
  /** Called when the links for administrators become visible. */
  readonly onAdminPages: () => void
  readonly onSignOut: () => void
  readonly onLanguage: (language: Language) => void
}
