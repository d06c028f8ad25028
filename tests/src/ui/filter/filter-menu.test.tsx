/** The filter menu. Specification, sections 2, 4 and 9. */
import { describe, expect, test, vi } from 'vitest'
import { choicesOf } from '../../../../domain/lists/choices.ts'
import type { FilterCounts } from '../../../../domain/lists/filter-counts.ts'
import type { Region } from '../../../../domain/places/regions.ts'
import { all, appearance, click, one, press, render, text, type } from '../rendered.tsx'
import { Menu, menu, type MenuProps } from './menu.tsx'

const name = (en: string) => ({ en, el: en })

const regions: readonly Region[] = [
  {
    id: 'crete',
    name: { en: 'Crete', el: 'Κρήτη' },
    prefectures: [
      { id: 'chania', name: name('Chania prefecture'), towns: [{ id: 11, name: name('Chania') }, { id: 12, name: name('Gavdos') }] },
      { id: 'lasithi', name: name('Lasithi'), towns: [{ id: 13, name: name('Sitia') }] },
    ],
  },
  {
    id: 'attica',
    name: name('Attica'),
    prefectures: [{ id: 'athens', name: name('Athens prefecture'), towns: [{ id: 1, name: name('Athens') }] }],
  },
]

const { when } = menu
const ofEvents = choicesOf('event')

const counts: FilterCounts = {
  total: 12,
  cities: [{ name: 'Chania', count: 4 }, { name: 'Sitia', count: 100 }],
  tags: [{ name: 'Vegan', count: 2 }],
  free: 3,
  times: { today: 0, weekend: 1, week: 5, month: 8 },
  without: {},
}

async function renderOpen(changes: Partial<MenuProps> = {}) {
  const show = await render(<Menu {...menu} {...changes} />)
  await appearance('[role=dialog]')
  return show
}

const labels = (group: number) => all('fieldset')[group]?.querySelectorAll('label:has(input[type=checkbox])') ?? []
const names = (group: number) => [...labels(group)].map((label) => label.textContent)
const boxes = () => all('input[type=checkbox]') as HTMLInputElement[]

describe('the times of the filter menu', () => {
  test('are offered only where the list has days, and one is chosen', async () => {
    const show = await renderOpen()
    expect(all('input[type=radio]')).toEqual([])
    const onWhen = vi.fn()
    await show(<Menu {...menu} draft={{ ...menu.draft, when: 'week' }} choices={ofEvents} when={{ ...when, onWhen }} />)
    const times = all('label:has(input[type=radio])')
    expect(times.map(({ textContent }) => textContent)).toEqual([
      'Any time', 'Today', 'This weekend', 'Next seven days', 'This month', 'From – to',
    ])
    expect(times.map((label) => label.querySelector('input')?.checked)).toEqual([false, false, false, true, false, false])
    await click(one('label', 'This weekend'))
    await click(one('label', 'Any time'))
    expect(onWhen.mock.calls).toEqual([['weekend'], [null]])
  })
})

describe('the costs of the filter menu', () => {
  test('are offered only where the list has costs', async () => {
    const onToggle = vi.fn()
    const show = await renderOpen()
    expect(all('label').map(({ textContent }) => textContent)).not.toContain('Free')
    await show(<Menu {...menu} draft={{ ...menu.draft, free: true }} choices={ofEvents} onToggle={onToggle} />)
    expect(one('label', 'Free').querySelector('input')?.checked).toBe(true)
    await click(one('label', 'Free'))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith({ choice: 'free', name: null })
  })
})

describe('the days of the filter menu', () => {
  test('are typed into two fields, which say what is wrong', async () => {
    const onChooseRange = vi.fn()
    const onRange = vi.fn()
    const show = await renderOpen({ choices: ofEvents, when: { ...when, onChooseRange } })
    await click(one('label', 'From – to'))
    expect(onChooseRange).toHaveBeenCalledOnce()
    const typed = { from: '06/12/2026', to: '01/12/2026' }
    await show(<Menu {...menu} choices={ofEvents} when={{ ...when, range: typed, onRange }} />)
    expect((all('input[inputmode]') as HTMLInputElement[]).map(({ value }) => value)).toEqual(['06/12/2026', '01/12/2026'])
    const refused = { tries: 1, faults: { to: { rule: 'before-start' } } } as const
    await show(<Menu {...menu} choices={ofEvents} when={{ ...when, ...refused, range: typed, onRange }} />)
    expect(text('[role=dialog]')).toContain('End date cannot be prior to Start date.')
    await type(one('input[name=to]'), '0')
    expect(onRange).toHaveBeenCalledExactlyOnceWith({ from: '06/12/2026', to: '0' })
  })
})

