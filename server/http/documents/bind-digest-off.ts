/** Binds the page that turns off the mails about new listings: opening it changes nothing, since mail programs follow links. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digestOffPage, type DigestOffState } from '../../pages/digest-off-page.ts'
import type { DocumentLook } from '../../pages/document.ts'
import type { Connection } from '../../store/connection.ts'
import { findDigestOwner, writeDigestFrequency } from '../../store/digests.ts'
import { cacheControl } from '../answers/cache-control.ts'
import { addVary } from '../answers/vary.ts'
import { acceptAnyBody } from '../contract/body-parsers.ts'
import { queryOf } from '../contract/query-string.ts'
import type { SiteDefaults } from '../contract/read-request.ts'
import { pageRequest } from './bind-pages.ts'
import { documentHeaders } from './security-headers.ts'

interface DigestOffParts extends SiteDefaults {
  readonly db: Connection
  readonly look: DocumentLook
  readonly now: () => Date
}

const path = '/digest-off'

export async function bindDigestOff(app: FastifyInstance, { db, look, now, ...defaults }: DigestOffParts): Promise<void> {
  await app.register(async (scope) => {
    // Browsers send an empty form, mail programs one with a field (RFC 8058).
    acceptAnyBody(scope)
    scope.get(path, async (request, reply) => send(request, reply, (await ownerOf(request)) === null ? 'unknown' : 'asking'))
    scope.post(path, async (request, reply) => {
      const owner = await ownerOf(request)
      if (owner !== null) await writeDigestFrequency(db, owner, 'off', now())
      return send(request, reply, owner === null ? 'unknown' : 'off')
    })
  })

  function ownerOf(request: FastifyRequest): Promise<number | null> {
    return findDigestOwner(db, tokenOf(request), now())
  }

  function send(request: FastifyRequest, reply: FastifyReply, state: DigestOffState): FastifyReply {
    const { type, body, headers, inline } = digestOffPage(look, pageRequest(request, defaults), {
      state, path: `${path}?${String(new URLSearchParams({ token: tokenOf(request) }))}`,
    })
    addVary(reply, 'Accept-Language, Cookie')
    // The address is a secret, which no other site is told.
    const secret = { 'cache-control': cacheControl.unstored, 'referrer-policy': 'no-referrer' }
    return reply
      .code(state === 'unknown' ? 404 : 200).type(type).headers({ ...headers, ...documentHeaders(inline), ...secret }).send(body)
  }
}

function tokenOf({ url }: FastifyRequest): string {
  return new URLSearchParams(queryOf(url)).get('token') ?? ''
}
