/** The limits of unsent bytes for one address and for all. */
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { OutgoingBytes } from '../../../../server/http/answers/outgoing-bytes.ts'

function replyTo(ip: string) {
  const raw = new PassThrough()
  return { raw, reply: { raw, request: { ip } } as unknown as FastifyReply }
}

it('limits an address until its responses are read or its connections are closed', async () => {
  const outgoing = new OutgoingBytes()
  const first = replyTo('192.0.2.1')
  outgoing.count(first.reply, 5_000_000)
  expect(() => outgoing.count(replyTo('192.0.2.1').reply, 5_000_000)).toThrow('not-ready')
  outgoing.count(replyTo('192.0.2.2').reply, 5_000_000)
  first.raw.destroy()
  await finished(first.raw).catch(() => undefined)
  outgoing.count(replyTo('192.0.2.1').reply, 5_000_000)
})

it('counts one address if a proxy forwards ports', () => {
  const outgoing = new OutgoingBytes()
  outgoing.count(replyTo('192.0.2.1:4711').reply, 5_000_000)
  expect(() => outgoing.count(replyTo('192.0.2.1:4712').reply, 5_000_000)).toThrow('not-ready')
})

it('limits all addresses together', () => {
  const outgoing = new OutgoingBytes()
  for (let n = 1; n <= 4; n += 1) outgoing.count(replyTo(`192.0.2.${n}`).reply, 8_000_000)
  expect(() => outgoing.count(replyTo('192.0.2.9').reply, 1)).toThrow('not-ready')
})

it('always allows one response to an address, however large', () => {
  new OutgoingBytes().count(replyTo('192.0.2.1').reply, 100_000_000)
})
