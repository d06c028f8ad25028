/** The static screens: About Us, the links to social networks, and the accessibility statement. */
import { useSite } from '../../site/site.ts'
import { AboutView } from '../../ui/pages/about-view.tsx'
import { AccessibilityView } from '../../ui/pages/accessibility-view.tsx'
import { SocialView } from '../../ui/pages/social-view.tsx'

export function AboutRoute() {
  return <AboutView product={useSite().configuration.productName} />
}

export function SocialRoute() {
  const { productName, socialLinks } = useSite().configuration
  return <SocialView product={productName} links={socialLinks} />
}

export function AccessibilityRoute() {
  return <AccessibilityView product={useSite().configuration.productName} />
}
