/** The text pages. Specification, section 2. */
import { expect, test } from 'vitest'
import { AboutView } from '../../../../src/ui/pages/about-view.tsx'
import { NotFoundView } from '../../../../src/ui/pages/not-found-view.tsx'
import { SocialView } from '../../../../src/ui/pages/social-view.tsx'
import { all, one, render, text } from '../rendered.tsx'

const links = () => all('a').map((link) => link.getAttribute('href'))

test('About Us contains the product name and links to the screens that it mentions', async () => {
  await render(<AboutView product="Thyme" />)
  expect(document.title).toBe('Thyme | About Us')
  expect(text()).toContain('Thyme is a noticeboard')
  expect(new Set(links())).toEqual(new Set(['#/events', '#/volunteer', '#/shop', '#/dine', '#/register', '#/login', '#/contact']))
  expect(text()).not.toMatch(/[<{]/)
})

test('About Us explains the use of the e-mail address and what is recorded', async () => {
  await render(<AboutView product="Thyme" />)
  expect(all('h2').map(({ textContent }) => textContent)).toContain('What is recorded')
  expect(all('section li').map(({ textContent }) => textContent?.slice(0, 30))).toContain('A listing never shows who sent')
  for (const use of ['confirm your account', 'set a new password', 'what became of your listings']) expect(text()).toContain(use)
  for (const kept of ['a log of what was done', 'remembered for 90 days']) expect(text()).toContain(kept)
})

test('Social Media lists the links, or a message if there are none', async () => {
  const show = await render(<SocialView product="Prasino" links={[{ name: 'Mastodon', url: 'https://social.example/@p' }]} />)
  expect(one('a', /^Mastodon/).getAttribute('href')).toBe('https://social.example/@p')
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Find us elsewhere'])
  await show(<SocialView product="Prasino" links={[]} />)
  expect(all('h2')).toEqual([])
  expect(links()).toEqual([])
  expect(text()).toContain('Prasino has no pages on other sites yet.')
})

test('an unknown address links to home and to the events, and has the search', async () => {
  await render(<NotFoundView product="Prasino" onSearch={() => {}} />)
  expect(document.title).toBe('Prasino | Not found')
  expect(links()).toEqual(['#/', '#/events'])
  expect(all('form[role=search] input[type=search]')).toHaveLength(1)
})

test('a drawing that cannot be fetched takes no space', async () => {
  await render(<NotFoundView product="Prasino" onSearch={() => {}} />)
  one('img').dispatchEvent(new Event('error'))
  expect(one('img').hidden).toBe(true)
})
