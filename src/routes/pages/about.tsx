/** About Us. */
import { AboutView } from '../../ui/pages/about-view.tsx'
import { useSite } from '../../site/use-site.ts'

export function AboutRoute() {
  return <AboutView product={useSite().configuration.productName} />
}
