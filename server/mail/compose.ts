/** Composes a mail from an outbox entry: finds the recipient, issues the link token, and formats the text. */
import { inLanguage } from '../../messages/in-language.ts'
import { issueLinkToken } from '../store/account/account-tokens.ts'
import type { Connection } from '../store/connection.ts'
import { findDigestRecipient } from '../store/digests.ts'
import type { AccountKey } from '../store/account/account-key.ts'
import { isKnownNetwork } from '../store/account/known-networks.ts'
import { findRecipient, type Recipient } from '../store/account/mail-recipients.ts'
import { readQuestions } from '../store/listing/checks.ts'
import { readMailedObjection } from '../store/listing/objections.ts'
import { overriddenMails } from '../store/listing/overridden-mails.ts'
import type { DueMail, ListingMail, ToldReasons } from '../store/outbox.ts'
import { readMailedReport } from '../store/reports.ts'
import { findSignUps, type SignUp } from '../store/account/sign-ups.ts'
import { emailChangeMails } from './addressed-email-changes.ts'
import { addressedTo, type AddressedMail } from './addressed-mail.ts'
import { checkMail, type LinkedQuestion } from './check-mail.ts'
import { digestMail, digestOffUrl } from './digest-mail.ts'
import { htmlPart } from './html-part.ts'
import type { MailContent, Site } from './mail-content.ts'
import type { CountMail } from './mailbox-allowance.ts'
import {
  changeApprovedMail, changeRejectedMail, listingApprovedMail, listingDeletedMail, listingEditedMail, listingRejectedMail,
  listingMergedMail, listingRestoredMail, type ToldListings,
} from './listing-mails.ts'
import {
  accountDisabledMail, accountExistsMail, contactMail, deletionCancelledMail, deletionPlannedMail, passwordChangedMail, resetMail,
  secondFactorMail, sessionsEndedMail, verificationMail,
} from './account-mails.ts'
import { emailReturnedMail } from './email-change-mails.ts'
import { objectionAnsweredMail, objectionReceivedMail } from './objection-mails.ts'
import { oneLine } from './one-line.ts'
import { reportDecidedMail, reportReceivedMail } from './report-mails.ts'
import { textPart } from './text-part.ts'
import { readTold, type Told } from './told-reasons.ts'

/** A composed mail, for a transport. */
export interface ComposedMail {
  /** The `Message-ID`, which is the same on each attempt, so that duplicates can be recognized. */
  readonly messageId: string
  readonly to: string
  /** The person who wrote it, who gets the replies; null if the site wrote it. */
  readonly author: { readonly name: string; readonly address: string } | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The first link of the mail, or null. */
  readonly link: string | null
  /** The address that ends mails of this kind; absent where they are not regular. */
  readonly offUrl?: string
}

export interface Composing {
  readonly db: Connection
  readonly site: Site
  readonly countMail: CountMail
}

/** Null if there is no recipient, or the recipient must not get the mail. */
export async function composeMail(composing: Composing, due: DueMail, now: Date): Promise<ComposedMail | null> {
  const { site } = composing
  const addressed = await addressedMail(composing, due, now)
  if (addressed === null) return null
  const { to, language, contentOf, author = null, offUrl } = addressed
  return inLanguage(language, () => {
    const content = contentOf()
    return {
      messageId: messageId(due, site),
      to,
      author,
      subject: oneLine(content.subject),
      text: textPart(content, site, language),
      html: htmlPart(content, site, language),
      link: firstLink(content),
      ...(offUrl !== undefined && { offUrl }),
    }
  })
}

/** What members need not be told: nothing is decided against them, and nothing is asked. */
const dispensable: readonly ListingMail['kind'][] = ['listing-approved', 'change-approved', 'listing-edited', 'listing-restored']

