/** The words of a decision that can be undone: what it was about, not only what was decided. */
import { expect, test } from 'vitest'
import type { Decision, DecisionSubject } from '../../../../domain/moderation/moderation.ts'
import { UndoNotice } from '../../../../src/ui/moderation/undo-notices.tsx'
import { render, text } from '../rendered.tsx'

test.each<[Decision, readonly DecisionSubject[], string]>([
  ['rejection', ['listing'], '“Jar shop” is rejected.'],
  ['rejection', ['change'], 'The change of “Jar shop” is rejected. Its published text stays.'],
  ['approval', ['change'], 'The change of “Jar shop” is approved.'],
  ['approval', ['move'], 'The new day and time of “Jar shop” are marked as seen.'],
  ['rejection', ['listing', 'change', 'listing'], '2 listings are rejected. 1 change is rejected; the published text stays.'],
  ['approval', ['change', 'change', 'move'], '2 changes are approved. 1 moved event is marked as seen.'],
])('a notice of a %s of %j', async (decision, subjects, words) => {
  await render(
    <UndoNotice
      decision={{ ids: [17], decision, subjects, title: 'Jar shop', until: 60_000 }}
      status="undoable"
      result={null}
      failure={null}
      hasKey
      onUndo={() => {}}
      onClose={() => {}}
    />,
  )
  expect(text('[data-status] p')).toBe(words)
})
