/** Answers an unknown address with a page, for people who typed it or followed an old link. */
import type { DocumentLook } from '../../pages/document.ts'
import { missingPage } from '../../pages/missing-page.ts'
import type { ErrorAnswersOptions } from '../problems/error-handler.ts'
import { addVary } from '../answers/vary.ts'
import type { SiteDefaults } from '../contract/read-request.ts'
import { pageRequest, sendOther } from './bind-pages.ts'

export function unknownPage(look: DocumentLook, defaults: SiteDefaults): NonNullable<ErrorAnswersOptions['unknownPage']> {
  return (request, reply) => {
    const asked = pageRequest(request, defaults)
    addVary(reply, 'Accept, Accept-Language, Cookie')
    // Without the path, links to the other languages lead to the present address, whatever somebody wrote into it.
    return sendOther(reply, missingPage(look, asked, { path: '', type: null, goneBy: null }), true, asked)
  }
}