async function addressedMail(
  { db, site, countMail }: Composing, { id, mail, attempt }: DueMail, now: Date,
): Promise<AddressedMail | null> {
  // A mail that is tried again was counted before.
  const isAllowed = (email: string, cause: Parameters<CountMail>[1]) => attempt > 1 || countMail(email, cause, now)
  const toMember = async (key: AccountKey, contentFor: (member: Recipient) => MailContent) => {
    const member = await findRecipient(db, key)
    return member && addressedTo(member, () => contentFor(member))
  }
  const toAuthor = async (told: ListingMail, contentFor: (listings: ToldListings) => MailContent) => {
    const overridden = await overriddenMails(db, [id, ...(told.others ?? []).map((other) => other.id)])
    const [first, ...others] = [{ ...told, id }, ...(told.others ?? [])].filter((each) => !overridden.has(each.id))
    if (!first) return null
    const member = await findRecipient(db, { id: told.user })
    if (member?.notices === 'needed' && dispensable.includes(told.kind)) return null
    return member?.enabled ? addressedTo(member, () => contentFor([first, ...others])) : null
  }
  const toTold = async (told: ListingMail & ToldReasons, contentFor: (listings: ToldListings, reasons: Told) => MailContent) => {
    const reasons = await readTold(db, told)
    return reasons && toAuthor(told, (listings) => contentFor(listings, reasons))
  }
  const toSignUps = async (key: AccountKey) => {
    const signUps = await findSignUps(db, key, now)
    const [first] = signUps
    if (!first || !(await isAllowed(first.email, 'stranger'))) return null
    return addressedTo(first, await signUpMail(db, signUps, first.email, site, now))
  }

  switch (mail.kind) {
    case 'verification': return toSignUps({ id: mail.signUp })
    case 'verification-again': return toSignUps(mail.account)
    case 'reset': {
      const member = await findRecipient(db, { email: mail.email })
      // A sign-up must confirm the address before it can reset the password.
      if (!member) return toSignUps({ email: mail.email })
      if (!member.enabled) return null
      const isKnown = mail.network !== undefined && (await isKnownNetwork(db, member.id, Buffer.from(mail.network, 'hex'), now))
      if (!(await isAllowed(member.email, isKnown ? 'knownNetwork' : 'stranger'))) return null
      const token = await issueLinkToken(db, 'reset', member.id, now)
      return addressedTo(member, () => resetMail(site, member.username, token))
    }
    case 'account-exists': return toMember({ id: mail.user }, ({ username }) => accountExistsMail(site, username))
    case 'password-changed': return toMember({ id: mail.user }, ({ username }) => passwordChangedMail(site, username))
    case 'second-factor-changed': return toMember({ id: mail.user }, ({ username }) => secondFactorMail(site, username, mail.change))
    case 'sessions-ended': return toMember({ id: mail.user }, ({ username }) => sessionsEndedMail(site, username))
    case 'deletion-planned': return toMember({ id: mail.user }, ({ username }) => deletionPlannedMail(site, username, mail.deleteAt))
    case 'deletion-cancelled': return toMember({ id: mail.user }, ({ username }) => deletionCancelledMail(site, username))
    case 'email-change':
    case 'email-change-asked':
    case 'email-changed': return emailChangeMails({ db, site, isAllowed }, mail, now)
    case 'email-returned': {
      const member = await findRecipient(db, { id: mail.user })
      if (!member?.enabled) return null
      const token = await issueLinkToken(db, 'reset', member.id, now)
      return addressedTo(member, () => emailReturnedMail(site, member.username, token))
    }
    case 'account-disabled': {
      const member = await findRecipient(db, { id: mail.user })
      const told = await readTold(db, mail)
      if (!member || member.enabled || !told) return null
      const token = await issueLinkToken(db, 'objection', member.id, now)
      return addressedTo(member, () => accountDisabledMail(site, member.username, told, { ...mail, token }))
    }
    case 'objection-received':
    case 'objection-answered': {
      const objection = await readMailedObjection(db, mail.statement)
      if (!objection || (mail.kind === 'objection-answered' && objection.outcome === null)) return null
      const contentFor = mail.kind === 'objection-received' ? objectionReceivedMail : objectionAnsweredMail
      return toMember({ id: mail.user }, () => contentFor(site, objection))
    }
    case 'listing-approved': return toAuthor(mail, (listings) => listingApprovedMail(site, listings))
    case 'listing-rejected': return toTold(mail, (listings, told) => listingRejectedMail(site, listings, told, mail.wasPublic))
    case 'change-approved': return toAuthor(mail, (listings) => changeApprovedMail(site, listings))
    case 'change-rejected': return toTold(mail, (listings, told) => changeRejectedMail(site, listings, told))
    case 'listing-edited': return toAuthor(mail, () => listingEditedMail(site, mail, mail))
    case 'listing-deleted': return toTold(mail, (listings, told) => listingDeletedMail(site, listings, told))
    case 'listing-merged': return toAuthor(mail, () => listingMergedMail(site, mail, mail.page))
    case 'listing-restored': return toAuthor(mail, (listings) => listingRestoredMail(site, listings))
    case 'report-received':
    case 'report-decided': {
      const report = await readMailedReport(db, mail.report)
      if (!report?.email) return null
      const { kind, outcome, language, email, listing } = report
      // What was decided has to be told, and only administrators cause it.
      const to = { email, language }
      if (mail.kind === 'report-decided') return outcome && addressedTo(to, () => reportDecidedMail(site, listing, outcome))
      return (await isAllowed(email, 'stranger')) ? addressedTo(to, () => reportReceivedMail(site, listing, kind)) : null
    }
    case 'digest': {
      const member = await findDigestRecipient(db, mail.user)
      if (!member) return null
      const offUrl = digestOffUrl(site, await issueLinkToken(db, 'digest', member.id, now))
      return { ...addressedTo(member, () => digestMail(site, mail, offUrl)), offUrl }
    }
    case 'check': {
      const member = await findRecipient(db, { id: mail.user })
      const questions = member?.enabled ? await linkedQuestions(db, mail, now) : []
      return member && questions.length > 0 ? addressedTo(member, () => checkMail(site, questions)) : null
    }
    case 'contact': {
      const author = { name: oneLine(mail.name), address: mail.email }
      return { to: site.contactEmail, language: site.defaultLanguage, contentOf: () => contactMail(site, mail), author }
    }
  }
}

