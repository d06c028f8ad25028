/** HTML templates: values are escaped unless they are `Html`. */

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Fragment = Html | string | number | null | readonly Fragment[]

/** A template tag: html`<p>${text}</p>`. Lists are joined; null is rendered as nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(textOf)))
}

/** Separates the fragments of a list, as in `one, two, three`. */
export function joined(fragments: readonly Fragment[], between: Fragment): Fragment[] {
  return fragments.flatMap((fragment, index) => (index === 0 ? [fragment] : [between, fragment]))
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function textOf(value: Fragment): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(textOf).join('')
  return escaped(String(value))
}
