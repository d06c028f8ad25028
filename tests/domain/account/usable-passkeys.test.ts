/** Where passkeys can be used. */
import { expect, it } from 'vitest'
import { canUsePasskeys } from '../../../domain/account/usable-passkeys.ts'
import type { Offer } from '../../../domain/offers.ts'

const configuration = { offers: new Set<Offer>(['passkeys']), passkeySite: 'prasino.example' }
const location = { hostname: 'prasino.example' }
const window = { location, PublicKeyCredential: { parseCreationOptionsFromJSON: () => ({}) } }

it('they are used where the server has them for the host of the page, and the browser reads what it sends', () => {
  expect(canUsePasskeys(configuration, window)).toBe(true)
  expect(canUsePasskeys({ ...configuration, offers: new Set() }, window)).toBe(false)
  expect(canUsePasskeys({ ...configuration, passkeySite: 'www.prasino.example' }, window)).toBe(false)
  expect(canUsePasskeys(configuration, { location, PublicKeyCredential: {} })).toBe(false)
  expect(canUsePasskeys(configuration, { location })).toBe(false)
})
