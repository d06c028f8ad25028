/** The transitions of a machine, with names that do not depend on the provided implementations. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** Names like `login.editing on form.submit 1`; `on nothing` for transitions without an event. */
export function transitionNames({ root }: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>()
  for (const node of [root, ...getStateNodes(root)]) {
    for (const [event, transitions] of [...node.transitions, ['nothing', node.always ?? []] as const]) {
      transitions.forEach((each, index) => names.set(each, `${node.id} on ${event}${transitions.length > 1 ? ` ${index + 1}` : ''}`))
    }
  }
  return names
}
