/** How a route reaches what the composition root hands out. */
import { useRouteContext } from '@tanstack/react-router'
import type { Site } from './site.ts'

export function useSite(): Site {
  return useRouteContext({ from: '__root__' })
}
