/** Components whose code cannot be fetched. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fetchMissingCode, isCodeMissing, lazyComponent } from '../../../src/ui/lazy-component.ts'
import { LostConnectionContext } from '../../../src/ui/lost-connection-context.ts'
import { render, text } from './rendered.tsx'

test('code that cannot be fetched is fetched again when the connection returns, and not before', async () => {
  const fetchComponent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<() => string>)
  const lazy = lazyComponent(fetchComponent)

  function Owner() {
    const Part = lazy.useComponent(true)
    const isMissing = lazy.useIsMissing()
    return Part ? <Part /> : <p>{isMissing ? 'missing' : 'loading'}</p>
  }

  const owner = (isLost: boolean) => (
    <LostConnectionContext value={isLost}>
      <Owner />
    </LostConnectionContext>
  )
  const show = await render(owner(true))
  await show(owner(true))
  expect(text()).toBe('missing')
  expect(fetchComponent).toHaveBeenCalledOnce()
  fetchComponent.mockResolvedValueOnce(() => 'arrived')
  await show(owner(false))
  expect(text()).toBe('arrived')
})

test('code that cannot be fetched is fetched again when it is asked for, and shown wherever it is needed', async () => {
  const fetchComponent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<() => string>)
  const lazy = lazyComponent(fetchComponent)

  function Place() {
    const Part = lazy.useComponent(true)
    return Part ? <Part /> : 'missing.'
  }

  const show = await render(<p><Place /><Place /></p>)
  await show(<p><Place /><Place /></p>)
  expect([text(), isCodeMissing()]).toEqual(['missing.missing.', true])
  await act(fetchMissingCode)
  expect([text(), isCodeMissing()]).toEqual(['missing.missing.', true])
  fetchComponent.mockResolvedValueOnce(() => 'arrived.')
  await act(fetchMissingCode)
  expect([text(), isCodeMissing()]).toEqual(['arrived.arrived.', false])
  expect(fetchComponent).toHaveBeenCalledTimes(3)
})
