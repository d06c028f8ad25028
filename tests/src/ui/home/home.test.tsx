/** The home screen. Specification, sections 1 and 2. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { choicesOf } from '../../../../domain/lists/choices.ts'
import { Home } from '../../../../src/ui/home/home.tsx'
import { Towns } from '../../../../src/ui/home/towns.tsx'
import { LinkedText } from '../../../../src/ui/linked-text.tsx'
import { all, one, render, text } from '../rendered.tsx'

/** An observer that never reports an element as visible. */
class NoIntersection {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoIntersection)
})

async function renderHome() {
  await render(
    <Home
      product="Prasino"
      offered={choicesOf('event')}
      upcoming={<p>Next events</p>}
      towns={<Towns towns={[{ name: 'Volos', href: '#/events?city=Volos' }]} isBusy={false} />}
    />,
  )
}

describe('the home screen', () => {
  test('has its title, its banner and its headings', async () => {
    await renderHome()
    expect(document.title).toBe('Prasino | Welcome to Prasino')
    expect(text('h1')).toBe('Welcome to Prasino')
    expect(all('p', "LET'S MAKE OUR PLANET GREENER")).toHaveLength(1)
    expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Events by city', 'Do you want to... ?', 'Upcoming'])
    expect(text()).toContain('Next events')
  })

  test('links its sentences to every type of listing and to the form', async () => {
    await renderHome()
    expect(all('p a').map((link) => link.getAttribute('href'))).toEqual([
      '#/events',
      '#/volunteer',
      '#/shop',
      '#/dine',
      '#/login',
    ])
  })

  test('has the five cards in their order', async () => {
    await renderHome()
    const section = all('section').find(({ textContent }) => textContent.includes('Do you want to'))
    const cards = [...(section?.querySelectorAll('a') ?? [])]
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Green Events', '#/events'],
      ['Green Volunteering', '#/volunteer'],
      ['Green Shops', '#/shop'],
      ['Green Dining', '#/dine'],
      ['Add something Green', '#/login'],
    ])
  })

  test('links to the events of a town', async () => {
    await renderHome()
    expect(one('a', 'Volos').getAttribute('href')).toBe('#/events?city=Volos')
  })
})

describe('the towns', () => {
  test('have placeholders while loading', async () => {
    await render(<Towns towns={[]} isBusy />)
    expect(text('h2')).toBe('Events by city')
    expect(one('section').getAttribute('aria-busy')).toBe('true')
    expect(all('section div[aria-hidden] > *')).toHaveLength(10)
  })

  test('are omitted if there are none', async () => {
    await render(<Towns towns={[]} isBusy={false} />)
    expect(all('section')).toEqual([])
  })
})

describe('a sentence with links', () => {
  test('keeps its text and links the marked parts', async () => {
    await render(<LinkedText text="<a>First</a>, then <b>the second</b>." links={{ a: '#/a', b: '#/b' }} />)
    expect(text()).toBe('First, then the second.')
    expect(all('a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['First', '#/a'],
      ['the second', '#/b'],
    ])
  })

  test('can have no links', async () => {
    await render(<LinkedText text="Is 1 < 2 > 0?" links={{}} />)
    expect(text()).toBe('Is 1 < 2 > 0?')
  })
})
