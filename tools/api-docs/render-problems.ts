/** Renders the types of problems, each with the anchor that the `type` of a problem links to. */
import { STATUS_CODES } from 'node:http'
import { html, type Fragment } from './html.ts'

export interface ProblemKind {
  readonly status: number
  readonly title?: string | undefined
  readonly detail?: string | undefined
}

/** The types by name, in display order. */
export type ProblemKinds = Readonly<Record<string, ProblemKind>>

export function renderProblems(kinds: ProblemKinds): Fragment {
  const statuses = problemStatuses(kinds)
  return html`<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>What may go wrong, with the words for it; what stands in braces is filled in. The <code>type</code> of a <a href="#schema-Problem">problem</a> is an address of this list, such as <code>/docs#${Object.keys(kinds)[0] ?? ''}</code>.</p>
${[...statuses].map((status) => renderStatus(status, kinds))}</section>
`
}

/** The status codes that the list has an anchor for: `status-404`. */
export function problemStatuses(kinds: ProblemKinds): ReadonlySet<string> {
  return new Set(Object.values(kinds).map(({ status }) => String(status)))
}

function renderStatus(status: string, kinds: ProblemKinds): Fragment {
  const ofStatus = Object.entries(kinds).filter(([, kind]) => String(kind.status) === status)
  return html`<h3 id="status-${status}">${status} ${STATUS_CODES[status] ?? ''}</h3>
<ul class="problems">
${ofStatus.map(([name, { title, detail }]) => html`<li id="${name}"><a href="#${name}"><code>${name}</code></a> <strong>${title ?? null}</strong> ${detail ?? null}</li>
`)}</ul>
`
}
