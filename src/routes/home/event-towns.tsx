/** The towns with the most coming events, each a way to the list of them. */
import { useMachine } from '@xstate/react'
import { athensToday } from '../../../domain/days.ts'
import { paths } from '../../../domain/paths.ts'
import { eventTownsMachine } from '../../machines/home/event-towns.ts'
import { defaultEventsAddress, eventsSearch, href } from '../../paths.ts'
import { mostTowns, Towns } from '../../ui/home/towns.tsx'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/use-site.ts'

export function EventTowns() {
  const { fetchTowns, now } = useSite()
  const query = { from: athensToday(now()), limit: mostTowns }
  const [snapshot] = useMachine(
    eventTownsMachine.provide({ actors: { fetchTowns: fromCall((_: undefined, signal) => fetchTowns(query, signal)) } }),
  )
  const towns = snapshot.context.towns.map(({ city }) => ({ name: city, href: townHref(city) }))
  return <Towns towns={towns} isBusy={snapshot.hasTag('busy')} />
}

/** The list, since the present month may have none of its events. */
function townHref(town: string): string {
  return href(paths.events, eventsSearch({ ...defaultEventsAddress, mode: 'list', filter: { cities: [town], tags: [] } }))
}
