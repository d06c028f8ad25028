/** Every fault of a form has a text, and the hints match the rules. Specification, section 5. */
import { expect, test } from 'vitest'
import { newPasswordFault, usernameFault } from '../../../../domain/account/account.ts'
import type { FieldFault } from '../../../../domain/field-fault.ts'
import { m } from '../../../../messages/compiled/messages.js'
import { accountFaultText } from '../../../../src/ui/account/account-fault-text.ts'
import { faultText } from '../../../../src/ui/form/fault-text.ts'
import { listingFaultText } from '../../../../src/ui/listing-form/listing-fault-text.ts'

type Row = [string, FieldFault, string]

const ofAnyForm: Row[] = [
  ['email', { rule: 'missing' }, 'Please fill in this field.'],
  ['email', { rule: 'malformed' }, 'Please enter an email address like name@example.org.'],
  ['username', { rule: 'malformed' }, 'Please use only letters from a to z, digits, dots, hyphens and underscores.'],
  ['subject', { rule: 'malformed' }, 'Please leave out characters that cannot be read.'],
  ['password', { rule: 'too-short', limit: 8 }, 'Please use at least 8 characters.'],
  ['password', { rule: 'too-short', limit: 1 }, 'Please use at least 1 character.'],
  ['message', { rule: 'too-long', limit: 5000 }, 'Please use at most 5000 characters.'],
]

const ofAccounts: Row[] = [
  ['username', { rule: 'taken' }, 'This username is taken. Please choose another one.'],
  ['confirmEmail', { rule: 'emails-differ' }, 'Emails do not match.'],
  ['confirmPassword', { rule: 'passwords-differ' }, 'Passwords do not match.'],
]

const ofListings: Row[] = [
  ['startDate', { rule: 'not-a-day' }, 'Please enter a day like 24/10/2026.'],
  ['startDate', { rule: 'in-the-past' }, 'Start date cannot be in the past.'],
  ['endDate', { rule: 'before-start' }, 'End date cannot be prior to Start date.'],
  ['endDate', { rule: 'too-many-days', limit: 366 }, 'An event can last at most 366 days.'],
  ['cost', { rule: 'not-a-number' }, 'Please enter a number, like 12.50.'],
  ['cost', { rule: 'too-small', limit: 0 }, 'Please enter 0 or more.'],
  ['cost', { rule: 'too-large', limit: 100_000 }, 'Please enter 100000 or less.'],
  ['startTime', { rule: 'not-a-time' }, 'Please enter a time like 9:30 or 21:00.'],
  ['startTime', { rule: 'without-start-time' }, 'An end time needs a start time.'],
  ['cost', { rule: 'too-precise' }, 'Please use steps of 0.1, like 2.50.'],
  ['link', { rule: 'not-a-web-address' }, 'Please enter a web address like https://example.org.'],
  ['link', { rule: 'with-user' }, 'Please leave out the @ and what stands before it: it hides which site the link leads to.'],
  ['link', { rule: 'with-direction-marks' },
    'Please type it instead of pasting it: it has invisible marks that change the order of its letters.'],
  ['link', { rule: 'with-backslash' }, 'Please use / in place of \\: a backslash hides which site the link leads to.'],
]

test.each(ofAnyForm)('%s: %j has the text "%s" in any form', (field, fault, sentence) => {
  expect([faultText, accountFaultText, listingFaultText].map((word) => word(field, fault))).toEqual([sentence, sentence, sentence])
})

test.each(ofAccounts)('%s: %j has the text "%s" in the forms of accounts', (field, fault, sentence) => {
  expect(accountFaultText(field, fault)).toBe(sentence)
})

test.each(ofListings)('%s: %j has the text "%s" in the form of a listing', (field, fault, sentence) => {
  expect(listingFaultText(field, fault)).toBe(sentence)
})

test('the hints contain the bounds of the rules', () => {
  const refused = [usernameFault('x'), usernameFault('x'.repeat(99)), newPasswordFault('x')]
  const [minimum, maximum, minimumPassword] = refused.map((rule) => rule && 'limit' in rule && rule.limit)
  expect(m.registration_username_hint()).toContain(`${minimum} to ${maximum} letters`)
  expect(m.password_hint()).toContain(`At least ${minimumPassword} characters`)
})
