/** Two administrators in two windows: the later one sees the conflict, and nothing is lost or done twice. */
import type { Page } from '@playwright/test'
import { itemOf, openCard, test, titles } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

const changed = 'Somebody else changed this listing in between.'
const stale = /412 \(Precondition Failed\)/
const gone = /404 \(Not Found\)/

/** Both open the queue before one of them changes it. */
const two = test.extend<{ colleague: Page }>({
  colleague: async ({ page, anotherVisitor, openAsAdmin }, provide) => {
    const colleague = await anotherVisitor()
    await openAsAdmin(page)
    await openAsAdmin(colleague)
    await expect(titles(page)).toHaveCount(4)
    await expect(titles(colleague)).toHaveCount(4)
    await provide(colleague)
  },
})

async function retitle(page: Page, from: string, to: string) {
  const card = await openCard(page, from)
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Title').fill(to)
  await card.getByRole('button', { name: 'Save' }).click()
}

async function press(page: Page, title: string, button: string) {
  const card = await openCard(page, title)
  await card.getByRole('button', { name: button }).click()
}

two.describe('an edit of a listing that was changed meanwhile', () => {
  two.beforeEach(async ({ page, colleague, expectConsole }) => {
    await retitle(colleague, 'Jar shop', 'Theirs')
    await expect(itemOf(colleague, 'Theirs')).toHaveCount(1)
    expectConsole(stale)
    await retitle(page, 'Jar shop', 'Mine')
    await expect(main(page).getByRole('heading', { name: changed })).toBeFocused()
    await expect(main(page).getByRole('row').last()).toHaveText('TitleTheirsMine')
  })

  two('can be replaced by the other version', async ({ page }) => {
    await main(page).getByRole('button', { name: 'Use their version' }).click()
    await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Theirs', 'Chickpea corner'])
  })

  two('can be saved over the other version', { tag: '@phone' }, async ({ page, colleague }) => {
    await main(page).getByRole('button', { name: 'Save mine over it' }).click()
    await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Mine', 'Chickpea corner'])
    await colleague.reload()
    await expect(titles(colleague)).toHaveText(['Night walk', 'Swallow count', 'Mine', 'Chickpea corner'])
  })
})

two('a listing that was approved meanwhile is shown as approved, and leaves the queue', async ({ page, colleague, expectConsole }) => {
  await press(colleague, 'Jar shop', 'Approve')
  await expect(titles(colleague)).toHaveCount(3)
  expectConsole(stale)
  await press(page, 'Jar shop', 'Approve')
  await expect(main(page).getByRole('row').last()).toHaveText('StateApprovedWaiting for approval')
  await main(page).getByRole('button', { name: 'Use their version' }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Chickpea corner'])
})

two('Delete of a deleted listing shows a message and removes the card', async ({ page, colleague, expectConsole }) => {
  const confirmed = (view: Page) => view.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await press(colleague, 'Jar shop', 'Delete')
  await confirmed(colleague)
  await expect(titles(colleague)).toHaveCount(3)
  expectConsole(gone)
  await press(page, 'Jar shop', 'Delete')
  await confirmed(page)
  const alert = page.getByRole('alertdialog', { name: 'This listing is gone.' })
  await expect(alert).toContainText('Somebody else has removed “Jar shop”.')
  await alert.getByText('Close', { exact: true }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Chickpea corner'])
})

two('two cards can be used at the same time, and the rest of the list is updated', async ({ page, colleague }) => {
  await press(colleague, 'Chickpea corner', 'Approve')
  await expect(titles(colleague)).toHaveCount(3)
  await press(page, 'Night walk', 'Edit')
  await press(page, 'Jar shop', 'Approve')
  await expect(titles(page)).toHaveText(['Edit “Night walk”', 'Swallow count'])
  await press(page, 'Night walk', 'Cancel')
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count'])
})
