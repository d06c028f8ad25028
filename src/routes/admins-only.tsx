/** Shows a screen to administrators, and a notice to members. Specification, section 6. */
import type { ReactNode } from 'react'
import { isAdministrator } from '../../domain/account/session.ts'
import { useSession, useSite } from '../site/site.ts'
import { AdminsOnlyView } from '../ui/admins-only-view.tsx'

export function AdminsOnly({ children }: { readonly children: ReactNode }) {
  const { session } = useSession()
  const { productName } = useSite().configuration
  return isAdministrator(session) ? children : <AdminsOnlyView product={productName} />
}
