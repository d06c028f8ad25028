/** Stands where members will sign in and submit. */
import { NotOpenView } from '../ui/pages/not-open-view.tsx'
import { useSite } from './use-site.ts'

export function NotOpenRoute() {
  const { productName, contactEmail } = useSite().configuration
  return <NotOpenView product={productName} email={contactEmail} />
}
