/** Passes the focus, typed text, checked boxes and the pressed button from the first view to the same elements of the app. */
import { writeValue } from '../ui/form/write-value.ts'
import type { FirstRoot } from './first-root.ts'

/** Call this before the app replaces the content of its root. Resolves after the replacement. */
export function takeOver(root: FirstRoot): Promise<void> {
  const { ownerDocument: document } = root
  let focused: Element | null = null
  let before = controlsOf(root)
  // Rendering takes several tasks, between which the user can move the focus or open another screen.
  const follow = () => {
    focused = root.contains(document.activeElement) ? document.activeElement : null
    before = controlsOf(root)
  }
  follow()
  for (const type of ['focusin', 'hashchange']) window.addEventListener(type, follow)

  const replaced = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { childList: true })
  })
  return replaced.then(() => {
    for (const type of ['focusin', 'hashchange']) window.removeEventListener(type, follow)
    root.removeAttribute('data-first-view')
    root.removeAttribute('data-member')
    // The stored responses and texts belong to the first screen.
    window.addEventListener('hashchange', () => forget(root), { once: true })
    const after = controlsOf(root)
    for (const input of before) if (input instanceof HTMLInputElement) passValue(input, counterpart(input, before, after))
    if (focused) counterpart(focused, before, after)?.focus({ preventScroll: true })
    if (root.pressed) counterpart(root.pressed, before, after)?.click()
  })
}

function forget(root: FirstRoot): void {
  delete root.responses
  delete root.texts
}

function passValue(from: HTMLInputElement, to: HTMLElement | undefined): void {
  if (!(to instanceof HTMLInputElement)) return
  if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
  else if (from.value !== '') writeValue(to, from.value)
}

function controlsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, input')]
}

/** The element with the same name, at the same index among the elements with that name. */
function counterpart(element: Element, before: readonly HTMLElement[], after: readonly HTMLElement[]): HTMLElement | undefined {
  const named = (controls: readonly HTMLElement[]) => controls.filter((control) => nameOf(control) === nameOf(element))
  return named(after)[named(before).indexOf(element as HTMLElement)]
}

function nameOf(element: Element): string {
  const [href, field, label] = ['href', 'name', 'aria-label'].map((name) => element.getAttribute(name))
  return [element.tagName, href, field, label ?? element.textContent].join(' ')
}