describe('the counts of the filter menu', () => {
  test('stand beside the choices and on the button that applies them', async () => {
    await renderOpen({ counts, choices: ofEvents, regions })
    const described = (label: string) => one('label', label).querySelector('input')?.getAttribute('aria-description')
    expect(['This weekend1', 'Free3', 'Crete104+', 'Attica0', 'Vegan2'].map(described)).toEqual([
      '1\u00A0event', '3\u00A0events', '104+\u00A0events', '0\u00A0events', '2\u00A0events',
    ])
    expect(one('button[type=submit]').textContent).toBe('Apply: Show 12 events')
  })

  test('are in the words of posts, and stop at a bound', async () => {
    await renderOpen({ type: 'shop', counts: { ...counts, total: 1000 } })
    expect(one('button[type=submit]').textContent).toBe('Apply: Show 1000+ posts')
  })

  test.each([['event', 'No events'], ['shop', 'No posts']] as const)('say that nothing matches: %s', async (type, words) => {
    await renderOpen({ type, counts: { ...counts, total: 0 } })
    expect(one('button[type=submit]').textContent).toBe(`Apply: ${words}`)
  })
})

describe('the regions of the filter menu', () => {
  const rows = () => all('label:has(input[type=checkbox])').map(({ textContent }) => textContent)
  const box = (label: string) => one('label', label).querySelector('input')

  test('hold the towns, and a part that is chosen shows', async () => {
    const onToggle = vi.fn()
    await renderOpen({ regions, onToggle, tags: [], draft: { cities: ['Chania'], tags: [] } })
    expect(rows()).toEqual(['Attica', 'Crete', 'Chania prefecture', 'Chania', 'Gavdos', 'Sitia'])
    expect(['Attica', 'Crete', 'Chania prefecture', 'Chania', 'Sitia'].map((label) => box(label)?.indeterminate)).toEqual([
      false, true, true, false, false,
    ])
    expect(box('Chania')?.checked).toBe(true)
    await click(one('button', 'Cities of Crete'))
    expect(rows()).toEqual(['Attica', 'Crete'])
    await click(one('label', 'Crete'))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith({ choice: 'regions', name: 'crete' })
  })

  test('are checked with all their towns', async () => {
    await renderOpen({ regions, tags: [], draft: { cities: [], regions: ['crete'], tags: [] } })
    await click(one('button', 'Cities of Crete'))
    expect(['Attica', 'Crete', 'Chania prefecture', 'Sitia'].map((label) => box(label)?.checked)).toEqual([false, true, true, true])
  })

  test.each(['kriti', 'Κρήτη', 'ΚΡΗΤΗ', 'crete'])('are found by "%s", and Enter chooses them', async (wanted) => {
    const onToggle = vi.fn()
    await renderOpen({ regions, onToggle, tags: [], draft: { cities: [], tags: [] } })
    await type(one('input[type=search]'), wanted)
    expect(rows()).toEqual(['Crete'])
    one('input[type=search]').focus()
    await press('Enter')
    expect(onToggle).toHaveBeenCalledExactlyOnceWith({ choice: 'regions', name: 'crete' })
  })

  test('are one Tab stop, and arrow keys move through regions, their buttons and towns', async () => {
    await renderOpen({ regions, tags: [], draft: { cities: [], tags: [] } })
    expect(boxes().filter(({ tabIndex }) => tabIndex === 0).map((each) => each.parentElement?.textContent)).toEqual(['Attica'])
    boxes()[0]?.focus()
    await press('ArrowDown')
    expect(document.activeElement).toBe(one('button', 'Cities of Attica'))
    await press('ArrowDown')
    expect(document.activeElement).toBe(box('Crete'))
  })
})

describe('the towns nearby', () => {
  const near = { ...menu.near, towns: [{ city: 'Chania', km: 1.6 }, { city: 'Kissamos', km: 33 }] }

  test.each([
    ['unasked', 'Your position stays in your browser.'],
    ['locating', 'Finding your position...'],
    ['denied', 'Allow it in the settings of the browser, or choose your city below.'],
    ['lost', 'Your position could not be found. Try again, or choose your city below.'],
  ] as const)('say when they are %s', async (status, sentence) => {
    const onAsk = vi.fn()
    await renderOpen({ near: { ...near, status, onAsk } })
    expect(text('[role=dialog]')).toContain(sentence)
    await click(one('button', 'Near me'))
    expect(onAsk).toHaveBeenCalledOnce()
  })

  test('are chosen by a distance, and named', async () => {
    const onRadius = vi.fn()
    await renderOpen({ near: { ...near, status: 'located', radius: 50, onRadius } })
    expect(all('[role=radiogroup] label').map(({ textContent }) => textContent)).toEqual([
      '10\u00a0km', '25\u00a0km', '50\u00a0km', 'Nearest cities',
    ])
    expect(text('[role=dialog]')).toContain('Chania (2 km), Kissamos (33 km)')
    await click(one('label', '10\u00a0km'))
    expect(onRadius).toHaveBeenCalledExactlyOnceWith(10)
  })

  test('say if none is within the distance', async () => {
    await renderOpen({ near: { ...near, status: 'located', radius: 10, towns: [{ city: 'Gavdos', km: 80 }] } })
    expect(text('[role=dialog]')).toContain('There is no city within 10 km. The nearest ones are chosen. Gavdos (80 km)')
  })

  test.each([50, 'nearest'] as const)('say if the visitor is outside Greece: %s', async (radius) => {
    await renderOpen({ near: { ...near, status: 'located', radius, towns: [{ city: 'Prespes', km: 1425 }] } })
    expect(text('[role=dialog]')).toContain('You seem to be outside Greece. Choose a city below.')
    expect(text('[role=dialog]')).not.toContain('1425')
  })
})

