/** A listing is rejected with a reason; its author submits it again, and it is pending again. */
import type { OwnListing } from '../../../domain/listing/own-listing.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

test.use({ siteContent: { listings: [] } })

const shop = { title: 'Refill corner', description: 'Bring your own jar.' }

test('a rejected listing returns to the queue after its author submits it again', async ({ page, member, site, openAsAdmin, nextMail }) => {
  const call = await signedInCalls(site.url, member)
  await call('POST', '/api/shops', shop)
  await openAsAdmin(page)
  const card = await openCard(page, 'Refill corner')
  await card.getByRole('button', { name: 'Reject' }).click()
  await card.getByLabel('Reason').fill('In which town is it?')
  await card.getByText('It is against a law').click()
  await card.getByLabel('Which law').fill('Law 2251/1994')
  await card.getByRole('button', { name: 'Reject' }).click()
  await expect(main(page).getByText('No unapproved items found.')).toBeVisible()
  const { text } = await nextMail(member.email)
  for (const words of ['In which town is it?', 'It is not allowed by law: Law 2251/1994.']) expect(text).toContain(words)
  const [own] = (await call('GET', '/api/my/listings')) as OwnListing[]
  expect(own).toMatchObject({ title: 'Refill corner', state: 'rejected', rejectionReason: 'In which town is it?' })
  await call('PUT', `/api/my/listings/${own?.id}`, { ...shop, city: 'Volos' })
  await page.reload()
  await expect(titles(page)).toHaveText(['Refill corner'])
  await expect(await openCard(page, 'Refill corner')).toContainText('Volos')
})

/** The calls of another user without a browser. */
async function signedInCalls(url: string, { username, password }: { readonly username: string; readonly password: string }) {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { token } = (await call('POST', '/auth/login', { username, password })) as { token: string }
  headers.set('authorization', `Bearer ${token}`)
  return call
}
