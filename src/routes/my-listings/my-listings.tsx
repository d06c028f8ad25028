/** The screen on which members look after what they have added. */
import { useSession, useSite } from '../../site/site.ts'
import { MyListingsView } from '../../ui/my-listings/my-listings-view.tsx'
import { Resubmission } from './resubmission.tsx'
import { useOwnListings } from './use-own-listings.ts'

export function MyListingsRoute() {
  const { session } = useSession()
  return session && <MyListings key={session.username} username={session.username} />
}

function MyListings({ username }: { readonly username: string }) {
  const { configuration } = useSite()
  const { edited, onCloseEditor, onReload, ...view } = useOwnListings()
  return (
    <MyListingsView
      product={configuration.productName}
      {...view}
      editor={edited && <Resubmission listing={edited} username={username} onClose={onCloseEditor} onReload={onReload} />}
    />
  )
}
