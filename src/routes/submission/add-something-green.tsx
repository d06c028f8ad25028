/** The screen to add a listing on. Specification, section 2. */
import type { Session } from '../../../domain/session.ts'
import { readSubmissionType, submissionSearch } from '../../paths.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { SubmissionView } from '../../ui/submission/submission-view.tsx'
import { useCityList } from '../filter/use-cities.ts'
import { useSubmission } from './use-submission.ts'

export function AddSomethingGreenRoute() {
  const { session } = useSession()
  // Another person's draft is another machine.
  return session && <AddSomethingGreen key={session.username} session={session} />
}

function AddSomethingGreen({ session }: { readonly session: Session }) {
  const [search, setSearch] = useAddress()
  const submission = useSubmission(session, readSubmissionType(search), (type) => setSearch(submissionSearch(type)))
  const { productName, offers } = useSite().configuration
  const isAddedOnce = offers.has('idempotency-keys')
  const hasOwnListings = offers.has('own-listings')
  const shown = { product: productName, isAddedOnce, hasOwnListings }
  return <SubmissionView {...shown} cities={useCityList()} {...submission} />
}
