/**
 * The screens of members, moderators and administrators, and those that a mail leads the author of a listing, or a disabled
 * member, to. Visitors do not load what only these share (`tools/shared-chunks.ts`).
 */
import type { ComponentType } from 'react'
import { paths, type AdminPath, type MemberPath } from '../domain/paths.ts'
import { lazyScreen } from './site/lazy-screen.tsx'
import { routeModule, screen, type Screen } from './site/screen.ts'

declare const isGuarded: unique symbol

/** A screen that shows a notice to those who have not its role. Only `adminScreen` makes one. */
type AdminScreen = Screen & { readonly [isGuarded]: true }

export type AdminScreens = Readonly<Record<AdminPath, AdminScreen>>

const adminScreens: AdminScreens = {
  [paths.adminEvents]: adminScreen(
    'moderation/moderation', () => import('./routes/moderation/moderation.tsx'), 'ModerationRoute', paths.adminEvents,
  ),
  [paths.adminUsers]: adminScreen('users/users', () => import('./routes/users/users.tsx'), 'UsersRoute', paths.adminUsers),
  [paths.adminReasons]: adminScreen('reasons/reasons', () => import('./routes/reasons/reasons.tsx'), 'ReasonsRoute', paths.adminReasons),
  [paths.adminAudit]: adminScreen('audit/audit', () => import('./routes/audit/audit.tsx'), 'AuditRoute', paths.adminAudit),
  [paths.adminObjections]: adminScreen(
    'objections/objections', () => import('./routes/objections/objections.tsx'), 'ObjectionsRoute', paths.adminObjections,
  ),
}

/** Each of these screens by its path. */
export const memberScreens: Readonly<Record<MemberPath | typeof paths.listingCheck | typeof paths.objection, Screen>> = {
  [paths.listingCheck]: screen(
    'listing-check/listing-check', () => import('./routes/listing-check/listing-check.tsx'), 'ListingCheckRoute',
  ),
  [paths.objection]: screen('objections/objection', () => import('./routes/objections/objection.tsx'), 'ObjectionRoute'),
  [paths.addSomethingGreen]: screen(
    'submission/add-something-green', () => import('./routes/submission/add-something-green.tsx'), 'AddSomethingGreenRoute',
  ),
  [paths.myListings]: screen('my-listings/my-listings', () => import('./routes/my-listings/my-listings.tsx'), 'MyListingsRoute'),
  [paths.account]: screen('account/own-account', () => import('./routes/account/own-account.tsx'), 'OwnAccountRoute'),
  ...adminScreens,
}

/** A screen that is shown to those who have its role. */
function adminScreen<Name extends string>(
  file: string, fetchScreens: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name, path: AdminPath,
): AdminScreen {
  const fetchGuarded = async () => {
    const [{ RoleGuard }, fetched] = await Promise.all([import('./routes/role-guard.tsx'), fetchScreens()])
    const Guarded: ComponentType = fetched[name]
    return { Guarded: () => <RoleGuard path={path}><Guarded /></RoleGuard> }
  }
  const guarded: Screen = { component: lazyScreen(fetchGuarded, 'Guarded'), modules: [routeModule(file), routeModule('role-guard')] }
  return guarded as AdminScreen
}
