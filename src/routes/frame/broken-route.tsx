/** Shown instead of a screen that could not be fetched or drawn. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { scriptsAttribute } from '../../../domain/page-elements.ts'
import { readTriedRelease } from '../../storage/release-storage.ts'
import { fetchRelease } from '../../api/site.ts'
import { brokenScreenMachine } from '../../machines/frame/broken-screen.ts'
import { reloadForRelease } from '../../site/reload-page.ts'
import { BrokenView } from '../../ui/frame/broken-view.tsx'

const machine = brokenScreenMachine.provide({
  actors: { fetchRelease: fromPromise(fetchRelease) },
  actions: { reload: (_, { release }) => reloadForRelease(release) },
})

export function BrokenRoute() {
  const own = document.getElementById('root')?.getAttribute(scriptsAttribute) ?? null
  const [snapshot, send] = useMachine(machine, { input: { own, tried: readTriedRelease(window) } })
  useEffect(() => {
    const onOnline = () => send({ type: 'connection.return' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [send])
  return <BrokenView isBusy={snapshot.hasTag('busy')} isAway={snapshot.hasTag('away')} onRetry={() => send({ type: 'screen.retry' })} />
}
