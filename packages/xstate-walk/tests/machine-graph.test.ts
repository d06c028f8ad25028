/** The graph of a machine: boxes and arrows. */
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { graphOf, type Label, type StateBox } from '../src/chart/machine-graph.ts'
import { placesOf } from '../src/machine/places.ts'
import { kettle } from './kettle.ts'

/** A lamp and a fan, as parallel states. */
const room = setup({
  guards: { isDark: () => true },
  actions: { hum: () => {} },
}).createMachine({
  id: 'room',
  type: 'parallel',
  states: {
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'switch.press': { guard: 'isDark', target: 'on' }, 'bulb.turn': 'on' } },
        on: { entry: 'hum', on: { 'switch.press': 'off', 'bulb.turn': {} } },
      },
    },
    fan: { on: { 'fan.listen': { actions: 'hum' } }, always: { guard: 'isDark', actions: 'hum' } },
  },
})

const box = (root: StateBox, name: string): StateBox | undefined =>
  root.name === name ? root : root.states.map((inner) => box(inner, name)).find((found) => found !== undefined)

describe('the graph of a machine', () => {
  it('has a box for each state, with its initial state, and whether it is busy or final', () => {
    const { root } = graphOf(kettle)
    expect(root).toMatchObject({ name: 'kettle', initial: 'kettle.empty' })
    expect(root.states.map(({ name, isBusy, isFinal, initial }) => ({ name, isBusy, isFinal, initial }))).toEqual([
      { name: 'empty', isBusy: false, isFinal: false, initial: null },
      { name: 'filling', isBusy: true, isFinal: false, initial: null },
      { name: 'boiling', isBusy: false, isFinal: false, initial: null },
      { name: 'hot', isBusy: false, isFinal: true, initial: null },
    ])
  })

  it('describes outcomes, delays and actions', () => {
    expect(graphOf(kettle).arrows.map(({ from, to, labels }) => [from, to, ...labels.map(({ text }) => text)])).toEqual([
      ['kettle.empty', 'kettle.filling', 'kettle.fill'],
      ['kettle.filling', 'kettle.boiling', 'fill is done / assign'],
      ['kettle.filling', 'kettle.empty', 'fill fails'],
      ['kettle.boiling', 'kettle.hot', 'after boiling / ring'],
    ])
  })

  it('names guards, and draws two transitions between the same states as one arrow', () => {
    const [there, back] = graphOf(room).arrows
    expect(there?.labels.map(({ text }) => text)).toEqual(['switch.press [isDark]', 'bulb.turn'])
    expect(back).toMatchObject({ from: 'room.lamp.on', to: 'room.lamp.off', labels: [{ text: 'switch.press' }] })
  })

  it('lists transitions without a target inside the box', () => {
    const { root } = graphOf(room)
    expect(box(root, 'on')?.inner.map(({ text }) => text)).toEqual(['on entry / hum', 'bulb.turn is ignored'])
    expect(box(root, 'fan')?.inner.map(({ text }) => text)).toEqual(['fan.listen / hum', 'immediately [isDark] / hum'])
  })

  it('names the place of a state by the keys of the configuration, whatever its id is', () => {
    const machine = setup({}).createMachine({ id: 'door', initial: 'shut', states: { shut: { id: 'closed' } } })
    expect(box(graphOf(machine).root, 'shut')).toMatchObject({ id: 'closed', place: 'door.shut' })
  })

  it('does not list the start of a delay as an entry action', () => {
    expect(box(graphOf(kettle).root, 'boiling')?.inner).toEqual([])
  })

  it('has no initial state if its states are parallel', () => {
    expect(graphOf(room).root.initial).toBeNull()
    expect(box(graphOf(room).root, 'lamp')?.initial).toBe('room.lamp.off')
  })

  it.each([kettle, room])('shows each transition of the machine $id once, by its name in the coverage', (machine) => {
    const { root, arrows } = graphOf(machine)
    const inside = ({ inner, states }: StateBox): Label[] => [...inner, ...states.flatMap(inside)]
    const shown = [...inside(root), ...arrows.flatMap(({ labels }) => labels)].map(({ transition }) => transition)
    expect(shown.filter((name) => name !== null).sort()).toEqual(
      placesOf(machine)
        .transitions.map(({ name }) => name)
        .sort(),
    )
  })
})
