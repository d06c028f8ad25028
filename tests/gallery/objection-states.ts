/** The screens of objections, with what is opened in them. */
import type { OpenObjection } from '../../domain/given-reasons/objection.ts'
import { m } from '../../messages/compiled/messages.js'
import { main } from '../support/browser/open-screen.ts'
import { expect } from '../support/sites/visitor.ts'
import { openPath, press, type GalleryState } from './gallery-state.ts'

const objection = { at: '2026-11-21T08:30:00.000Z', text: 'We have moved, not closed.', outcome: null, answer: null }
const stated = { at: '2026-11-20T08:30:00.000Z', law: null, facts: 'It has closed.', found: 'report', until: null, objection } as const
const objected = { username: 'eleni', isForOthers: false }

const openObjections: readonly OpenObjection[] = [
  { ...objected, statement: { ...stated, id: 1, measure: 'disabled' }, listing: null },
  { ...objected, statement: { ...stated, id: 2, measure: 'unpublished' }, listing: null, isForOthers: true },
]

export const objectionStates: readonly GalleryState[] = [
  { name: 'objection with an unknown link', isFailing: true, open: (page) => openPath(page, '/objection?token=x') },
  {
    name: 'objection faults', as: 'member',
    async open(page, locale) {
      await openPath(page, '/my-listings')
      await main(page).getByText(m.statement_title({}, { locale })).first().click()
      await press(page, m.objection_open({}, { locale }))
      await press(page, m.objection_send({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    },
  },
  {
    name: 'open objections', as: 'moderator',
    async open(page, locale) {
      await page.route('**/api/objections', (route) => route.fulfill({ json: openObjections }))
      await openPath(page, '/admin-objections')
      await press(page, m.objections_keep({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    },
  },
]
