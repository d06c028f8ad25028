/** What the screen of the account says of own data. */
import { expect, test, vi } from 'vitest'
import { OwnData, type OwnDataProps } from '../../../../src/ui/account/own-data.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { problem } from './outcomes.ts'

const noop = () => {}
const part = (given: Partial<OwnDataProps> = {}) => <OwnData isBusy={false} isDone={false} failure={null} onDownload={noop} {...given} />

test('each file has a button', async () => {
  const onDownload = vi.fn()
  await render(part({ onDownload }))
  await click(one('button', 'Download everything'))
  await click(one('button', 'Listings as a table (CSV)'))
  expect(onDownload.mock.calls).toEqual([['json'], ['csv']])
  expect(all('[role=status], [role=alert]')).toEqual([])
})

test('no second file is asked for while one is made', async () => {
  const onDownload = vi.fn()
  await render(part({ isBusy: true, onDownload }))
  await click(one('button', 'Download everything'))
  expect(onDownload).not.toHaveBeenCalled()
  expect(text('[role=status]')).toBe('The file is being made…')
})

test('tells where the file is, or why there is none', async () => {
  const show = await render(part({ isDone: true }))
  expect(text('[role=status]')).toBe('The file is in your downloads.')
  await show(part({ failure: problem('too-many-requests', 'That was too often. Please try again in 23 hours.') }))
  expect([text('[role=alert]'), all('[role=status]')]).toEqual(['That was too often. Please try again in 23 hours.', []])
})
