/** The links of the bar and of the slide-out menu: the same, in the same order. Specification, section 2. */
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { href } from '../../paths.ts'
import { lazyComponent } from '../lazy-component.ts'
import type { MemberItemsProps } from './member-items.tsx'
import type { NavigationPlace } from './navigation-place.ts'

interface NavigationProps {
  readonly place: NavigationPlace
  readonly className: string | undefined
  /** Called when a link of the slide-out menu is followed. */
  readonly onChoose?: () => void
}

const memberItems = lazyComponent<MemberItemsProps>(async () => (await import('./member-items.tsx')).MemberItems)

/** Fetches the code of the items for who is signed in; resolves when it is there or cannot be fetched. */
export const fetchMemberItems = memberItems.fetch

const screens = [
  { label: m.nav_home, to: paths.home },
  ...listingTypes.map((type) => ({ label: typeWords[type].list, to: typeRegistry[type].path })),
]

export function Navigation({ place, className, onChoose }: NavigationProps) {
  const { path, addSomethingGreenPath, member } = place
  const MemberItems = memberItems.useComponent(member !== null)
  const link = (to: Path, label: string) => (
    <a href={href(to)} aria-current={to === path ? 'page' : undefined} onClick={onChoose}>
      {label}
    </a>
  )
  return (
    <nav aria-label={m.nav_main()}>
      <ul className={className}>
        {screens.map(({ label, to }) => (
          <li key={to}>{link(to, label())}</li>
        ))}
        {member ? (
          MemberItems && <MemberItems place={place} member={member} onChoose={onChoose} />
        ) : (
          <li data-role="account">{link(paths.login, m.nav_login())}</li>
        )}
        <li data-role="add">
          <a href={href(addSomethingGreenPath)} onClick={onChoose}>
            {m.nav_add()}
          </a>
        </li>
      </ul>
    </nav>
  )
}
