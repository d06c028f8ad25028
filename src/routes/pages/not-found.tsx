/** The page for an unknown address, from which one searches. */
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../domain/paths.ts'
import { searchSearch } from '../../paths.ts'
import { useSite } from '../../site/site.ts'
import { NotFoundView } from '../../ui/pages/not-found-view.tsx'

export function NotFound() {
  const { productName } = useSite().configuration
  const navigate = useNavigate()
  const onSearch = (text: string) => void navigate({ to: paths.search, search: searchSearch({ text, type: null, page: 1 }) })
  return <NotFoundView product={productName} onSearch={onSearch} />
}
