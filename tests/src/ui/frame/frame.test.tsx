/** The frame around every screen. Specification, section 2. */
import { act, type ComponentProps } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Offer } from '../../../../domain/offers.ts'
import { RoleNotice } from '../../../../src/ui/role-notice.tsx'
import { BrokenView } from '../../../../src/ui/frame/broken-view.tsx'
import { Frame } from '../../../../src/ui/frame/frame.tsx'
import { fetchMemberItems } from '../../../../src/ui/frame/navigation.tsx'
import { Page } from '../../../../src/ui/page.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const frame = (path: string, changes: Partial<ComponentProps<typeof Frame>> = {}) => (
  <Frame
    product="Prasino"
    path={path}
    year={2026}
    addSomethingGreenPath="/login"
    member={null}
    waiting={null}
    offers={new Set<Offer>(['own-listings', 'audit-log'])}
    onAdminPages={() => {}}
    announcement={null}
    offline={{ seenAt: null, unanswered: null }}
    onSignOut={() => {}}
    onLanguage={() => {}}
    onDismissAnnouncement={() => {}}
    onReload={() => {}}
    {...changes}
  >
    <h1>Screen</h1>
  </Frame>
)

const links = (selector: string) => all(`${selector} a`).map((link) => [link.textContent, link.getAttribute('href')])

const navigation = [
  ['Home', '#/'],
  ['Events', '#/events'],
  ['Volunteer', '#/volunteer'],
  ['Shop', '#/shop'],
  ['Dine', '#/dine'],
  ['Login', '#/login'],
  ['Add Something Green', '#/login'],
]

describe('the header', () => {
  test('has the links of the specification in their order', async () => {
    await render(frame('/'))
    expect(links('header nav')).toEqual(navigation)
  })

  test('marks the current screen, and never "Add Something Green" for the login', async () => {
    const show = await render(frame('/shop'))
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['Shop'])
    await show(frame('/login'))
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['Login'])
  })

  test('links only to pages that the server offers', async () => {
    const member = { username: 'eleni', role: 'ROLE_ADMIN', isModerator: true }
    await render(frame('/', { member, offers: new Set() }))
    expect(links('header nav').map(([label]) => label)).not.toContain('My listings')
    expect(links('header nav').map(([label]) => label)).not.toContain('Audit Log')
  })

  test('links members directly to the form', async () => {
    await render(frame('/', { addSomethingGreenPath: '/add-something-green' }))
    expect(one('header nav a', 'Add Something Green').getAttribute('href')).toBe('#/add-something-green')
  })

  test('has the same links in the side menu', async () => {
    await render(frame('/dine'))
    await click(one('button', 'Menu'))
    await appearance('[role=dialog]')
    expect(links('[role=dialog] nav')).toEqual(navigation)
    expect(links('[role=dialog]')).toContainEqual(['Saved', '#/saved'])
    expect(one('[role=dialog] [aria-current]').textContent).toBe('Dine')
  })

  test('closes the menu when a link is followed', async () => {
    await render(frame('/dine'))
    await click(one('button', 'Menu'))
    await appearance('[role=dialog]')
    await click(one('[role=dialog] a', 'Shop'))
    expect(all('[role=dialog]')).toEqual([])
  })
})

