/** The kinds of problems, each at the address that the `type` of a problem points to. */
import { STATUS_CODES } from 'node:http'
import { html, type Fragment } from './html.ts'

/** The kinds by name, in the order they are shown. */
export type ProblemKinds = Readonly<Record<string, { readonly status: number; readonly title?: string }>>

export function renderProblems(kinds: ProblemKinds): Fragment {
  const statuses = problemStatuses(kinds)
  return html`<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>The <code>type</code> of a <a href="#schema-Problem">problem</a> is an address of this list, such as <code>/docs#${Object.keys(kinds)[0] ?? ''}</code>.</p>
${[...statuses].map((status) => renderStatus(status, kinds))}</section>
`
}

/** The status codes that the list has a place for: `status-404`. */
export function problemStatuses(kinds: ProblemKinds): ReadonlySet<string> {
  return new Set(Object.values(kinds).map(({ status }) => String(status)))
}

function renderStatus(status: string, kinds: ProblemKinds): Fragment {
  const names = Object.keys(kinds).filter((name) => String(kinds[name]?.status) === status)
  return html`<h3 id="status-${status}">${status} ${STATUS_CODES[status] ?? ''}</h3>
<ul class="problems">
${names.map((name) => html`<li id="${name}"><a href="#${name}"><code>${name}</code></a> ${kinds[name]?.title ?? titleOf(name)}</li>
`)}</ul>
`
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
