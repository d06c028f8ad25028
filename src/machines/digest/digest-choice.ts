/** How often a moderator gets an email about new listings. */
import { setup } from 'xstate'
import type { DigestFrequency } from '../../../domain/moderation/digest.ts'
import { keptChoice, type KeptChoiceContext, type KeptChoiceEvent, type KeptChoiceTag } from '../recipes/kept-choice.ts'

const { actors, actions, ...choice } = keptChoice<DigestFrequency>()

export const digestChoiceMachine = setup({
  types: {
    context: {} as KeptChoiceContext<DigestFrequency>,
    events: {} as KeptChoiceEvent<DigestFrequency>,
    tags: {} as KeptChoiceTag,
  },
  actors,
  actions,
}).createMachine({ id: 'digest-choice', ...choice })
