/** The form field for a day: typed or picked. Specification, sections 2 and 9. */
import type { ComponentProps } from 'react'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DayField } from '../../../../src/ui/form/day-field.tsx'
import { Form } from '../../../../src/ui/form/form.tsx'
import { listingFaultText } from '../../../../src/ui/listing-form/listing-fault-text.ts'
import { all, appearance, click, one, press, render, text, type } from '../rendered.tsx'
import { description, field, submit } from './filled-form.tsx'

async function renderField(given: Partial<ComponentProps<typeof DayField>> & { faults?: object } = {}) {
  const onSubmit = vi.fn()
  const { faults = {}, ...changes } = given
  await render(
    <Form name="trial" fields={['startDate']} faults={faults} wordFault={listingFaultText} isBusy={false} onSubmit={onSubmit}>
      <DayField name="startDate" label="From" today="2026-10-07" {...changes} />
    </Form>,
  )
  return onSubmit
}

const opener = () => one('button', 'Choose a day: From')
const day = (name: RegExp) => one('[role=grid] td button', name)

async function open() {
  await click(opener())
  await appearance('[role=grid]')
}

async function leave() {
  await act(async () => {
    field('From').focus()
    field('From').blur()
  })
}

describe('typing', () => {
  test.each([['4.3.2027', '04/03/2027'], ['4-3-2027', '04/03/2027'], ['30/2/2027', '30/2/2027'], ['soon', 'soon'], ['', '']])(
    'changes %j to %j on blur',
    async (typed, written) => {
      const onSubmit = await renderField()
      await type(field('From'), typed)
      expect(field('From').value).toBe(typed)
      await leave()
      await submit()
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ startDate: written })
    },
  )

  test('says on blur that there is no such day, until it is changed', async () => {
    await renderField()
    await type(field('From'), '31/2')
    expect(field('From').getAttribute('aria-invalid')).toBe('false')
    await leave()
    expect(description('From')).toContain('There is no such day.')
    expect(field('From').getAttribute('aria-invalid')).toBe('true')
    await type(field('From'), '3/2')
    expect(field('From').getAttribute('aria-invalid')).toBe('false')
    await leave()
    expect(field('From').value).toBe('03/02/2027')
    expect(field('From').getAttribute('aria-invalid')).toBe('false')
  })

  test.each(['blur', 'Enter'])('reports the first such day from today on %s, if the year or the month is missing', async (end) => {
    const onDay = vi.fn()
    await renderField({ onDay })
    await type(field('From'), '4/3')
    expect(field('From').value).toBe('4/3')
    field('From').focus()
    await (end === 'blur' ? leave() : press('Enter'))
    expect(field('From').value).toBe('04/03/2027')
    expect(onDay.mock.calls).toEqual([[null], ['2027-03-04']])
  })

  test('reports each complete day', async () => {
    const onDay = vi.fn()
    await renderField({ onDay })
    await type(field('From'), '4/3/202')
    await type(field('From'), '4/3/2027')
    await leave()
    expect(onDay.mock.calls).toEqual([[null], ['2027-03-04']])
  })

  test('starts with the default value', async () => {
    await renderField({ defaultValue: '2027-03-04' })
    expect(field('From').value).toBe('04/03/2027')
  })

  test('keeps the fault until another value is typed', async () => {
    await renderField({ defaultValue: '2020-01-01', faults: { startDate: { rule: 'in-the-past' } } })
    await leave()
    expect(description('From')).toBe('Start date cannot be in the past.')
    await type(field('From'), '4/3/2027')
    expect(description('From')).toBe('')
  })
})

describe('picking', () => {
  test('shows the month of today, from Monday to Sunday', async () => {
    await renderField()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    await open()
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(text('[role=dialog] [role=status]')).toBe('October 2026')
    expect(all('th').map((heading) => heading.getAttribute('aria-label'))).toEqual([
      'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
    ])
    expect(document.activeElement).toBe(day(/^Today, Wednesday, October 7, 2026$/))
  })

  test('sets and reports the day, closes and focuses the button', async () => {
    const onDay = vi.fn()
    const onSubmit = await renderField({ onDay })
    await open()
    await press('ArrowRight')
    await press('ArrowDown')
    expect(document.activeElement).toBe(day(/^Thursday, October 15, 2026$/))
    await click(document.activeElement as HTMLElement)
    expect(all('[role=dialog]')).toEqual([])
    expect(document.activeElement).toBe(opener())
    expect(onDay.mock.calls).toEqual([['2026-10-15']])
    await submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ startDate: '15/10/2026' })
  })

  test('starts at the typed day', async () => {
    await renderField()
    await type(field('From'), '1/3/2027')
    await open()
    expect(document.activeElement).toBe(day(/^Monday, March 1, 2027, chosen$/))
  })

  test('disables days before the minimum', async () => {
    await renderField({ min: '2026-11-12' })
    await open()
    expect(text('[role=dialog] [role=status]')).toBe('November 2026')
    expect((day(/November 11, 2026/) as HTMLButtonElement).disabled).toBe(true)
    expect((day(/November 12, 2026/) as HTMLButtonElement).disabled).toBe(false)
    expect(one('button', 'Previous month').getAttribute('aria-disabled')).toBe('true')
    await click(one('button', 'Next month'))
    expect(text('[role=dialog] [role=status]')).toBe('December 2026')
  })

  test('is closed by Escape without a change', async () => {
    await renderField({ defaultValue: '2026-10-20' })
    await open()
    await press('Escape')
    expect(all('[role=dialog]')).toEqual([])
    await appearance('button[aria-haspopup]:focus')
    expect(field('From').value).toBe('20/10/2026')
  })

  test('injects no style, which the Content-Security-Policy forbids', async () => {
    await renderField()
    await open()
    expect(all('style')).toEqual([])
  })
})
