/** Renders components into jsdom and finds their elements. */
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'

/** Renders until the end of the test. Returns a function that renders again in the same place. */
export async function render(node: ReactNode): Promise<(node: ReactNode) => Promise<void>> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  const show = (shown: ReactNode) => act(async () => root.render(shown))
  await show(node)
  return show
}

/** All elements that match, with the given name or text. */
export function all(selector: string, name?: string | RegExp): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const found = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return name === undefined || (typeof name === 'string' ? found.trim() === name : name.test(found))
  })
}

/** The only element that matches; throws if there is none or more than one. */
export function one(selector: string, name?: string | RegExp): HTMLElement {
  const found = all(selector, name)
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} × ${selector} ${name ?? ''} in ${document.body.innerHTML}`)
  return found[0]
}

/** Waits until the element exists: code that is loaded on demand takes some turns of the event loop. */
export async function appearance(selector: string): Promise<void> {
  while (all(selector).length === 0) await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Waits until the element has the focus: a modal returns it in a later turn of the event loop. */
export async function focusOn(element: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement).toBe(element), { timeout: 60_000, interval: 5 })
}

export function text(selector = 'body'): string {
  return one(selector).textContent ?? ''
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
}

export async function press(key: string, element: Element | null = document.activeElement): Promise<void> {
  await act(async () => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

export async function type(field: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    // React overrides the property on the element, so the value is set through the prototype.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
