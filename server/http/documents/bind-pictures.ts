/** Binds each picture that the server draws to its path: its cache and headers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureRoute } from '../../pages/page-route.ts'
import { pageRequest, sendOther } from './bind-pages.ts'
import { cacheControl } from '../answers/cache-control.ts'
import type { InTurn } from '../contract/bind-operation.ts'
import { callerNetwork } from '../callers/caller-address.ts'
import type { OutgoingBytes } from '../answers/outgoing-bytes.ts'
import type { SiteDefaults } from '../contract/read-request.ts'
import { ResponseCache } from '../answers/response-cache.ts'
import { sendStored } from '../answers/send-stored.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'
import { addVary } from '../answers/vary.ts'

export interface PictureTools extends SiteDefaults {
  readonly outgoing: OutgoingBytes
  readonly elapsedMs: () => number
  /** Looks a listing up in the turn of the network. */
  readonly inTurn: InTurn
  /** Draws in the turn of the network. */
  readonly drawInTurn: InTurn
}

/** About 200 pictures. */
const maxBytes = 16_000_000

export function bindPictures(app: FastifyInstance, pictures: readonly PictureRoute[], tools: PictureTools): void {
  const { outgoing, elapsedMs, inTurn, drawInTurn } = tools
  // A key says all that is drawn, so a change of the listings outdates no picture.
  const cache = new ResponseCache({ readVersion: () => Promise.resolve(0), elapsedMs, maxBytes })
  for (const picture of pictures) app.get(picture.path, (request, reply) => answer(picture, request, reply))

  async function answer({ find }: PictureRoute, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const asked = pageRequest(request, tools)
    if (!asked.isLanguageChosen) addVary(reply, 'Accept-Language, Cookie')
    const network = callerNetwork(request)
    const found = await inTurn(network, () => find(asked))
    if (found.kind !== 'picture') return sendOther(reply, found, true, asked)
    const headers = { 'content-type': found.type, 'cache-control': cacheControl.listings, 'content-language': found.language }
    const drawn = async () => new StoredAnswer(await found.draw(), headers)
    const stored = await cache.answer(found.key, drawn, (draw) => drawInTurn(network, draw))
    return sendStored(reply, stored, {
      // PNG is compressed.
      prepare: () => Promise.resolve(),
      count: (bytes) => outgoing.count(reply, bytes),
      grew: (bytes) => cache.grew(found.key, stored, bytes),
      stream: () => Promise.reject(new Error('Pictures are not streamed.')),
    })
  }
}
