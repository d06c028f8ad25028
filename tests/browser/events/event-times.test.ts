/** Events with times of day: in the calendar, on cards, in the modal, and in the form. */
import type { NewListing } from '../../../server/store/listing/listings.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { bars, view } from '../../support/browser/calendar.ts'
import { openCard, test } from '../../support/sites/moderation.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { add, closeModal, fillIn, openForm } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

const day = '2090-10-11'
const event = (title: string, startTime: string | null, endTime: string | null, given: object = {}): NewListing => ({
  type: 'event', title, description: 'Come.', city: 'Athens', address: null, link: null, tags: [], approved: true, author: null,
  startDate: day, endDate: day, startTime, endTime, cost: 0, ...given,
})

const timed = [
  event('Fair', null, null),
  event('Concert', '20:00', '22:30', { tags: [{ name: 'Workshop' }] }),
  event('Walk', '09:00', '11:00', { tags: [{ name: 'Workshop' }] }),
  event('Talk', '10:00', null),
  event('Camp', '18:00', '12:00', { endDate: '2090-10-13' }),
]

test.describe('with events that have times', () => {
  test.use({ siteContent: { listings: timed } })

  test('the week has them at their hours, side by side where they overlap, and axe reports no fault', async ({ page }) => {
    await page.goto(`/#/events?view=week&date=${day}`)
    const walk = bars(page, '09:00–11:00 Walk Athens, October 11, 2090')
    const talk = bars(page, '10:00 Talk Athens, October 11, 2090')
    await expect(walk).toBeVisible()
    const [first, second, column] = await Promise.all([walk, talk, page.locator('.rbc-day-slot').nth(2)].map((each) => each.boundingBox()))
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan((first?.width ?? 0) - 1)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo((first?.height ?? 0) / 2, -1)
    expect(first?.x).toBeGreaterThanOrEqual(column?.x ?? 0)
    await expect(bars(page, 'Fair')).toBeVisible()
    await expect(bars(page, 'Camp')).toHaveText('18:00 Camp')
    expect(await accessibilityFaults(page)).toEqual([])
    await talk.click()
    await expect(page.getByRole('dialog')).toContainText('October 11, 2090, 10:00')
  })

  test('keys walk through the events of a day, those at their hours too', async ({ page }) => {
    await page.goto(`/#/events?view=day&date=${day}`)
    await expect(bars(page, /Concert/)).toBeAttached()
    expect(await accessibilityFaults(page)).toEqual([])
    await bars(page, /Camp/).focus()
    for (const name of [/Fair/, /Walk/, /Talk/, /Concert/]) {
      await page.keyboard.press('ArrowDown')
      await expect(bars(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('October 11, 2090, 22:30')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await view(page, 'Month').click()
    await expect(bars(page, /Camp/)).toHaveText('18:00 Camp')
  })

  test('cards and narrow calendars show the times, the earliest first', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto(`/#/events?mode=list`)
    await expect(main(page).getByRole('article', { name: 'Concert' })).toContainText('Wed 11/10/2090, 20:00–22:30')
    const camp = main(page).getByRole('article', { name: 'Camp' }).first()
    await expect(camp).toContainText('From Wed 11/10/2090, 18:00 To Fri 13/10/2090, 12:00')
    if (!isMobile) return
    await page.goto(`/#/events?view=day&date=${day}`)
    await expect(main(page).getByRole('listitem')).toHaveText([/^09:00\s*Walk/, /^10:00\s*Talk/, /^18:00\s*Camp/, /^20:00\s*Concert/, /^Fair/])
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test.describe('after some of them', () => {
    test.use({ now: new Date(`${day}T12:00:00+03:00`) })

    test('only those that are not over can be added to a calendar; others say so and lead to similar ones', async ({ page }) => {
      await page.goto('/#/events?mode=list')
      for (const [name, count] of [['Talk', 1], ['Walk', 0]] as const) {
        await main(page).getByRole('link', { name }).click()
        const opened = page.getByRole('dialog', { name })
        await expect(opened.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
        await expect(opened.getByText('Add to calendar')).toHaveCount(count)
        await expect(opened.getByText('This event is over.')).toHaveCount(1 - count)
        const similar = opened.getByRole('region', { name: 'Similar events' })
        await expect(similar.getByRole('listitem')).toHaveText(count === 0 ? ['Concert Wednesday, October 11, 2090, 20:00–22:30'] : [])
        await page.keyboard.press('Escape')
        await expect(opened).toHaveCount(0)
      }
      await main(page).getByRole('link', { name: 'Walk' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Concert' }).click()
      await expect(page.getByRole('dialog', { name: 'Concert' })).toContainText('Add to calendar')
    })
  })

  test('an administrator changes and removes times', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    await main(page).getByRole('button', { name: 'Show Approved' }).click()
    const card = await openCard(page, 'Walk')
    await expect(card).toContainText('Wed 11/10/2090, 09:00–11:00')
    await card.getByRole('button', { name: 'Edit' }).click()
    const start = main(page).getByLabel('Start time (optional)')
    const end = main(page).getByLabel('End time (optional)')
    await expect(start).toHaveValue('09:00')
    await start.fill('')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByText('An end time needs a start time.')).toBeVisible()
    await end.fill('')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByRole('article', { name: 'Walk' })).not.toContainText('09:00')
  })
})

test('a member types times in many ways, and learns what is wrong with them', { tag: '@phone' }, async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'event', 'Long night')
  await main(page).getByRole('button', { name: 'Add times' }).click()
  const start = main(page).getByLabel('Start time (optional)')
  const end = main(page).getByLabel('End time (optional)')
  for (const [typed, shown] of [['930', '09:30'], ['9.30', '09:30'], ['21', '21:00']] as const) {
    await start.fill(typed)
    await end.focus()
    await expect(start).toHaveValue(shown)
  }
  const lastDay = main(page).getByLabel('To', { exact: true })
  for (const [last, typed, sentence] of [
    ['01/05/2199', 'late', 'Please enter a time like 9:30 or 21:00.'],
    ['01/05/2199', '2:00', 'The end must be after the start. If the event ends after midnight, make the next day its last day.'],
  ] as const) {
    await lastDay.fill(last)
    await end.fill(typed)
    await add(page)
    await expect(main(page).getByText(sentence)).toBeVisible()
    await expect(end).toBeFocused()
  }
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(end).toHaveValue('02:00')
  await lastDay.fill('02/05/2199')
  await add(page)
  await closeModal(page, 'dialog', 'Your Event post has been submitted successfully and is pending admin approval.')
  await goTo(page, '/my-listings')
  await expect(main(page)).toContainText('From Wed 01/05/2199, 21:00 To Thu 02/05/2199, 02:00')
})
