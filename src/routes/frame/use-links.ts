/** Follows the links of the page. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'

/** How the address of every screen begins. */
const home = href(paths.home)

/**
 * A link is a step of the router, not one of the browser: only then can a step within the screen, such as opening an event of
 * a list, leave the window where it is scrolled to.
 */
export function useLinks(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!link?.startsWith(home) || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const target = link.slice(1)
    void navigate({ href: target, resetScroll: target.split('?')[0] !== pathname })
  })

  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

/** A key held down asks for another tab or window, or for a download. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
