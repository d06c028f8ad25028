/** Writes into a field on behalf of the person. */

/** The form hears of it as it hears of typing: what watches its input sees this change too. */
export function writeValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
