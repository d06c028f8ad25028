/** Keeps what was typed into forms while the page is opened again in another language. Passwords are not kept. */
import { saveTypedText, takeTypedText } from '../../storage/typed-text-storage.ts'
import { writeValue } from '../../ui/form/write-value.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Call before the page is left. */
export function keepTypedText({ forms }: Document): void {
  saveTypedText(window, Object.fromEntries([...forms].map((form) => [form.name, controlsOf(form).map(valueOf)])))
}

/** Writes the text back into each form as soon as it is shown, until another screen is opened. What was typed since then stays. */
export function restoreTypedText({ forms, body }: Document): void {
  const stored = takeTypedText(window)
  if (!stored) return
  const waiting = new Map(Object.entries(stored))
  const observer = new MutationObserver(giveBack)
  observer.observe(body, { childList: true, subtree: true })
  window.addEventListener('hashchange', () => observer.disconnect(), { once: true })
  giveBack()

  function giveBack() {
    for (const [name, values] of waiting) {
      const form = forms.namedItem(name)
      if (!form || form.closest('[data-first-view]')) continue
      waiting.delete(name)
      for (const [index, control] of controlsOf(form).entries()) setValue(control, values[index])
    }
    if (waiting.size === 0) observer.disconnect()
  }
}

function controlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].filter((element): element is Control => isControl(element) && element.name !== '' && element.type !== 'password')
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function valueOf(control: Control): string {
  return isTicked(control) ? String(control.checked) : control.value
}

function setValue(control: Control, value: string | undefined): void {
  if (value === undefined || value === valueOf(control) || !isUntouched(control)) return
  if (isTicked(control)) control.click()
  else writeValue(control, value)
}

/** Whether the control still shows what the page gave it. */
function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const options = [...control.options]
  return control.selectedIndex === Math.max(0, options.findIndex(({ defaultSelected }) => defaultSelected))
}