describe('the filter menu', () => {
  test('is closed until its button is pressed', async () => {
    const onOpenChange = vi.fn()
    await render(<Menu {...menu} isOpen={false} appliedCount={3} onOpenChange={onOpenChange} />)
    expect(all('[role=dialog]')).toEqual([])
    const button = one('button')
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Filter3 applied', 'false'])
    await click(button)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('checks the choices of the draft', async () => {
    await renderOpen()
    expect(names(1)).toEqual(['Vegan', 'Raw'])
    expect(boxes().filter(({ checked }) => checked).map((box) => box.parentElement?.textContent)).toEqual(['Kavala', 'Raw'])
  })

  test('reports the toggled city and tag', async () => {
    const onToggle = vi.fn()
    await renderOpen({ onToggle })
    await click(one('label', 'Athens'))
    await click(one('label', 'Vegan'))
    expect(onToggle.mock.calls).toEqual([[{ choice: 'cities', name: 'Athens' }], [{ choice: 'tags', name: 'Vegan' }]])
  })

  test.each([
    ['αθηνα', ['Athens']],
    ['ΑΘΉΝΑ', ['Athens']],
    ['athe', ['Athens']],
    ['kal', ['Nea Kallikrateia', 'Kalamata']],
    ['ava', ['Kavala']],
  ])('finds for "%s" the cities %j', async (wanted, found) => {
    await renderOpen()
    await type(one('input[type=search]'), wanted)
    expect(names(0)).toEqual(found)
  })

  test('lists names that start with the text before names that contain it', async () => {
    await renderOpen()
    await type(one('input[type=search]'), 'ka')
    expect(names(0)).toEqual(['Kavala', 'Nea Kallikrateia', 'Kalamata'])
    await type(one('input[type=search]'), 'l')
    expect(names(0)).toEqual(['Kavala', 'Nea Kallikrateia', 'Kalamata'])
    await type(one('input[type=search]'), 'n')
    expect(names(0)).toEqual(['Nea Kallikrateia', 'Athens'])
  })

  test('shows a message if no city is found', async () => {
    await renderOpen()
    await type(one('input[type=search]'), 'Atlantis')
    expect(names(0)).toEqual([])
    expect(text('[role=dialog]')).toContain('No city is called “Atlantis”.')
  })

  test('has one Tab stop for each group, and arrow keys move within it', async () => {
    await renderOpen()
    expect(boxes().filter(({ tabIndex }) => tabIndex === 0).map((box) => box.parentElement?.textContent)).toEqual(['Kavala', 'Raw'])
    const [athens, kavala, , kalamata] = boxes()
    kavala?.focus()
    await press('ArrowUp')
    expect(document.activeElement).toBe(athens)
    await press('ArrowUp')
    expect(document.activeElement).toBe(athens)
    await press('End')
    expect(document.activeElement).toBe(kalamata)
  })

  test('reports Apply and Clear', async () => {
    const onApply = vi.fn()
    const onClear = vi.fn()
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve, { once: true }))
    await renderOpen({ onApply, onClear })
    await click(one('button', 'Clear'))
    await click(one('button', 'Apply'))
    expect([onApply.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
    expect((await submitted).defaultPrevented, 'the browser sends noHandlers itself').toBe(true)
  })

  test('shows the tags while cities are loading, and offers to fetch missing cities again', async () => {
    const onRetryCities = vi.fn()
    const show = await renderOpen({ cities: [] })
    expect(text('[role=dialog]')).toContain('Loading cities...')
    await show(<Menu {...menu} cities={[]} isCitiesMissing onRetryCities={onRetryCities} />)
    expect(names(0)).toEqual(['Vegan', 'Raw'])
    await click(one('button', 'Try again'))
    expect(onRetryCities).toHaveBeenCalledOnce()
  })
})
