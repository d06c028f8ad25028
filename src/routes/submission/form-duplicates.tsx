/** The likely duplicates of what is written in the form. Loaded when the form is shown. */
import { moderatorRole } from '../../../domain/account/roles.ts'
import { isAllowed, type Session } from '../../../domain/account/session.ts'
import type { Draft } from '../../../domain/listing/draft.ts'
import { soughtInForm, type LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'
import { DuplicatesHint } from '../../ui/duplicates/duplicates-hint.tsx'
import { moderatedHref, useLikelyDuplicates } from '../duplicates/use-likely-duplicates.ts'

export interface FormDuplicatesProps {
  readonly draft: Draft
  readonly session: Session
}

export function FormDuplicates({ draft: { type, form }, session }: FormDuplicatesProps) {
  const duplicates = useLikelyDuplicates(soughtInForm(type, form))
  // Members are told only of their own ones that wait.
  const hrefOf = (duplicate: LikelyDuplicate) =>
    duplicate.state === 'approved' || isAllowed(session, moderatorRole) ? moderatedHref(duplicate) : href(paths.myListings)
  return <DuplicatesHint duplicates={duplicates} hrefOf={hrefOf} />
}
