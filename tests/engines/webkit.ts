/** WebKit: Debian's MiniBrowser on a virtual screen, driven by WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { engineProgram } from '../../tools/engine-programs.ts'
import type { DrivenBrowser } from './driven-browser.ts'

interface Answer {
  readonly value: unknown
}

export async function startWebkit(): Promise<DrivenBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'prasino-webkit-'))
  await preferNoMovement(home)
  const screen = spawn(engineProgram('Xvfb') ?? '', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(engineProgram('WebKitWebDriver') ?? '', [`--port=${port}`], {
    env: {
      ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11', HOME: home, XDG_CONFIG_HOME: home,
      LANGUAGE: 'en_US', LANG: 'en_US.UTF-8', TZ: 'Europe/Athens',
    },
    stdio: 'ignore',
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as Answer
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  // It does not say when it listens.
  await expect.poll(() => call('GET', '/status').then(() => true, () => false)).toBe(true)
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: { alwaysMatch: wanted() } })) as {
    readonly sessionId: string
    readonly capabilities: { readonly browserVersion: string }
  }
  const session = `/session/${sessionId}`
  const evaluate = async (expression: string): Promise<string> => {
    const [text, error] = (await call('POST', `${session}/execute/async`, { script: script(expression), args: [] })) as [string, string?]
    if (error !== undefined) throw new Error(`WebKit, in the page: ${error}`)
    return text
  }
  const heard: string[] = []
  const listen = async () => void heard.push(...(JSON.parse(await evaluate(takeMessages)) as string[]))
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await listen()
      await call('POST', `${session}/url`, { url })
    },
    async reload() {
      await listen()
      await call('POST', `${session}/refresh`, {})
    },
    resize: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
    evaluate,
    perform: async (sequence) => void (await call('POST', `${session}/actions`, { actions: [sequence] })),
    async messages() {
      await listen()
      return heard
    },
    async close() {
      await call('DELETE', session)
      await Promise.all([ended(driver), ended(screen)])
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Without the toolbar of a window, which is wider than a phone. */
function wanted(): object {
  const options = { binary: engineProgram('MiniBrowser'), args: ['--automation', '--full-screen'] }
  return { pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': options }
}

/**
 * WebDriver does not tell what a page writes to its console, so the page notes it, with violations of the
 * Content-Security-Policy: from the first script after a load.
 */
function script(expression: string): string {
  return `
    const done = arguments[0]
    if (!window.heardMessages) {
      const heard = window.heardMessages = []
      for (const method of ['error', 'warn']) {
        const original = console[method]
        console[method] = (...values) => { heard.push(values.map(String).join(' ')); original.apply(console, values) }
      }
      addEventListener('error', ({ message }) => heard.push(message))
      addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => heard.push(effectiveDirective + ' blocks ' + blockedURI))
    }
    (${expression}).then((text) => done([text]), (error) => done(['', String(error)]))`
}

// The messages are taken in the task after the one in which the page reports them.
const takeMessages = 'new Promise((resolve) => setTimeout(() => resolve(JSON.stringify(heardMessages.splice(0)))))'

/** Reduced motion, as in the tests in Chromium. WebKit takes it from the settings of GTK. */
async function preferNoMovement(home: string): Promise<void> {
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
