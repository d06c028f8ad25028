/** Where the reader is, and who is signed in, as the header and the slide-out menu show it. */
import type { Language } from '../../../domain/languages.ts'
import type { Path } from '../../../domain/paths.ts'
import type { AdminPlace } from './admin-links.tsx'

/** The props that the header and the slide-out menu share. */
export interface NavigationPlace extends AdminPlace {
  /** The target of "Add Something Green": the login for visitors. */
  readonly addSomethingGreenPath: Path
  /** Called when the links of the administration become visible. */
  readonly onAdminPages: () => void
  readonly onSignOut: () => void
  readonly onLanguage: (language: Language) => void
}
