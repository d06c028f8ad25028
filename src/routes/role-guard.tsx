/** Shows a screen of the administration to those who have its role, and a notice to others. Specification, section 6. */
import type { ReactNode } from 'react'
import { moderatorRole } from '../../domain/account/roles.ts'
import { screenRoles } from '../../domain/screen-roles.ts'
import { isAllowed } from '../../domain/account/session.ts'
import type { AdminPath } from '../../domain/paths.ts'
import { useSession, useSite } from '../site/site.ts'
import { RoleNotice } from '../ui/role-notice.tsx'

export function RoleGuard({ path, children }: { readonly path: AdminPath; readonly children: ReactNode }) {
  const { session } = useSession()
  const { productName } = useSite().configuration
  const needed = screenRoles[path]
  if (isAllowed(session, needed)) return children
  return <RoleNotice product={productName} needed={needed} isModerator={isAllowed(session, moderatorRole)} />
}
