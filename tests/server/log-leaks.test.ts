/** The search for personal data in the logs, which ends every test run. */
import { describe, expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { leaksIn } from '../support/runner/log-leaks.ts'
import { privateEmail, privateText } from '../support/runner/private-values.ts'

describe('the search for leaks in a log', () => {
  const token = () => new SignJWT({ sub: 'maria' }).setProtectedHeader({ alg: 'HS256' }).sign(randomBytes(32))

  it.each([
    ['a text that a test typed', () => privateText],
    ['an address', () => privateEmail('maria')],
    ['an address in a reply of a mail server', () => '550 5.1.1 <maria.k+x@mail.example.org>: not here'],
    ['the secret of a link', () => `https://leaf.example/#/verify-email?token=${randomBytes(32).toString('base64url')}`],
    ['a session', token],
    ['a stored hash', () => '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'],
  ])('finds %s', async (_name, leak) => {
    const log = ['{"level":30,"msg":"answered"}', JSON.stringify({ level: 40, msg: await leak() }), ''].join('\n')
    expect(leaksIn(log)).toHaveLength(1)
  })

  it('finds nothing in normal lines and errors of servers', () => {
    const lines = [
      '{"level":30,"time":"2026-11-21T10:00:00.000Z","reqId":"0b7a7b52-3c5f-4b0f-9d3e-0a2f6d5b8c11","route":"/auth/login","status":401}',
      '{"level":40,"mail":12,"kind":"verification-again","attempt":3,"code":"EENVELOPE 451","msg":"mail put off"}',
      'Error: away\n    at next (file:///srv/node_modules/@fastify/cors/index.js:12:3)\n    at node:internal/process/task_queues:105:5',
      'No database answers at 127.0.0.1:1 (ECONNREFUSED): start it, or correct DATABASE_URL.',
    ]
    expect(leaksIn(lines.join('\n'))).toEqual([])
  })
})
