// @vitest-environment jsdom
/** What surrounds every screen. Specification, section 2. */
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { BrokenView } from '../../src/ui/frame/broken-view.tsx'
import { Frame } from '../../src/ui/frame/frame.tsx'
import { Page } from '../../src/ui/frame/page.tsx'
import { all, appearance, click, one, render, text } from './rendered.tsx'

const frame = (path: string, changes: Partial<ComponentProps<typeof Frame>> = {}) => (
  <Frame
    product="Prasino"
    path={path}
    year={2026}
    addSomethingGreenPath="/login"
    member={null}
    announcement={null}
    onSignOut={() => {}}
    onDismissAnnouncement={() => {}}
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

  test('marks the screen in view, and never "Add Something Green" for the login', async () => {
    const show = await render(frame('/shop'))
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['Shop'])
    await show(frame('/login'))
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['Login'])
  })

  test('leads a member straight to adding', async () => {
    await render(frame('/', { addSomethingGreenPath: '/add-something-green' }))
    expect(one('header nav a', 'Add Something Green').getAttribute('href')).toBe('#/add-something-green')
  })

  test('has the same links in the menu that slides out', async () => {
    await render(frame('/dine'))
    await click(one('button', 'Menu'))
    await appearance('[role=dialog]')
    expect(links('[role=dialog]')).toEqual(navigation)
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

describe('the footer', () => {
  test('has its links and the year', async () => {
    await render(frame('/'))
    expect(links('footer')).toEqual([
      ['About Us', '#/about'],
      ['Contact Us', '#/contact'],
      ['Social Media', '#/social'],
    ])
    expect(text('footer p')).toBe('Copyright © 2026, Prasino. All rights reserved.')
  })
})

describe('the focus', () => {
  test('skips to the screen without leaving the address', async () => {
    await render(frame('/'))
    const clicked = new Promise<Event>((resolve) => document.addEventListener('click', resolve, { once: true }))
    await click(one('a', 'Skip to content'))
    expect(document.activeElement).toBe(one('main'))
    expect((await clicked).defaultPrevented).toBe(true)
  })

  test('goes to the screen when it changes, and not at the first one', async () => {
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

  test('that broke says so and tries again', async () => {
    let tries = 0
    await render(<BrokenView onRetry={() => (tries += 1)} />)
    expect(text('h1')).toBe('Something went wrong.')
    await click(one('button', 'Try again'))
    expect(tries).toBe(1)
  })
})
