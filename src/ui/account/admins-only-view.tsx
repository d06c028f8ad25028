/** What a member sees on a page that is for administrators. */
import { Page } from '../frame/page.tsx'

interface AdminsOnlyViewProps {
  readonly product: string
}

export function AdminsOnlyView({ product }: AdminsOnlyViewProps) {
  return (
    <Page product={product} title="For administrators">
      <p />
    </Page>
  )
}
