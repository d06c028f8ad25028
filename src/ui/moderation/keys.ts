/** The keys of moderators, also of a keyboard that writes Greek. */

const latinOf: Readonly<Record<string, string>> = { α: 'a', ε: 'e', ρ: 'r', ξ: 'j', κ: 'k', ζ: 'z', χ: 'x', Χ: 'X' }

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

interface Pressed {
  readonly key: string
  readonly target: EventTarget | null
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The key, as on a Latin keyboard; null where a person writes, and with a key that makes it another command. */
export function shortcutOf({ key, target, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(fields))) return null
  return latinOf[key] ?? key
}
