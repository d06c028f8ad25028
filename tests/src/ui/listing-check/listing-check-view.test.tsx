/** The screen that asks whether a listing is still right. */
import { expect, test, vi } from 'vitest'
import { ListingCheckView } from '../../../../src/ui/listing-check/listing-check-view.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { problem } from '../account/outcomes.ts'

const onAnswer = vi.fn()
const onRetry = vi.fn()
const asking = {
  status: 'asking', isBusy: false, listing: { type: 'shop', title: 'Σαπούνι με το κιλό' }, expected: null, answer: null, said: null,
  failure: null, onAnswer, onRetry,
} as const

const labels = () => all('button').map((each) => each.textContent)
const primary = () => all('button').filter((each) => each.className.includes('primary')).map((each) => each.textContent)

test('the screen names the listing in its language, and asks', async () => {
  await render(<ListingCheckView product="Prasino" {...asking} />)
  expect(text('h1')).toBe('Is this still right?')
  expect([text('h2'), one('h2').getAttribute('lang')]).toEqual(['Σαπούνι με το κιλό', 'el'])
  expect(labels()).toEqual(['Still right', 'It has closed'])
  await click(one('button', 'It has closed'))
  await click(one('button', 'Still right'))
  expect(onAnswer.mock.calls).toEqual([['closed'], ['right']])
})

test.each([['right', 'Still right'], ['closed', 'It has closed'], [null, 'Still right']] as const)(
  'the answer of the link "%s" is the prominent one', async (expected, label) => {
    await render(<ListingCheckView product="Prasino" {...asking} expected={expected} />)
    expect(primary()).toEqual([label])
  },
)

test('nothing is answered twice', async () => {
  onAnswer.mockClear()
  await render(<ListingCheckView product="Prasino" {...asking} isBusy answer="right" />)
  await click(one('button', 'It has closed'))
  expect(onAnswer).not.toHaveBeenCalled()
})

test.each([['right', []], ['closed', ['#/my-listings']]] as const)('the outcome of "%s" is what the server says', async (answer, links) => {
  await render(<ListingCheckView product="Prasino" {...asking} status="answered" answer={answer} said="Thank you." />)
  expect(text('[role=status]')).toBe('Thank you.')
  expect(all('button')).toEqual([])
  expect(all('a').map((each) => each.getAttribute('href'))).toEqual(links)
})

test('a refused answer leaves the question', async () => {
  await render(<ListingCheckView product="Prasino" {...asking} failure={problem('used-link', 'This link was used before.')} />)
  expect(text('[role=alert]')).toBe('This link was used before.')
  expect(labels()).toHaveLength(2)
})

test('a link that could not be read can be tried again', async () => {
  const failed = { status: 'failed', listing: null, failure: { status: null, type: null, sentence: null } } as const
  await render(<ListingCheckView product="Prasino" {...asking} {...failed} />)
  await click(one('button', 'Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test.each([
  ['unknown-link', 'This link has expired or is not complete.'], ['used-link', 'Said.'], ['unknown-listing', 'Said.'],
] as const)('a link that stays %s leads to the own listings', async (type, said) => {
  await render(<ListingCheckView product="Prasino" {...asking} status="failed" listing={null} failure={problem(type, 'Said.')} />)
  expect(text('[role=alert]')).toBe(said)
  expect(all('button')).toEqual([])
  expect(all('a').map((each) => each.getAttribute('href'))).toEqual(['#/my-listings'])
})

test('while the listing is looked up, nothing can be answered, and without a secret neither', async () => {
  await render(<ListingCheckView product="Prasino" {...asking} status="reading" listing={null} />)
  expect([text('[role=status]'), labels()]).toEqual(['The listing is being looked up…', []])
  await render(<ListingCheckView product="Prasino" status="missing" />)
  expect(text('[role=alert]')).toContain('lacks the secret of the link')
  expect(labels()).toEqual([])
})
