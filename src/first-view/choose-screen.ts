/**
 * Runs in the page before the app: shows the first view of the screen that the address names, asks for its data, then starts the
 * app. The build writes it into the page.
 */
import { athensToday } from '../../domain/days.ts'
import { configurationElement } from '../../domain/page-elements.ts'
import { firstRequests } from './first-requests.ts'

/** Until the app is there, the root of the app has this attribute and holds the first view (`take-over.ts`). */
const mark = 'data-first-view'

const root = document.getElementById('root') as HTMLElement & { pressed?: Element | null }

function show(): void {
  if (!root.hasAttribute(mark)) return
  const [path = '', query = ''] = location.hash.replace(/^#?\/?/, '/').split('?')
  // The list of events is another view than the calendar.
  const find = (kind: string) =>
    (/(?:^|&)mode=list(?:&|$)/.test(query) && contentOf(kind, `${path}?mode=list`)) || contentOf(kind, path) || ''
  root.querySelector('main')?.replaceChildren(find('screen'))
  // The code and the data of the screen are fetched beside the code of the app.
  document.head.append(find('code'))
  if (isOwnServer) document.head.append(...firstRequests(path, query, athensToday(new Date())).map(preload))
  for (const link of root.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    if (link.hash === `#${path}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** The app's own request for this address gets the response. */
function preload(address: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: address })
}

/** Evaluates one script after the other, each in a task of its own. They are fetched together. */
async function start(): Promise<void> {
  for (const script of root.dataset.scripts?.split(' ') ?? []) {
    await import(script)
    await nextTask()
  }
}

/** By a message: a timer waits longer, and a page in the background waits a second for it. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  }).finally(() => port1.close())
}

function contentOf(kind: string, path: string): Node | undefined {
  return document.querySelector<HTMLTemplateElement>(`template[data-${kind}="${CSS.escape(path)}"]`)?.content.cloneNode(true)
}

/** A member's links differ from those of a visitor; they come with the app. */
function isMember(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    // The storage is blocked.
    return false
  }
}

/** Only the server of this project writes its configuration into the page. What another offers is not known here. */
const isOwnServer = document.getElementById(configurationElement) !== null

root.toggleAttribute('data-member', isMember())
root.addEventListener('click', ({ target }) => {
  if (root.hasAttribute(mark) && target instanceof Element) root.pressed = target.closest('button')
})
addEventListener('hashchange', show)
root.hidden = false
show()
void start()