describe('the header when signed in', () => {
  beforeAll(fetchMemberItems)

  const member = { username: 'eleni', role: 'ROLE_USER', isModerator: false }
  const admin = { username: 'eleni', role: 'ROLE_ADMIN', isModerator: true }

  /** The texts of the links and buttons in a part of the page. */
  const controls = (place: string) => all(`${place} :is(a, button)`).map(({ textContent }) => textContent)
  const screens = ['Home', 'Events', 'Volunteer', 'Shop', 'Dine']

  /** Presses like a mouse: the menu opens on pointerdown or, if its code is not loaded yet, on click. */
  async function openAdminPages() {
    const opener = one('header button', /^Admin Pages/)
    await act(async () => opener.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 })))
    await click(opener)
    await appearance('[role=menu]')
  }

  test('has the user name and Sign out instead of the login', async () => {
    const onSignOut = vi.fn()
    await render(frame('/', { member, onSignOut }))
    expect(text('header [data-role=account]')).toBe('eleni | Sign out')
    expect(controls('header nav')).toEqual([...screens, 'Sign out', 'My listings', 'Add Something Green'])
    await click(one('header button', 'Sign out'))
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test('closes the side menu before signing out', async () => {
    const onSignOut = vi.fn()
    await render(frame('/', { member, onSignOut }))
    await click(one('button', 'Menu'))
    await appearance('[role=dialog]')
    expect(controls('[role=dialog] nav')).toEqual([...screens, 'Sign out', 'My listings', 'Add Something Green'])
    await click(one('[role=dialog] button', 'Sign out'))
    expect([all('[role=dialog]'), onSignOut.mock.calls.length]).toEqual([[], 1])
  })

  test('has a menu of admin pages for administrators', async () => {
    await render(frame('/admin-users', { member: admin }))
    expect(controls('header nav')).toEqual([...screens, 'Admin Pages', 'Sign out', 'My listings', 'Add Something Green'])
    expect(one('header nav [aria-current=true]').textContent).toBe('Admin Pages')
    await openAdminPages()
    const items = all('a[role=menuitem]')
    expect(items.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('aria-current')])).toEqual([
      ['Manage Posts', '#/admin-events', null],
      ['Manage Users', '#/admin-users', 'page'],
      ['Audit Log', '#/admin-audit', null],
    ])
  })

  test('has only the pages of a moderator for a moderator', async () => {
    const moderator = { username: 'eleni', role: 'ROLE_MODERATOR', isModerator: true }
    await render(frame('/', { member: moderator, offers: new Set<Offer>(['reasons', 'audit-log']) }))
    await openAdminPages()
    expect(all('a[role=menuitem]').map((item) => item.getAttribute('href'))).toEqual(['#/admin-events', '#/admin-audit'])
  })

  test('leads to the reasons where the server has some', async () => {
    await render(frame('/', { member: admin, offers: new Set<Offer>(['reasons']) }))
    await openAdminPages()
    expect(all('a[role=menuitem]').map((item) => item.getAttribute('href'))).toEqual(['#/admin-events', '#/admin-users', '#/admin-reasons'])
  })

  test('shows the count of pending listings, and requests it again when the menu opens', async () => {
    const onAdminPages = vi.fn()
    const waiting = { total: 3, isCapped: false }
    const show = await render(frame('/', { member: admin, waiting, onAdminPages }))
    await openAdminPages()
    expect(onAdminPages).toHaveBeenCalledOnce()
    expect(text('header nav button[aria-expanded]')).toBe('Admin Pages 3 waiting')
    expect(all('a[role=menuitem]')[0]?.textContent).toBe('Manage Posts 3 waiting')
    await show(frame('/', { member: admin, waiting: { total: 1000, isCapped: true }, onAdminPages }))
    expect(all('a[role=menuitem]')[0]?.textContent).toBe('Manage Posts 1000+ waiting')
    await show(frame('/', { member: admin, waiting: { total: 0, isCapped: false }, onAdminPages }))
    expect(all('a[role=menuitem]')[0]?.textContent).toBe('Manage Posts')
  })

  test('lists the admin pages in the side menu', async () => {
    await render(frame('/', { member: admin }))
    await click(one('button', 'Menu'))
    await appearance('[role=dialog]')
    const adminPages = ['Manage Posts', 'Manage Users', 'Audit Log']
    const own = ['Sign out', 'My listings', 'Add Something Green']
    expect(controls('[role=dialog] nav')).toEqual([...screens, ...adminPages, ...own])
    await click(one('[role=dialog] a', 'Manage Posts'))
    expect(all('[role=dialog]')).toEqual([])
  })

  test('shows members that a page is for administrators', async () => {
    await render(<RoleNotice product="Prasino" needed="ROLE_ADMIN" isModerator={false} />)
    expect(document.title).toBe('Prasino | For administrators')
    expect(one('a', 'Add Something Green').getAttribute('href')).toBe('#/add-something-green')
  })

  test('shows members that a page is for moderators', async () => {
    await render(<RoleNotice product="Prasino" needed="ROLE_MODERATOR" isModerator={false} />)
    expect(document.title).toBe('Prasino | For moderators')
    expect(one('a', 'Add Something Green').getAttribute('href')).toBe('#/add-something-green')
  })

  test('shows moderators that a page is for administrators, and leads to theirs', async () => {
    await render(<RoleNotice product="Prasino" needed="ROLE_ADMIN" isModerator />)
    expect(document.title).toBe('Prasino | For administrators')
    expect(one('a', 'Manage Posts').getAttribute('href')).toBe('#/admin-events')
  })
})

describe('the session', () => {
  test.each([
    ['loggedIn', 'Login successful!'],
    ['sessionEnded', 'Your session has ended. Please log in again.'],
  ] as const)('is announced when it changes: %s', async (announcement, sentence) => {
    const onDismissAnnouncement = vi.fn()
    const show = await render(frame('/'))
    const region = one('[role=status]')
    expect(region.textContent).toBe('')
    await show(frame('/', { announcement, onDismissAnnouncement }))
    expect(one('[role=status]'), 'only an existing region is announced').toBe(region)
    expect(region.textContent).toBe(sentence)
    await click(one('[role=status] button', 'Close'))
    expect(onDismissAnnouncement).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(one('main'))
  })
})

describe('the footer', () => {
  test('has its links and the year', async () => {
    await render(frame('/'))
    expect(links('footer')).toEqual([
      ['About Us', '#/about'],
      ['Contact Us', '#/contact'],
      ['Social Media', '#/social'],
      ['Accessibility', '#/accessibility'],
      ['Saved', '#/saved'],
    ])
    expect(text('footer p')).toBe('Copyright © 2026, Prasino. All rights reserved.')
  })
})

describe('the focus', () => {
  test('moves to the screen without a change of the address', async () => {
    await render(frame('/'))
    const clicked = new Promise<Event>((resolve) => document.addEventListener('click', resolve, { once: true }))
    await click(one('a', 'Skip to content'))
    expect(document.activeElement).toBe(one('main'))
    expect((await clicked).defaultPrevented).toBe(true)
  })

  test('moves to the screen when the screen changes, and not at the start', async () => {
    const show = await render(frame('/'))
    expect(document.activeElement).toBe(document.body)
    await show(frame('/shop'))
    expect(document.activeElement).toBe(one('main'))
  })
})

describe('a page', () => {
  test('names the document and shows its title', async () => {
    await render(
      <Page product="Prasino" title="Shop" actions={<button>Action</button>}>
        <p>Content</p>
      </Page>,
    )
    expect(document.title).toBe('Prasino | Shop')
    expect(text('h1')).toBe('Shop')
    expect(text()).toContain('Content')
  })

  test('that failed to render shows a message and a button to try again', async () => {
    let tries = 0
    await render(<BrokenView isBusy={false} isAway={false} onRetry={() => (tries += 1)} />)
    expect(text('h1')).toBe('Something went wrong.')
    await click(one('button', 'Try again'))
    expect(tries).toBe(1)
  })
})
