/** A minimal server that answers every request with the status, the headers and the body that it got from a given address once. */
import { createServer, get } from 'node:http'

const [address = '', headers = '{}'] = process.argv.slice(2)
const { status, headers: received, body } = await answerOf(address, JSON.parse(headers))
// These headers are set by every server of Node.
const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])
const sent = Object.fromEntries(Object.entries(received).filter(([name]) => !own.has(name)))

const server = createServer((_request, response) => response.writeHead(status, sent).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))

/** Unlike `fetch`, it does not decompress the body. */
function answerOf(url, options) {
  return new Promise((resolve, reject) => {
    get(url, { headers: options }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const whole = chunks.length === 0 ? undefined : Buffer.concat(chunks)
        resolve({ status: response.statusCode, headers: response.headers, body: whole })
      })
    }).on('error', reject)
  })
}
