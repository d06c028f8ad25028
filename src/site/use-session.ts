/** Who is signed in, and where "Add Something Green" leads then. Specification, section 2. */
import { useSelector } from '@xstate/react'
import { paths } from '../../domain/paths.ts'
import { useSite } from './use-site.ts'

export function useSession() {
  const session = useSelector(useSite().session, (snapshot) => snapshot.context.session)
  return { session, addSomethingGreenPath: session ? paths.addSomethingGreen : paths.login }
}
