/** The reasons to choose from, for every screen that asks for some and for the one on which they are kept. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { failureOf } from '../../../domain/failure.ts'
import { reasonList } from '../../site/running-reasons.ts'
import { useSite } from '../../site/site.ts'
import type { OfferedReasons } from '../../ui/given-reasons/reasons-form.tsx'

/** The reasons of the server, and the calls that give some: one that was refused reads them again, since they may have changed. */
export function useReasons() {
  const { configuration: { offers } } = useSite()
  const { list, reasons, hasFailed } = useReasonList()
  const refresh = () => list?.send({ type: 'reasons.refresh' })
  const offered: OfferedReasons = {
    status: list ? statusOf(reasons !== null, hasFailed) : 'absent', all: reasons ?? [],
    takesLaw: offers.has('statements'), onRetry: refresh,
  }
  const giving = <Input, Output>(call: (input: Input) => Promise<Output>) => (input: Input) =>
    call(input).catch((error: unknown) => {
      if (failureOf(error).status === 400) refresh()
      throw error
    })
  return { offered, giving }
}

/** The running machine, undefined where the server has no reasons, and what it has read. */
export function useReasonList() {
  const { configuration: { offers }, session, moderation } = useSite()
  const [list] = useState(() => (offers.has('reasons') ? reasonList(session, (signal) => moderation.fetchReasons(signal)) : undefined))
  const reasons = useSelector(list, (snapshot) => snapshot?.context.reasons ?? null)
  const hasFailed = useSelector(list, (snapshot) => snapshot?.hasTag('failed') ?? false)
  return { list, reasons, hasFailed }
}

function statusOf(isRead: boolean, hasFailed: boolean): OfferedReasons['status'] {
  if (isRead) return 'ready'
  return hasFailed ? 'failed' : 'loading'
}
