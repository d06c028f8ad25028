/** Tells of the decisions of Manage Posts, so that they can be undone from any screen. */
import { useEffect, useEffectEvent, useState } from 'react'
import { subjectOf, type Decision, type TypedListing } from '../../../domain/moderation/moderation.ts'
import type { Batch, BatchAnswer } from '../../api/moderation/bulk-decisions.ts'
import type { Outcome } from '../../api/moderation/moderation.ts'
import type { UndoListActor } from '../../machines/moderation/undo-list.ts'
import { undoList } from '../../site/running-undo.ts'
import { useSite } from '../../site/site.ts'
import { showUndoNotices } from './undo-notices.tsx'

type Call<Input> = (input: Input) => Promise<Outcome>

/** The machine of the decisions that can be undone. */
function useUndoList(): UndoListActor {
  const { session, moderation } = useSite()
  const [list] = useState(() =>
    undoList({ session, undo: (made) => moderation.undo(made), onStart: (started) => showUndoNotices(started, session) }),
  )
  return list
}

/** Makes a call that tells of its decision. */
export function useTold() {
  const list = useUndoList()
  return <Input extends { readonly listing: TypedListing }>(decision: Decision, call: Call<Input>): Call<Input> => async (input) => {
    const outcome = await call(input)
    if (outcome.kind === 'done' && outcome.decision !== undefined) {
      const subjects = [subjectOf(decision, input.listing)]
      list.send({ type: 'decision.make', decision: { ids: [outcome.decision], decision, subjects, title: outcome.listing.title } })
    }
    return outcome
  }
}

/** Tells of a decision on several listings, and returns their outcomes. */
export function useToldOfAll() {
  const list = useUndoList()
  return ({ decision, listings }: Pick<Batch, 'decision' | 'listings'>, { outcomes, decisions }: BatchAnswer): BatchAnswer['outcomes'] => {
    const done = listings.filter(({ id }) => outcomes.get(id) === 'done')
    const [first] = done
    if (first && decisions.length > 0) {
      const subjects = done.map((listing) => subjectOf(decision, listing))
      list.send({ type: 'decision.make', decision: { ids: decisions, decision, subjects, title: first.title } })
    }
    return outcomes
  }
}

/** Calls `refresh` when a decision was undone. */
export function useUndone(refresh: () => void): void {
  const list = useUndoList()
  const refreshLatest = useEffectEvent(refresh)
  useEffect(() => {
    let seen = list.getSnapshot().context.undone
    const { unsubscribe } = list.subscribe(({ context: { undone } }) => {
      if (undone > seen) refreshLatest()
      seen = undone
    })
    return unsubscribe
  }, [list])
}