/** The questions that are still open, with new links. */
async function linkedQuestions(
  db: Connection, { user, listings }: Extract<DueMail['mail'], { readonly kind: 'check' }>, now: Date,
): Promise<LinkedQuestion[]> {
  const questions = await readQuestions(db, user, listings)
  return Promise.all(questions.map(async ({ id: listing, title, isAgain }) => ({
    title, isAgain, token: await issueLinkToken(db, 'check', { user, listing }, now),
  })))
}

/** If the address already has an account, the mail says so instead of sending a link. */
async function signUpMail(
  db: Connection,
  signUps: readonly SignUp[],
  email: string,
  site: Site,
  now: Date,
): Promise<() => MailContent> {
  const member = await findRecipient(db, { email })
  if (member) return () => accountExistsMail(site, member.username)
  const issued = signUps.map(async ({ id, username, created_at: at }) => ({
    username, at, token: await issueLinkToken(db, 'verification', id, now),
  }))
  const links = await Promise.all(issued)
  return () => verificationMail(site, links)
}

/** Contains the time of queueing, since two databases can use the same row id. */
function messageId({ id, queuedAt }: DueMail, { address }: Site): string {
  return `<mail-${id}-${queuedAt.getTime().toString(36)}@${new URL(address).hostname}>`
}

function firstLink({ blocks }: MailContent): string | null {
  return blocks.flatMap((block) => {
    if (block.kind === 'links') return block.links.map(({ url }) => url)
    return 'url' in block ? [block.url] : []
  })[0] ?? null
}
