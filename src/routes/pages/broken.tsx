/** What is shown in place of a screen that could not be fetched or drawn. */
import { BrokenView } from '../../ui/frame/broken-view.tsx'
import { reloadPage } from '../../site/reload-page.ts'

export function BrokenRoute() {
  return <BrokenView onRetry={() => void reloadPage()} />
}
