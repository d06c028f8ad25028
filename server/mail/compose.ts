/** Composes a mail from an outbox entry: finds the recipient, issues the link token, and formats the text. */
import { issueLinkToken } from '../store/account-tokens.ts'
import type { Connection } from '../store/connection.ts'
import type { AccountKey } from '../store/account-key.ts'
import { findRecipient, type Recipient } from '../store/mail-recipients.ts'
import type { DueMail, QueuedMail } from '../store/outbox.ts'
import { findSignUps, type SignUp } from '../store/sign-ups.ts'
import { htmlPart } from './html-part.ts'
import type { MailContent, Site } from './mail-content.ts'
import { listingApprovedMail, listingDeletedMail, listingRejectedMail } from './listing-mails.ts'
import { accountExistsMail, contactMail, passwordChangedMail, resetMail, verificationMail } from './account-mails.ts'
import { oneLine } from './one-line.ts'
import { textPart } from './text-part.ts'

/** A composed mail, for a transport. */
export interface ComposedMail {
  /** The same on each attempt, so that duplicates can be recognized. */
  readonly messageId: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The first link of the mail, or null. */
  readonly link: string | null
}

/** Null if there is no recipient, or the recipient must not get the mail. */
export async function composeMail(db: Connection, due: DueMail, site: Site, now: Date): Promise<ComposedMail | null> {
  const addressed = await addressedMail(db, due.mail, site, now)
  if (addressed === null) return null
  const { to, content, replyTo = null } = addressed
  return {
    messageId: messageId(due, site),
    to,
    replyTo,
    subject: oneLine(content.subject),
    text: textPart(content, site),
    html: htmlPart(content, site),
    link: firstLink(content),
  }
}

interface AddressedMail {
  readonly to: string
  readonly content: MailContent
  readonly replyTo?: ComposedMail['replyTo']
}

async function addressedMail(db: Connection, mail: QueuedMail, site: Site, now: Date): Promise<AddressedMail | null> {
  const toMember = async (key: AccountKey, contentFor: (member: Recipient) => Promise<MailContent | null>) => {
    const member = await findRecipient(db, key)
    const content = member && (await contentFor(member))
    return content && { to: member.email, content }
  }
  const toAuthor = (author: number, content: MailContent) =>
    toMember({ id: author }, async ({ enabled }) => (enabled ? content : null))
  const toSignUps = async (key: AccountKey) => {
    const signUps = await findSignUps(db, key, now)
    const to = signUps[0]?.email
    return to === undefined ? null : { to, content: await signUpMail(db, signUps, to, site, now) }
  }

  switch (mail.kind) {
    case 'verification': return toSignUps({ id: mail.signUp })
    case 'verification-again': return toSignUps(mail.account)
    case 'reset': {
      const member = await findRecipient(db, { email: mail.email })
      // A sign-up must confirm the address before it can reset the password.
      if (!member) return toSignUps({ email: mail.email })
      const { id, username, email: to, enabled } = member
      return enabled ? { to, content: resetMail(site, username, await issueLinkToken(db, 'reset', id, now)) } : null
    }
    case 'account-exists': return toMember({ id: mail.user }, async ({ username }) => accountExistsMail(site, username))
    case 'password-changed': return toMember({ id: mail.user }, async ({ username }) => passwordChangedMail(site, username))
    case 'listing-approved': return toAuthor(mail.user, listingApprovedMail(site, mail.title))
    case 'listing-rejected': return toAuthor(mail.user, listingRejectedMail(site, mail.title, mail.reason))
    case 'listing-deleted': return toAuthor(mail.user, listingDeletedMail(site, mail.title))
    case 'contact': {
      const replyTo = { name: oneLine(mail.name), address: mail.email }
      return { to: site.contactEmail, content: contactMail(site, mail), replyTo }
    }
  }
}

/** If the address already has an account, the mail says so instead of sending a link. */
async function signUpMail(db: Connection, signUps: readonly SignUp[], email: string, site: Site, now: Date): Promise<MailContent> {
  const member = await findRecipient(db, { email })
  if (member) return accountExistsMail(site, member.username)
  const issued = signUps.map(async ({ id, username }) => ({ username, token: await issueLinkToken(db, 'verification', id, now) }))
  return verificationMail(site, await Promise.all(issued))
}

/** Contains the time of queueing, since two databases can use the same row id. */
function messageId({ id, queuedAt }: DueMail, { address }: Site): string {
  return `<mail-${id}-${queuedAt.getTime().toString(36)}@${new URL(address).hostname}>`
}

function firstLink({ blocks }: MailContent): string | null {
  return blocks.flatMap((block) => ('url' in block ? [block.url] : []))[0] ?? null
}
