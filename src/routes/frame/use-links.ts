/** Opens the links of the page with the router. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'

/** The prefix of the address of every screen. */
const home = href(paths.home)

/**
 * Links navigate with the router instead of the browser, so that a link within the screen, such as an event of a list, keeps
 * the scroll position. A link to another list of the screen has `data-from-top`.
 */
export function useLinks(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const follow = useEffectEvent((event: MouseEvent) => {
    const target = linkedAddress(event)
    if (target === null || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const isFromTop = (event.target as Element).closest('[data-from-top]') !== null
    void navigate({ href: target, resetScroll: isFromTop || target.split('?')[0] !== pathname })
  })

  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

/**
 * The address of the screen that the link under the pointer or focus opens, such as `/shop?city=Athens`; null without such a link.
 * A link to a page of the server names the screen that shows the same in `data-screen`.
 */
export function linkedAddress({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.dataset.screen ?? link?.getAttribute('href')
  return address?.startsWith(home) ? address.slice(1) : null
}

/** With a modifier key the browser opens another tab or window, or downloads the page. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
