/** Responses to connection errors without a request. */
import { createServer, connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerConnectionError } from '../../../../server/http/connections/connection-errors.ts'

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large'],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
])('%s gets its status and a sentence, and the connection is closed', async (code, statusLine) => {
  const answer = await answerTo(code)
  const [head = '', sentence = ''] = answer.split('\r\n\r\n')
  expect(head.split('\r\n')[0]).toBe(statusLine)
  expect(head).toContain(`Content-Length: ${sentence.length}`)
  expect(sentence).toMatch(/^[A-Z].+\.$/)
})

it('a disconnected client gets no response', async () => {
  expect(await answerTo('ECONNRESET')).toBe('')
})

/** Everything that a client receives when its connection fails with this code. */
async function answerTo(code: string): Promise<string> {
  const error = Object.assign(new Error(code), { code })
  const server = createServer((socket) => answerConnectionError(error, socket, {})).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  client.on('data', (text: string) => (answer += text))
  await new Promise((closed) => client.on('error', () => undefined).once('close', closed))
  server.close()
  return answer
}
