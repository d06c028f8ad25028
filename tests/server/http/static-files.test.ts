/** The built web app and the documentation as files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFiles } from '../../../server/http/static-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('static files', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    const webFolder = await temporaryFolder()
    mkdirSync(join(webFolder, 'assets'))
    mkdirSync(join(webFolder, 'docs'))
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
    writeFileSync(join(webFolder, 'docs/index.html'), '<!doctype html><title>API</title>')
    writeFileSync(join(webFolder, 'assets/app-1a2b.js'), 'start()')
    writeFileSync(join(webFolder, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'))
    app = Fastify()
    await sendFiles(app, { webFolder, publicFolder: webFolder, productName: 'Prasino' })
  })

  afterAll(() => app.close())

  it('asks again for the page and keeps hashed files for a year', async () => {
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
    expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('sends what was compressed at build time', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(answer.headers['content-type']).toContain('javascript')
    expect((await app.inject('/assets/app-1a2b.js.br')).statusCode).toBe(404)
  })

  it('leads to the documentation with and without a slash', async () => {
    expect((await app.inject('/docs')).headers.location).toBe('/docs/')
    expect((await app.inject('/docs/')).body).toContain('API')
  })

  it('knows nothing else', async () => {
    expect((await app.inject('/assets/')).statusCode).toBe(404)
    expect((await app.inject('/../package.json')).statusCode).toBe(404)
  })
})
