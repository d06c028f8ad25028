/** Renders the first view: the frame, and each screen in its loading state. The build writes them into the page. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noFilter } from '../../domain/lists/filter.ts'
import { choicesOf } from '../../domain/lists/choices.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../domain/listing/listing.ts'
import { offersOf } from '../../domain/offers.ts'
import { paths } from '../../domain/paths.ts'
import { typeWords } from '../../words/listing-types.ts'
import { defaultEventsAddress } from '../paths.ts'
import { LoginView } from '../ui/account/login-view.tsx'
import { CalendarPlaceholder } from '../ui/events/calendar-placeholder.tsx'
import { QuickChoices } from '../ui/filter/quick-choices.tsx'
import { EventsActions } from '../ui/events/events-actions.tsx'
import { EventsView } from '../ui/events/events-view.tsx'
import { FilterMenu } from '../ui/filter/filter-menu.tsx'
import { FirstChips } from '../ui/filter/first-chips.tsx'
import { FollowButton } from '../ui/follow/follow-button.tsx'
import { Frame } from '../ui/frame/frame.tsx'
import { Page } from '../ui/page.tsx'
import { Home } from '../ui/home/home.tsx'
import { Towns } from '../ui/home/towns.tsx'
import { PostsView } from '../ui/lists/posts-view.tsx'
import { UpcomingView } from '../ui/lists/upcoming-view.tsx'

const nothing = () => undefined

/** The frame of a visitor, with an empty main element. */
export function firstFrame(product: string): string {
  return renderToStaticMarkup(
    <Frame
      product={product}
      path=""
      year={new Date().getFullYear()}
      addSomethingGreenPath={paths.login}
      member={null}
      waiting={null}
      offers={offersOf([])}
      announcement={null}
      offline={{ seenAt: null, unanswered: null }}
      onAdminPages={nothing}
      onSignOut={nothing}
      onLanguage={nothing}
      onReload={nothing}
      onDismissAnnouncement={nothing}
    >
      {null}
    </Frame>,
  )
}

/** The content of the main element by path. The list of events has the path of events with `?mode=list`. */
export function firstScreens(product: string): Readonly<Record<string, string>> {
  const screens: Record<string, ReactElement> = {
    [paths.home]: (
      <Home
        offered={choicesOf('event')}
        product={product}
        upcoming={<UpcomingView status="loading" entries={[]} onRetry={nothing} />}
        towns={<Towns towns={[]} isBusy />}
      />
    ),
    ...Object.fromEntries(listingTypes.map((type) => [typeRegistry[type].path, loadingScreen(type, product)])),
    [paths.events]: (
      <Page
        title={typeWords.event.list()}
        product={product}
        actions={<EventsActions mode="calendar" onMode={nothing} filterSlot={filterMenu} />}
      >
        <EventsView chips={<FirstChips type="event" />}>
          <CalendarPlaceholder />
        </EventsView>
        {followButton('event')}
      </Page>
    ),
    [`${paths.events}?mode=list`]: (
      <Page title={typeWords.event.list()} product={product} actions={<EventsActions mode="list" onMode={nothing} />}>
        <EventsView choices={<QuickChoices address={defaultEventsAddress} offered={choicesOf('event')} />}>
          {loadingList('event')}
        </EventsView>
        {followButton('event')}
      </Page>
    ),
    [paths.login]: (
      <LoginView
        product={product}
        status="editing"
        isBusy={false}
        faults={{}}
        failure={null}
        resend={null}
          takesEmail
          takesKeep
          passkey={null}
        onSubmit={nothing}
        onResend={nothing}
      />
    ),
  }
  return Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, renderToStaticMarkup(screen)]))
}

function loadingScreen(type: ListingType, product: string): ReactElement {
  return (
    <Page title={typeWords[type].list()} product={product}>
      {loadingList(type)}
      {followButton(type)}
    </Page>
  )
}

function followButton(type: ListingType): ReactElement {
  return <FollowButton byDistance={null} server="" type={type} filter={noFilter} />
}

function loadingList(type: ListingType): ReactElement {
  return (
    <PostsView
      type={type}
      status="loading"
      entries={[]}
      filterSlot={filterMenu}
      chips={<FirstChips type={type} />}
      isBusy={false}
      page={1}
      pageCount={1}
      total={0}
      isCapped={false}
      hasNext={false}
      hasPrevious={false}
      onNext={nothing}
      onPrevious={nothing}
      onFirst={nothing}
      onRetry={nothing}
    />
  )
}

const filterMenu = (
  // `show-filter.ts` writes the number.
  <FilterMenu isOpen={false} appliedCount={1} onOpenChange={nothing} onIntent={nothing} onRetry={null}>
    {() => null}
  </FilterMenu>
)
