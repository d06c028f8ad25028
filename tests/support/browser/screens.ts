/** The screens of the site, which the tests in `tests/browser/screens/` visit, and the features that the quick check visits them for. */
import { paths, type MemberPath } from '../../../domain/paths.ts'

export interface Screen {
  /** The folders of `src/routes/` that show it, or that it shows. Each folder has a screen. */
  readonly features: readonly string[]
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
  { features: ['home'], name: 'home', path: '/', title: 'Welcome to Prasino', content: 'Forest walk' },
  { features: ['events'], name: 'the events of a month', path: '/events', title: 'Events', content: 'Forest walk' },
  { features: ['events'], name: 'the events of a week', path: '/events?view=week', title: 'Events', content: 'Forest walk' },
  {
    features: ['events'], name: 'the events of a day', path: '/events?view=day&date=2026-10-24',
    title: 'Events', content: 'Market stall 1',
  },
  { features: ['events'], name: 'the list of events', path: '/events?mode=list', title: 'Events', content: 'Forest walk' },
  {
    features: ['posts', 'filter', 'cities', 'follow', 'lists'], name: 'volunteering', path: '/volunteer',
    title: 'Volunteer', content: 'Bird count 01',
  },
  { features: ['posts'], name: 'shops', path: '/shop', title: 'Shop', content: 'Apple cellar' },
  { features: ['posts'], name: 'dining', path: '/dine', title: 'Dine', content: 'Chickpea corner' },
  { features: ['search'], name: 'a search', path: '/search?q=walk', title: 'Search', content: 'Forest walk' },
  { features: ['search'], name: 'a search for a list', path: '/search?q=free+events', title: 'Search', content: 'Free events' },
  { features: ['saved'], name: 'what is saved', path: '/saved', title: 'Saved', content: 'You have saved nothing on this device yet.' },
  { features: ['pages', 'frame'], name: 'about us', path: '/about', title: 'About Us', content: 'How listings are approved' },
  { features: ['contact'], name: 'contact', path: '/contact', title: 'Contact Us', content: 'Write an email' },
  { features: ['pages'], name: 'social media', path: '/social', title: 'Social Media', content: 'has no pages on other sites yet' },
  {
    features: ['pages'], name: 'the accessibility statement', path: '/accessibility',
    title: 'Accessibility', content: 'Report a barrier',
  },
  { features: ['account', 'passkeys'], name: 'login', path: '/login', title: 'Login', content: 'Not a member yet?' },
  { features: ['account'], name: 'the registration', path: '/register', title: 'Sign up', content: 'Already a member?' },
  {
    features: ['account'], name: 'a confirmation link without its token', path: '/verify-email',
    title: 'Verifying your email...', content: 'No token provided.',
  },
  {
    features: ['listing-check'], name: 'a question about a listing without its token', path: '/listing-check',
    title: 'Is this still right?', content: 'lacks the secret of the link',
  },
  {
    features: ['objections'], name: 'an objection without its token', path: '/objection',
    title: 'Object to a decision', content: 'lacks the secret of the link',
  },
  {
    features: ['account'], name: 'the request for a new password', path: '/forgot-password',
    title: 'Forgot password', content: 'Remembered it?',
  },
  {
    features: ['account'], name: 'the form for a new password', path: '/reset-password?token=x',
    title: 'Reset password', content: 'Ask for a new link',
  },
  {
    features: ['pages'], name: 'an unknown address', path: '/no-such-screen',
    title: 'Not found', content: 'Nothing grows at this address.',
  },
]

/** A screen for signed-in users: a member with listings, a newcomer without, a moderator, an administrator. */
export interface SignedInScreen extends Screen {
  readonly as: 'member' | 'newcomer' | 'moderator' | 'admin'
}

const ofMember = { as: 'member' } as const
const ofModerator = { as: 'moderator' } as const
const ofAdmin = { as: 'admin' } as const

export const signedInScreens: readonly SignedInScreen[] = [
  {
    ...ofMember, features: ['submission', 'duplicates'], name: 'an event form', path: '/add-something-green',
    title: 'Add Something Green', content: 'Tags (optional)',
  },
  {
    ...ofMember, features: ['submission'], name: 'a shop form', path: '/add-something-green?type=shop',
    title: 'Add Something Green', content: 'Tags (optional)',
  },
  {
    ...ofMember, features: ['my-listings'], name: 'My listings', path: '/my-listings',
    title: 'My listings', content: 'In which bay is it?',
  },
  {
    as: 'newcomer', features: ['my-listings'], name: 'an empty My listings', path: '/my-listings',
    title: 'My listings', content: 'You have not added anything yet.',
  },
  {
    ...ofMember, features: ['account', 'passkeys'], name: 'the own account', path: '/account',
    title: 'My account', content: 'This device',
  },
  {
    ...ofMember, features: ['account'], name: 'a page for administrators', path: '/admin-users',
    title: 'For administrators', content: 'administrators',
  },
  {
    ...ofMember, features: ['account'], name: 'a page for moderators', path: '/admin-events',
    title: 'For moderators', content: 'moderators',
  },
  {
    ...ofModerator, features: ['account'], name: 'a page for administrators to a moderator', path: '/admin-users',
    title: 'For administrators', content: 'administrators',
  },
  {
    ...ofModerator, features: ['moderation'], name: 'pending posts of a moderator', path: '/admin-events',
    title: 'Manage Posts', content: 'Swallow count',
  },
  {
    ...ofAdmin, features: ['moderation', 'given-reasons', 'digest'], name: 'pending posts', path: '/admin-events',
    title: 'Manage Posts', content: 'Swallow count',
  },
  {
    ...ofAdmin, features: ['moderation'], name: 'approved posts', path: '/admin-events?list=approved',
    title: 'Manage Posts', content: 'Jar shop',
  },
  {
    ...ofAdmin, features: ['users', 'given-reasons'], name: 'users', path: '/admin-users',
    title: 'Manage Users', content: 'eleni@private.test',
  },
  {
    ...ofAdmin, features: ['reasons', 'given-reasons'], name: 'the reasons', path: '/admin-reasons',
    title: 'Reasons', content: 'It is advertising.',
  },
  {
    ...ofModerator, features: ['objections'], name: 'the objections', path: '/admin-objections',
    title: 'Objections', content: 'No objections are open.',
  },
  { ...ofAdmin, features: ['audit'], name: 'the audit log', path: '/admin-audit', title: 'Audit Log', content: 'Night swim' },
]

/** A text that only the code of the screen contains. */
export const markOfScreen: Readonly<Record<MemberPath, string>> = {
  [paths.addSomethingGreen]: 'listing-type',
  [paths.myListings]: 'decision.confirm',
  [paths.account]: 'others.ended',
  [paths.adminEvents]: 'moderation-card',
  [paths.adminUsers]: 'manualSorting',
  [paths.adminReasons]: 'reasons-keeping',
  [paths.adminAudit]: 'role-granted',
  [paths.adminObjections]: 'objections-queue',
}
