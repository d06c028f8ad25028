/** What stands in the filter menu, and what it clears. */
import { expect, test, vi } from 'vitest'
import { choicesOf } from '../../../../domain/lists/choices.ts'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { all, appearance, click, one, render } from '../rendered.tsx'
import { Menu, menu, type MenuProps } from './menu.tsx'

async function renderOpen(changes: Partial<MenuProps>) {
  const show = await render(<Menu {...menu} {...changes} />)
  await appearance('[role=dialog]')
  return show
}

test('the filter menu has a group for each choice, the time first', async () => {
  await renderOpen({ choices: choicesOf('event') })
  expect(all('legend').map(({ textContent }) => textContent)).toEqual(['When', 'Cost', 'City', 'Tags'])
})

test('the filter menu clears only what is chosen or typed', async () => {
  const onClear = vi.fn()
  const show = await renderOpen({ draft: noFilter, onClear })
  const clear = () => one('button', 'Clear')
  await click(clear())
  expect([clear().getAttribute('aria-disabled'), onClear.mock.calls.length]).toEqual(['true', 0])
  const chosen: readonly Partial<MenuProps>[] = [
    { draft: { ...noFilter, free: true } }, { when: { ...menu.when, range: { from: '', to: '' } } }, { near: { ...menu.near, radius: 50 } },
  ]
  for (const changes of chosen) {
    await show(<Menu {...menu} draft={noFilter} onClear={onClear} {...changes} />)
    expect(clear().getAttribute('aria-disabled')).toBe('false')
    await click(clear())
  }
  expect(onClear).toHaveBeenCalledTimes(chosen.length)
})
