/** Firefox without a window, driven by WebDriver BiDi. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { engineProgram } from '../../tools/engine-programs.ts'
import type { DrivenBrowser } from './driven-browser.ts'

/** A message of the protocol: the answer to a command, or an event. */
interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
  readonly params?: { readonly level: string; readonly text: string | null }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

type Send = (method: string, params: object) => Promise<unknown>

/** Preferences: reduced motion, English, and no requests of Firefox itself. */
const preferences = {
  // The page has the focus although the browser shows no window.
  'focusmanager.testmode': true,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US, en',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export async function startFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'prasino-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = spawn(engineProgram('firefox-esr') ?? '', options, {
    env: { ...process.env, TZ: 'Europe/Athens', LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const heard: string[] = []
  const { send, close } = await connect(`${await addressIn(browser.stderr)}/session`, (text) => heard.push(text))
  const { capabilities } = (await send('session.new', { capabilities: {} })) as { capabilities: { browserVersion: string } }
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // The first tab does not have the focus, and there keys press no button.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  await send('browsingContext.activate', { context })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    resize: async (width, height) => void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async evaluate(expression) {
      const evaluated = (await send('script.evaluate', { expression, target: { context }, awaitPromise: true })) as Evaluated
      if (evaluated.type === 'exception') throw new Error(`Firefox, in the page: ${evaluated.exceptionDetails?.text}`)
      return evaluated.result?.value ?? ''
    },
    perform: async (sequence) => void (await send('input.performActions', { context, actions: [sequence] })),
    messages: () => Promise.resolve(heard),
    async close() {
      close()
      const exit = once(browser, 'exit')
      browser.kill()
      await exit
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (!address) continue
    // The rest must be read too: a full pipe would stop the browser.
    output.resume()
    return address
  }
  throw new Error('Firefox ended before it listened.')
}

async function connect(address: string, hear: (text: string) => void): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params && ['error', 'warn'].includes(message.params.level)) hear(message.params.text ?? '')
  })
  await once(socket, 'open')
  let last = 0
  return {
    async send(method, params) {
      const id = (last += 1)
      const answer = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params }))
      })
      waiting.delete(id)
      if (answer.type === 'error') throw new Error(`Firefox, ${method}: ${answer.message}`)
      return answer.result
    },
    close: () => socket.close(),
  }
}
