/** Where else the site is to be found. */
import { SocialView } from '../../ui/pages/social-view.tsx'
import { useSite } from '../../site/use-site.ts'

export function SocialRoute() {
  const { productName, socialLinks } = useSite().configuration
  return <SocialView product={productName} links={socialLinks} />
}
