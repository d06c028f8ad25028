/** How to reach the people behind the site. */
import { ContactView } from '../ui/pages/contact-view.tsx'
import { useSite } from './use-site.ts'

export function ContactRoute() {
  const { productName, contactEmail } = useSite().configuration
  return <ContactView product={productName} email={contactEmail} />
}
