/** What is shown in place of a screen that could not be fetched or drawn. */
import { useRouter } from '@tanstack/react-router'
import { BrokenView } from '../ui/frame/broken-view.tsx'

export function BrokenRoute() {
  const router = useRouter()
  return <BrokenView onRetry={() => void router.invalidate()} />
}
