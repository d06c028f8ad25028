/** The language of the emails to a member. */
import { setup } from 'xstate'
import type { Language } from '../../../domain/languages.ts'
import { keptChoice, type KeptChoiceContext, type KeptChoiceEvent, type KeptChoiceTag } from '../recipes/kept-choice.ts'

const { actors, actions, ...choice } = keptChoice<Language>()

export const mailLanguageMachine = setup({
  types: {
    context: {} as KeptChoiceContext<Language>,
    events: {} as KeptChoiceEvent<Language>,
    tags: {} as KeptChoiceTag,
  },
  actors,
  actions,
}).createMachine({ id: 'mail-language', ...choice })
