/** Which emails about own listings a member gets. */
import { setup } from 'xstate'
import type { Notices } from '../../../domain/account/notices.ts'
import { keptChoice, type KeptChoiceContext, type KeptChoiceEvent, type KeptChoiceTag } from '../recipes/kept-choice.ts'

const { actors, actions, ...choice } = keptChoice<Notices>()

export const mailNoticesMachine = setup({
  types: {
    context: {} as KeptChoiceContext<Notices>,
    events: {} as KeptChoiceEvent<Notices>,
    tags: {} as KeptChoiceTag,
  },
  actors,
  actions,
}).createMachine({ id: 'mail-notices', ...choice })
