/** The transitions of a machine, each under a name that stays the same when the machine gets other actors. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** Names like `login.editing on form.submit 1`; those that need no event are `on nothing`. */
export function transitionNames({ root }: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>()
  for (const node of [root, ...getStateNodes(root)]) {
    for (const [event, transitions] of [...node.transitions, ['nothing', node.always ?? []] as const]) {
      transitions.forEach((each, index) => names.set(each, `${node.id} on ${event}${transitions.length > 1 ? ` ${index + 1}` : ''}`))
    }
  }
  return names
}
