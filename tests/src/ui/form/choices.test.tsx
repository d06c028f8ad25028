/** The form fields for numbers and choices. */
import { expect, test, vi } from 'vitest'
import { ChoiceGrid } from '../../../../src/ui/form/choice-grid.tsx'
import { Form } from '../../../../src/ui/form/form.tsx'
import { listingFaultText } from '../../../../src/ui/listing-form/listing-fault-text.ts'
import { NumberField } from '../../../../src/ui/form/number-field.tsx'
import { SelectField } from '../../../../src/ui/form/select-field.tsx'
import { all, click, one, press, render } from '../rendered.tsx'
import { description, field, fill, submit } from './filled-form.tsx'

const choices = [{ value: 'Volos', label: 'Volos' }, { value: 'Chania', label: 'Χανιά' }]
const tags = ['Art', 'Seminar', 'Forests'].map((name) => ({ value: name, label: name }))

async function renderForm(given: { faults?: object; onInput?: () => void } = {}) {
  const onSubmit = vi.fn()
  await render(
    <div onInput={given.onInput}>
      <Form
        name="trial"
        fields={['city', 'cost']}
        lists={['tags']}
        faults={given.faults ?? {}}
        wordFault={listingFaultText}
        isBusy={false}
        onSubmit={onSubmit}
      >
        <SelectField name="city" label="City" choices={choices} emptyLabel="Select a city" />
        <NumberField name="cost" label="Cost" min={0} step={0.1} />
        <ChoiceGrid name="tags" legend="Tags" choices={tags} defaultChosen={['Seminar']} />
      </Form>
    </div>,
  )
  return onSubmit
}

test('only the default values are chosen at first', async () => {
  const onSubmit = await renderForm()
  expect(all('option').map((option) => option.textContent)).toEqual(['Select a city', 'Volos', 'Χανιά'])
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ city: '', cost: '', tags: ['Seminar'] })
})

test('a form submits the city, the number as typed, and the checked tags', async () => {
  const onSubmit = await renderForm()
  const city = one('select') as HTMLSelectElement
  city.value = 'Chania'
  await fill({ Cost: '12,5' })
  await click(one('label', 'Forests'))
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ city: 'Chania', cost: '12,5', tags: ['Seminar', 'Forests'] })
})

test('each fault is shown next to its field', async () => {
  const missing = { rule: 'missing' }
  await renderForm({ faults: { city: missing, cost: { rule: 'not-a-number' }, tags: missing } })
  expect(description('City')).toBe('Please fill in this field.')
  expect(description('Cost')).toBe('Please enter a number, like 12.50.')
  const group = one('fieldset')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please fill in this field.')
  await click(one('label', 'Art'))
  expect(group.getAttribute('aria-describedby')).toBeNull()
})

test.each([
  ['', 'ArrowUp', '0.1'],
  ['0.2', 'ArrowUp', '0.3'],
  ['12,5', 'ArrowDown', '12.4'],
  ['0.25', 'ArrowUp', '0.3'],
  ['0.25', 'ArrowDown', '0.2'],
  ['0', 'ArrowDown', '0'],
  ['-3', 'ArrowUp', '0'],
  ['a lot', 'ArrowUp', 'a lot'],
  ['3', 'ArrowLeft', '3'],
  ['1.000', 'ArrowUp', '1000.1'],
  ['1.234,50', 'ArrowDown', '1234.4'],
])('a number of %j after %s is %j', async (typed, key, stepped) => {
  const onInput = vi.fn()
  await renderForm({ onInput })
  await fill({ Cost: typed })
  onInput.mockClear()
  await press(key, field('Cost'))
  expect(field('Cost').value).toBe(stepped)
  expect(onInput).toHaveBeenCalledTimes(stepped === typed ? 0 : 1)
})

test.each([
  ['1.000', '1000'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234,50'],
  ['12,5', '12,5'],
  ['1.2.3', '1.2.3'],
])('a number of %j is %j when the field is left, so that it is seen how it was read', async (typed, left) => {
  await renderForm()
  const cost = field('Cost')
  cost.focus()
  await fill({ Cost: typed })
  cost.blur()
  expect(cost.value).toBe(left)
})
