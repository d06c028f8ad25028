/** Sets the value of an input as if it had been typed or chosen. */

/** Dispatches an `input` event, so that React and the form see the change. */
export function writeValue(input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (input.value === value) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
