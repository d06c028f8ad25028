/** The modal of a listing. Specification, section 2. */
import { describe, expect, test, vi } from 'vitest'
import { ListingModal, type ListingModalProps } from '../../../../src/ui/opened-listing/listing-modal.tsx'
import { EventsActions } from '../../../../src/ui/events/events-actions.tsx'
import { EventsView } from '../../../../src/ui/events/events-view.tsx'
import { LostConnectionContext } from '../../../../src/ui/lost-connection-context.ts'
import { entry } from '../listings.ts'
import { all, appearance, click, focusOn, one, press, render, text } from '../rendered.tsx'

const modal: ListingModalProps = { type: 'event', status: 'open', listing: entry(), known: null, onClose: () => {}, onRetry: () => {} }

async function renderOpen(changes: Partial<ListingModalProps> = {}) {
  const show = await render(<ListingModal {...modal} {...changes} />)
  await appearance('[role=dialog]')
  return show
}

const fields = () => Object.fromEntries(all('dt').map((name) => [name.textContent, name.nextElementSibling?.textContent]))

describe('the modal of an event', () => {
  const words = { title: 'Beach cleanup', language: 'en', translatedTitle: null } as const
  const known = { id: 1, ...words, city: 'Athens', startDate: '2026-10-04', endDate: null, startTime: null, endTime: null }

  test('shows what the calendar knows while the rest is loading', async () => {
    await renderOpen({ status: 'loading', listing: null, known })
    expect(text('[role=dialog] h2')).toBe('Beach cleanup')
    expect(text('[role=dialog] [role=status]')).toBe('Loading the event...')
    expect(fields()).toMatchObject({ From: 'Sunday, October 4, 2026', To: 'N/A', City: 'Athens' })
  })

  test('shows what the calendar knows without a connection, and why there is no more', async () => {
    await render(
      <LostConnectionContext value>
        <ListingModal {...modal} status="failed" listing={null} known={known} />
      </LostConnectionContext>,
    )
    await appearance('[role=alert] div > p')
    expect(text('[role=alert] p')).toMatch(/^This event is not kept on this device\./)
    expect(text('[role=dialog] h2')).toBe('Beach cleanup')
    expect(fields()).toMatchObject({ From: 'Sunday, October 4, 2026', City: 'Athens' })
  })

  test('shows all fields in their order', async () => {
    await renderOpen()
    expect(text('[role=dialog] h2')).toBe('Beach cleanup')
    expect(text('[role=dialog] p')).toBe('Bring gloves.\nWe bring bags.')
    expect(Object.entries(fields())).toEqual([
      ['From', 'Sunday, October 4, 2026'],
      ['To', 'Tuesday, October 6, 2026'],
      ['Cost', '€12.50'],
      ['City', 'Athens'],
      ['Address', 'By the second kiosk'],
      ['Link', 'example.org (opens in a new tab)'],
      ['Tags', 'Cleanup, Volunteering'],
      ['Maps', 'OpenStreetMap (opens in a new tab)Google Maps (opens in a new tab)Apple Maps (opens in a new tab)'],
    ])
  })

  test('says that a move is announced, as the page does, unless it is cancelled', async () => {
    const show = await renderOpen({ listing: entry({ moveAnnounced: true }) })
    expect(text('[role=dialog]')).toContain('A change of the day or time is announced.')
    await show(<ListingModal {...modal} listing={entry({ moveAnnounced: true })} closed="cancelled" />)
    expect(text('[role=dialog]')).not.toContain('is announced')
  })

  test('says in which month it was checked, if that is known', async () => {
    const show = await renderOpen({ listing: entry({ checkedOn: '2026-11-30' }) })
    expect(text('[role=dialog]')).toContain('Checked in November 2026')
    await show(<ListingModal {...modal} listing={entry({})} />)
    expect(text('[role=dialog]')).not.toContain('Checked in')
  })

  test('shows an address in two languages in one, and asks maps for that', async () => {
    await renderOpen({ address: '/events/1', listing: entry({ address: 'Οδός Ερμού 5 / Ermou Street 5' }) })
    expect(fields()).toMatchObject({ Address: 'Ermou Street 5' })
    const places = all('a[href*="maps"]').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    expect(places).toHaveLength(3)
    for (const place of places) expect(place).toMatch(/=Ermou Street 5, Athens, Greece$/)
  })

  test('shows the midnight at the end of the last day as 24:00', async () => {
    await renderOpen({ listing: entry({ endDate: '2026-10-04', startTime: '20:00', endTime: '00:00' }) })
    expect(fields()).toMatchObject({ From: 'Sunday, October 4, 2026, 20:00', To: 'Sunday, October 4, 2026, 24:00' })
  })

  test('omits missing address, link and tags, and shows N/A for missing days', async () => {
    const bare = { address: null, link: null, tags: [], startDate: null, endDate: null, cost: null, city: null }
    await renderOpen({ listing: entry(bare) })
    expect(fields()).toEqual({ From: 'N/A', To: 'N/A', Cost: 'Free', City: 'N/A' })
  })

  test('opens its link in a new tab', async () => {
    await renderOpen()
    const link = one('dd a', /^example/)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test('closes with both buttons and with Escape', async () => {
    const onClose = vi.fn()
    await renderOpen({ onClose })
    for (const button of all('[role=dialog] button', 'Close')) await click(button)
    await press('Escape')
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  test('is not rendered while closed, and returns the focus', async () => {
    const show = await render(<button>Opener</button>)
    one('button').focus()
    const withModal = (status: ListingModalProps['status']) => (
      <>
        <button>Opener</button>
        <ListingModal {...modal} status={status} />
      </>
    )
    await show(withModal('closed'))
    expect(all('[role=dialog]')).toEqual([])
    one('button', 'Opener').focus()
    await show(withModal('open'))
    await appearance('[role=dialog]')
    expect(one('[role=dialog]').contains(document.activeElement)).toBe(true)
    await show(withModal('closed'))
    expect(all('[role=dialog]')).toEqual([])
    await focusOn(one('button', 'Opener'))
  })

  test('focuses the screen after closing if no control opened it', async () => {
    const show = await render(<main id="main" tabIndex={-1} />)
    const withModal = (status: ListingModalProps['status']) => (
      <main id="main" tabIndex={-1}>
        <ListingModal {...modal} status={status} />
      </main>
    )
    await show(withModal('open'))
    await appearance('[role=dialog]')
    await show(withModal('closed'))
    await focusOn(one('main'))
  })

  test('shows a message if the event does not exist', async () => {
    await renderOpen({ status: 'missing', listing: null })
    expect(text('[role=dialog] h2')).toBe('No such event')
    expect(all('dt')).toEqual([])
  })

  test('shows a message and a button to try again if the event could not be fetched', async () => {
    const onRetry = vi.fn()
    await renderOpen({ status: 'failed', listing: null, onRetry })
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('copies the address of the event, and confirms it', async () => {
    const written: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (copied: string) => void written.push(copied) } })
    await renderOpen({ address: 'https://prasino.example/#/events?event=1' })
    await click(one('button', 'Copy link'))
    expect(written).toEqual(['https://prasino.example/#/events?event=1'])
    expect(text('[role=dialog] [role=status]')).toBe('Copied.')
  })

  test('shows a message if copying is not allowed', async () => {
    vi.stubGlobal('navigator', {})
    await renderOpen({ address: 'https://prasino.example/' })
    await click(one('button', 'Copy link'))
    expect(text('[role=dialog] [role=status]')).toContain('Copying is not allowed here.')
  })
})

describe('the events screen', () => {
  test('marks the current mode, and reports the other', async () => {
    const onMode = vi.fn()
    await render(
      <>
        <EventsActions mode="calendar" onMode={onMode} filterSlot={<b>Filter</b>} />
        <EventsView chips={<i>Chips</i>}>Calendar</EventsView>
      </>,
    )
    expect(one('[aria-pressed=true]').textContent).toBe('Calendar view')
    await click(one('button', 'List view'))
    expect(onMode).toHaveBeenCalledExactlyOnceWith('list')
    expect(text()).toBe('Calendar viewList viewFilterChipsCalendar')
  })
})
