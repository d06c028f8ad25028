/** Stands where administrators will work; a member is told that it is for them. Specification, section 6. */
import { isAdministrator } from '../../domain/session.ts'
import { AdminsOnlyView } from '../ui/account/admins-only-view.tsx'
import { NotOpenRoute } from './not-open.tsx'
import { useSession } from './use-session.ts'
import { useSite } from './use-site.ts'

export function AdminRoute() {
  const { session } = useSession()
  const { productName } = useSite().configuration
  return isAdministrator(session) ? <NotOpenRoute /> : <AdminsOnlyView product={productName} />
}
