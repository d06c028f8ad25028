/** The passkeys of the account, and the login with one. */
import { describe, expect, test, vi } from 'vitest'
import { noOutcome } from '../../../../domain/account/passkeys.ts'
import { OwnPasskeys, type OwnPasskeysProps } from '../../../../src/ui/passkeys/own-passkeys.tsx'
import { PasskeyLogin, type PasskeyLoginProps } from '../../../../src/ui/passkeys/passkey-login.tsx'
import { SecondFactorSection, type SecondFactorProps } from '../../../../src/ui/account/second-factor-section.tsx'
import { description, fill } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'
import { problem } from './outcomes.ts'

const noop = () => {}
const phone = { id: 7, name: 'Phone', createdAt: '2026-11-28T09:12:44Z', usedAt: '2026-11-29T08:00:00Z' }
const laptop = { id: 9, name: 'Laptop', createdAt: '2026-11-29T09:12:44Z', usedAt: null }

const own = (changes: Partial<OwnPasskeysProps> = {}) => (
  <OwnPasskeys
    passkeys={[phone, laptop]}
    canAdd
    faults={{}}
    outcome={noOutcome}
    isBusy={false}
    isNaming={false}
    isAsking={false}
    chosen={null}
    done={null}
    onAdd={noop}
    onSubmit={noop}
    onCancel={noop}
    onRemove={noop}
    onConfirm={noop}
    onKeep={noop}
    {...changes}
  />
)

describe('the passkeys of a member', () => {
  test('are listed with what is known of each, and removed one by one', async () => {
    const onRemove = vi.fn()
    await render(own({ onRemove }))
    expect(all('li time').map(({ textContent }) => textContent)).toEqual([
      'Added 28/11/2026, 11:12', 'Last used 29/11/2026, 10:00', 'Added 29/11/2026, 11:12',
    ])
    await click(one('button', 'Remove the passkey Laptop'))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(laptop)
  })

  test('can be removed where none can be added', async () => {
    await render(own({ canAdd: false }))
    expect(all('button').map(({ textContent }) => textContent)).toEqual(['Remove', 'Remove'])
  })

  test('get one more by its name, at which a fault is told', async () => {
    const [onAdd, onSubmit, onCancel] = [vi.fn(), vi.fn(), vi.fn()]
    const show = await render(own({ onAdd }))
    await click(one('button', 'Add a passkey'))
    expect(onAdd).toHaveBeenCalledOnce()
    await show(own({ isNaming: true, onSubmit, onCancel }))
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    await fill({ 'Name of the passkey': 'Key ring' })
    await click(one('button', 'Make the passkey'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Key ring' })
    await show(own({ isNaming: true, faults: { name: { rule: 'missing' } }, onCancel }))
    expect(description('Name of the passkey')).toContain('Please fill in this field.')
    await click(one('button', 'Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test.each([
    ['cancelled', 'No passkey was used: it was cancelled, or took too long. You can try again.'],
    ['known', 'This device has a passkey for your account already.'],
    ['impossible', 'Your browser or device could not do this with a passkey.'],
  ] as const)('say why there is none: %s', async (refusal, sentence) => {
    await render(own({ outcome: { refusal, failure: null } }))
    expect(text('[role=alert]')).toBe(sentence)
  })

  test('are removed after a question, and what was done has the focus', async () => {
    const onConfirm = vi.fn()
    const show = await render(own())
    await show(own({ isAsking: true, chosen: phone, onConfirm }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe('Remove the passkey “Phone”?')
    await click(one('[role=alertdialog] button', 'Remove'))
    expect(onConfirm).toHaveBeenCalledOnce()
    await show(own({ done: 'removed' }))
    expect(document.activeElement?.textContent).toBe('The passkey was removed.')
    await show(own({ done: 'added' }))
    expect(document.activeElement?.textContent).toBe('The passkey was added. It logs you in from now on.')
  })
})

describe('the login with a passkey', () => {
  const login = (changes: Partial<PasskeyLoginProps> = {}) => (
    <PasskeyLogin outcome={noOutcome} isBusy={false} isWaiting={false} onUse={noop} onCancel={noop} {...changes} />
  )

  test('asks the browser, which can be broken off', async () => {
    const [onUse, onCancel] = [vi.fn(), vi.fn()]
    const show = await render(login({ onUse }))
    await click(one('button', 'Log in with a passkey'))
    await show(login({ isBusy: true, isWaiting: true, onUse, onCancel }))
    expect(text('[role=status]')).toBe('Your browser asks you for the passkey now.')
    await click(one('button', 'Log in with a passkey'))
    expect(onUse).toHaveBeenCalledOnce()
    await click(one('button', 'Cancel'))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  test('says why the server refused', async () => {
    await render(login({ outcome: { refusal: null, failure: problem('wrong-passkey', 'This passkey was not accepted.') } }))
    expect(text('[role=alert]')).toBe('This passkey was not accepted.')
  })
})

describe('the second factor', () => {
  const factor = { authenticatorSince: null, passkeys: [], recoveryCodes: 0, isRequired: true }
  const section = (changes: Partial<SecondFactorProps> = {}) => (
    <SecondFactorSection
      product="Prasino"
      factor={factor}
      authenticator={null}
      codes={[]}
      passkeys={<p>the passkeys</p>}
      faults={{}}
      failure={null}
      isBusy={false}
      hasFailed={false}
      onRead={noop}
      onStart={noop}
      onCancel={noop}
      onSubmit={noop}
      onRenew={noop}
      onRemove={noop}
      onSave={noop}
      onKeep={noop}
      {...changes}
    />
  )

  test('that is needed is missing until there is an app or a passkey, with which recovery codes come', async () => {
    const show = await render(section())
    expect(text()).toContain('Your role needs a second factor.')
    expect(all('button', 'New recovery codes')).toEqual([])
    await show(section({ factor: { ...factor, passkeys: [phone], recoveryCodes: 9 } }))
    expect(text()).not.toContain('Your role needs a second factor.')
    expect(text()).toContain('9 recovery codes are left.')
    expect(all('button').map(({ textContent }) => textContent)).toEqual(['Set up an authenticator app', 'New recovery codes'])
  })

  test('shows passkeys unless codes are shown', async () => {
    const show = await render(section())
    expect(text()).toContain('the passkeys')
    await show(section({ codes: ['k7m2qpx9dw'] }))
    expect(text()).not.toContain('the passkeys')
  })
})
