/** The static screens: About Us, and the links to social networks. */
import { useSite } from '../../site/site.ts'
import { AboutView } from '../../ui/pages/about-view.tsx'
import { SocialView } from '../../ui/pages/social-view.tsx'

export function AboutRoute() {
  return <AboutView product={useSite().configuration.productName} />
}

export function SocialRoute() {
  const { productName, socialLinks } = useSite().configuration
  return <SocialView product={productName} links={socialLinks} />
}
