/** The frame of every screen, with the signed-in user. */
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Fragment, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { paths } from '../../../domain/paths.ts'
import { moderatorRole } from '../../../domain/account/roles.ts'
import { isAllowed } from '../../../domain/account/session.ts'
import { firstTag } from '../../site/first-tag.ts'
import { useSession, useSite, useToday, type Site } from '../../site/site.ts'
import { readKeptLists } from '../../storage/kept-lists.ts'
import { Frame } from '../../ui/frame/frame.tsx'
import { LayersContext } from '../../ui/layer.ts'
import { LostConnectionContext, ReadKeptContext } from '../../ui/lost-connection-context.ts'
import { retryCode } from '../retry-code.ts'
import { FreshLogin } from './fresh-login.tsx'
import { NamedPlaces } from './named-places.tsx'
import { useLinks } from './use-links.ts'
import { useScrollPosition } from './use-scroll-position.ts'

const announcements = ['loggedIn', 'sessionEnded'] as const

export function FrameRoute() {
  const { configuration, accounts, session, waiting, drafts, language, offline, openLayer } = useSite()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const snapshot = useSelector(session, (current) => current)
  const answer = useSyncExternalStore(waiting.subscribe, waiting.current)
  const lost = useSelector(offline, ({ context }) => context)
  const isLost = useSelector(offline, (current) => current.matches('offline'))
  const { addSomethingGreenPath } = useSession()
  const today = useToday()
  useLinks()
  useScrollPosition()

  function signOut() {
    // Before the session ends, so that the guard of the current screen does not redirect to the login.
    void navigate({ to: paths.home })
    const ended = session.getSnapshot().context.session
    if (ended) void drafts.clear(ended.username)
    session.send({ type: 'session.end' })
    // A failure is ignored: the browser is signed out anyway, and the token expires by itself.
    if (ended && configuration.offers.has('sign-out')) void accounts.logout(ended.token).catch(() => undefined)
  }

  return (
    <LayersContext value={openLayer}>
      <LostConnectionContext value={isLost}>
        <ReadKeptContext value={readKeptLists}>
          <Frame
            product={configuration.productName}
            path={pathname}
            year={Number(today.slice(0, 4))}
            addSomethingGreenPath={addSomethingGreenPath}
            {...toView(snapshot)}
            offline={lost}
            waiting={answer && answer.count}
            offers={configuration.offers}
            onAdminPages={waiting.refresh}
            onSignOut={signOut}
            onLanguage={language.choose}
            onReload={() => void retryCode()}
            onDismissAnnouncement={() => session.send({ type: 'announcement.dismiss' })}
          >
            {/* A screen's state can depend on the offers, such as the ids of a list, so new offers remount it. */}
            <Fragment key={[...configuration.offers].join()}>
              <NamedPlaces>
                <Outlet />
              </NamedPlaces>
            </Fragment>
          </Frame>
          <FreshLogin />
        </ReadKeptContext>
      </LostConnectionContext>
    </LayersContext>
  )
}

function toView(snapshot: SnapshotFrom<Site['session']>) {
  const { session } = snapshot.context
  return {
    member: session && { username: session.username, role: session.role, isModerator: isAllowed(session, moderatorRole) },
    announcement: firstTag(snapshot, announcements),
  }
}
