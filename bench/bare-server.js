/** A minimal server: answers every request with the bytes that it fetched from a given address once. */
import { createServer } from 'node:http'

const body = Buffer.from(await (await fetch(process.argv[2] ?? '')).arrayBuffer())
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
