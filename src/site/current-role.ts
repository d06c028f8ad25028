/** Keeps the role of the session the one that holds: the token has the role of the login. Visitors get no code of it. */
import { answerOf, type ApiClient } from '../api/client.ts'
import type { SessionActor } from '../machines/account/session.ts'

interface RoleParts {
  readonly client: ApiClient
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly session: SessionActor
}

/** Asks now, and whenever the reader returns to the page. Requires the offer `roles`. A failure is ignored: the next answer tells. */
export function followRole({ client, page, session }: RoleParts): void {
  const ask = async () => {
    const asked = session.getSnapshot().context.session
    if (!asked || page.visibilityState !== 'visible') return
    const { data: { role } } = await answerOf(client.GET('/api/my/role'))
    if (role !== asked.role) session.send({ type: 'session.update', session: { ...asked, role } })
  }
  const tryToAsk = () => void ask().catch(() => undefined)
  page.addEventListener('visibilitychange', tryToAsk)
  tryToAsk()
}
