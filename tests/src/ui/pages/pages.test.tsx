// @vitest-environment jsdom
/** The pages of text. Specification, section 2. */
import { expect, test } from 'vitest'
import { AboutView } from '../../../../src/ui/pages/about-view.tsx'
import { NotFoundView } from '../../../../src/ui/pages/not-found-view.tsx'
import { SocialView } from '../../../../src/ui/pages/social-view.tsx'
import { all, one, render, text } from '../rendered.tsx'

const links = () => all('a').map((link) => link.getAttribute('href'))

test('about us names the product and links to what it speaks of', async () => {
  await render(<AboutView product="Thyme" />)
  expect(document.title).toBe('Thyme | About Us')
  expect(text()).toContain('Thyme is a noticeboard')
  expect(new Set(links())).toEqual(new Set(['#/events', '#/volunteer', '#/shop', '#/dine', '#/register', '#/login', '#/contact']))
  expect(text()).not.toMatch(/[<{]/)
})

test('about us says what the address is used for, and what is kept of what people do', async () => {
  await render(<AboutView product="Thyme" />)
  expect(all('h2').map(({ textContent }) => textContent)).toContain('What is recorded')
  for (const use of ['confirm your account', 'set a new password', 'what became of your listings']) expect(text()).toContain(use)
  for (const kept of ['a log of what was done', 'remembered for 90 days']) expect(text()).toContain(kept)
})

test('social media lists the links, or says that there are none', async () => {
  const show = await render(<SocialView product="Prasino" links={[{ name: 'Mastodon', url: 'https://social.example/@p' }]} />)
  expect(one('a', /^Mastodon/).getAttribute('href')).toBe('https://social.example/@p')
  await show(<SocialView product="Prasino" links={[]} />)
  expect(links()).toEqual([])
  expect(text()).toContain('Prasino has no pages on other sites yet.')
})

test('an unknown address leads on', async () => {
  await render(<NotFoundView product="Prasino" />)
  expect(document.title).toBe('Prasino | Not found')
  expect(links()).toEqual(['#/', '#/events'])
})
