/** Opens the links of the page with the router. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'

/** The prefix of the address of every screen. */
const home = href(paths.home)

/**
 * Links navigate with the router instead of the browser, so that a link over the list, such as an event of it, keeps the scroll position.
 * So do the links beside a list that choose what it has; any other one to another list of the screen begins at its top.
 */
export function useLinks(): void {
  const { pathname, searchStr } = useLocation()
  const navigate = useNavigate()

  const follow = useEffectEvent((event: MouseEvent) => {
    const target = linkedAddress(event)
    if (target === null || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    void navigate({ href: target, resetScroll: !isInPlace(event) && listOf(target) !== listOf(`${pathname}${searchStr}`) })
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

function isInPlace({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-in-place]') !== null
}

/** The address without the listing that is open over its list. In the audit log, a listing chooses what the list has. */
function listOf(address: string): string {
  const [path = '', query] = address.split('?')
  const choices = new URLSearchParams(query)
  const opened = path === paths.saved ? ['type', 'listing'] : path === paths.adminAudit ? [] : ['event', 'listing']
  for (const name of opened) choices.delete(name)
  return `${path}?${choices}`
}

/** With a modifier key the browser opens another tab or window, or downloads the page. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
