/** The reasons that are given: the general one by itself where there is no other, and never none. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  chosenReasons, hasWords, mostGiven, pressedBefore, reasonFaults, withPressed,
} from '../../../domain/given-reasons/given-reasons.ts'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'

const all: readonly Reason[] = Array.from({ length: 14 }, (_, index) => ({ id: index + 1, isGeneral: index === 0, en: 'a', el: 'α' }))
const presses = fc.array(fc.constantFrom(...all.map(({ id }) => id)), { maxLength: 40 })
const pressed = (ids: readonly number[], isWorded: boolean) =>
  ids.reduce<readonly number[]>((before, id) => withPressed(all, before, id, isWorded), [])

it('gives one to ten reasons, or own words', () => {
  fc.assert(fc.property(presses, fc.boolean(), (ids, isWorded) => {
    const chosen = chosenReasons(all, pressed(ids, isWorded), isWorded)
    expect(new Set(chosen).size).toBe(chosen.length)
    expect(chosen.length).toBeLessThanOrEqual(mostGiven)
    expect(chosen.length > 0 || isWorded).toBe(true)
  }))
})

it('chooses a reason by a press and leaves it by the next, but for the general one without another', () => {
  fc.assert(fc.property(presses, fc.boolean(), fc.constantFrom(...all), (ids, isWorded, { id, isGeneral }) => {
    const before = pressed(ids, isWorded)
    const chosen = chosenReasons(all, before, isWorded)
    const after = chosenReasons(all, withPressed(all, before, id, isWorded), isWorded)
    const isOnly = isGeneral && !isWorded && chosen.length === 1
    const isFull = !chosen.includes(id) && chosen.filter((each) => each !== 1).length >= mostGiven
    expect(after.includes(id)).toBe(isOnly && chosen.includes(id) ? true : isFull ? false : !chosen.includes(id))
  }))
})

it('takes the general reason away for another one and for own words, and adds it again', () => {
  expect(chosenReasons(all, [], false)).toEqual([1])
  expect(chosenReasons(all, [], true)).toEqual([])
  expect(pressed([3], false)).toEqual([3])
  expect(pressed([3, 1], false)).toEqual([3, 1])
  expect(pressed([3, 3], false)).toEqual([])
})

it('begins with what was given before, without reasons that are not there any more', () => {
  expect(pressedBefore(all, { reasons: [3, 99], reason: '' })).toEqual([3])
  expect(pressedBefore(all, { reasons: [1], reason: ' ' })).toEqual([])
  expect(pressedBefore(all, { reasons: [1], reason: 'Why?' })).toEqual([1])
  expect(pressedBefore(all, { reasons: [], reason: 'Why?' })).toEqual([])
})

it('finds words and their fault', () => {
  expect([hasWords(' \n'), hasWords(' Why? ')]).toEqual([false, true])
  expect(reasonFaults({ reasons: [3], reason: 'a'.repeat(1001) })).toEqual({ reason: { rule: 'too-long', limit: 1000 } })
  expect(reasonFaults({ reasons: [], reason: '' })).toEqual({})
})
