/** Tells of the decisions of Manage Posts, so that they can be undone from any screen. */
import { useEffect, useEffectEvent, useState } from 'react'
import { subjectOf, type Decision, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { undoMs, type MadeDecision } from '../../../domain/moderation/undo.ts'
import type { Batch, BatchAnswer } from '../../api/moderation/bulk-decisions.ts'
import type { Outcome } from '../../api/moderation/moderation.ts'
import type { UndoListActor } from '../../machines/moderation/undo-list.ts'
import { useSite } from '../../site/site.ts'
import { runningUndoList } from './running-undo-list.ts'

type Call<Input> = (input: Input) => Promise<Outcome>

/** The machine of the decisions that can be undone. */
function useUndoList(): UndoListActor {
  const { session, moderation, now } = useSite()
  const [list] = useState(() => runningUndoList({ session, moderation, now }))
  return list
}

/** Tells of a decision from now on. */
function useTelling(): (decision: Omit<MadeDecision, 'until'>) => void {
  const { now } = useSite()
  const list = useUndoList()
  return (decision) => list.send({ type: 'decision.make', decision: { ...decision, until: now().getTime() + undoMs }, forMs: undoMs })
}

/** Makes a call that tells of its decision. */
export function useTold() {
  const tell = useTelling()
  return <Input extends { readonly listing: TypedListing }>(decision: Decision, call: Call<Input>): Call<Input> => async (input) => {
    const outcome = await call(input)
    if (outcome.kind === 'done' && outcome.decision !== undefined) {
      tell({ ids: [outcome.decision], decision, subjects: [subjectOf(decision, input.listing)], title: outcome.listing.title })
    }
    return outcome
  }
}

/** Tells of a decision on the reports of a listing. */
export function useToldOfReports(): (listing: Pick<TypedListing, 'title'>, decision: number) => void {
  const tell = useTelling()
  return ({ title }, decision) => tell({ ids: [decision], decision: 'reports', subjects: ['listing'], title })
}

/** Tells of a decision on several listings, and returns their outcomes. */
export function useToldOfAll() {
  const tell = useTelling()
  return ({ decision, listings }: Pick<Batch, 'decision' | 'listings'>, { outcomes, decisions }: BatchAnswer): BatchAnswer['outcomes'] => {
    const done = listings.filter(({ id }) => outcomes.get(id) === 'done')
    const [first] = done
    if (first && decisions.length > 0) {
      const subjects = done.map((listing) => subjectOf(decision, listing))
      tell({ ids: decisions, decision, subjects, title: first.title })
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
