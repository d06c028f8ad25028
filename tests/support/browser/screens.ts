/** The screens of the site: their paths, their names, and a text that is visible once they are complete. */
import { expect, type Locator, type Page } from '@playwright/test'

export interface Screen {
  readonly name: string
  /** The part of the address after the hash. */
  readonly path: string
  /** Specification, section 2. */
  readonly title: string
  /** A text that appears last. */
  readonly content: string
}

/** The public screens. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', title: 'Welcome to Prasino', content: 'Forest walk' },
  { name: 'the events of a month', path: '/events', title: 'Events', content: 'Forest walk' },
  { name: 'the events of a week', path: '/events?view=week', title: 'Events', content: 'Forest walk' },
  { name: 'the events of a day', path: '/events?view=day&date=2026-10-24', title: 'Events', content: 'Market stall 1' },
  { name: 'the list of events', path: '/events?mode=list', title: 'Events', content: 'Forest walk' },
  { name: 'volunteering', path: '/volunteer', title: 'Volunteer', content: 'Bird count 01' },
  { name: 'shops', path: '/shop', title: 'Shop', content: 'Apple cellar' },
  { name: 'dining', path: '/dine', title: 'Dine', content: 'Chickpea corner' },
  { name: 'a search', path: '/search?q=walk', title: 'Search', content: 'Forest walk' },
  { name: 'about us', path: '/about', title: 'About Us', content: 'How listings are approved' },
  { name: 'contact', path: '/contact', title: 'Contact Us', content: 'Write a mail' },
  { name: 'social media', path: '/social', title: 'Social Media', content: 'Find us elsewhere' },
  { name: 'the accessibility statement', path: '/accessibility', title: 'Accessibility', content: 'Report a barrier' },
  { name: 'login', path: '/login', title: 'Login', content: 'Not a member yet?' },
  { name: 'the registration', path: '/register', title: 'Sign up', content: 'Already a member?' },
  { name: 'a confirmation link without its token', path: '/verify-email', title: 'Verifying your email...', content: 'No token provided.' },
  { name: 'the request for a new password', path: '/forgot-password', title: 'Forgot password', content: 'Remembered it?' },
  { name: 'the form for a new password', path: '/reset-password?token=x', title: 'Reset password', content: 'Ask for a new link' },
  { name: 'an unknown address', path: '/no-such-screen', title: 'Not found', content: 'Nothing grows at this address.' },
]

/** A screen for signed-in users: a member with listings, a newcomer without, an administrator. */
export interface SignedInScreen extends Screen {
  readonly as: 'member' | 'newcomer' | 'admin'
}

const ofMember = { as: 'member' } as const
const ofAdmin = { as: 'admin' } as const

export const signedInScreens: readonly SignedInScreen[] = [
  { ...ofMember, name: 'an event form', path: '/add-something-green', title: 'Add Something Green', content: 'Tags (optional)' },
  { ...ofMember, name: 'a shop form', path: '/add-something-green?type=shop', title: 'Add Something Green', content: 'Tags (optional)' },
  { ...ofMember, name: 'My listings', path: '/my-listings', title: 'My listings', content: 'In which bay is it?' },
  { as: 'newcomer', name: 'an empty My listings', path: '/my-listings', title: 'My listings', content: 'You have not added anything yet.' },
  { ...ofMember, name: 'a page for administrators', path: '/admin-users', title: 'For administrators', content: 'administrators' },
  { ...ofAdmin, name: 'pending posts', path: '/admin-events', title: 'Manage Posts', content: 'Swallow count' },
  { ...ofAdmin, name: 'approved posts', path: '/admin-events?list=approved', title: 'Manage Posts', content: 'Jar shop' },
  { ...ofAdmin, name: 'users', path: '/admin-users', title: 'Manage Users', content: 'eleni@private.test' },
  { ...ofAdmin, name: 'the audit log', path: '/admin-audit', title: 'Audit Log', content: 'Night swim' },
]

/** Opens the screen and waits until it is complete. */
export async function openScreen(page: Page, { path, content }: Pick<Screen, 'path' | 'content'>): Promise<void> {
  await page.goto(`/#${path}`)
  // The first view shows the texts of listings too.
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await expect(main(page).getByText(content).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [data-first-text]')).toHaveCount(0)
}

/** Changes the address of an open page as a link does, without loading the page again. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => void (location.hash = hash), path)
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}
