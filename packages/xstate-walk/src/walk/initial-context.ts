/** The initial context that a start says. */
import type { AnyStateMachine } from 'xstate'
import type { Instant } from '../simulation/simulation.ts'
import { presentTime } from '../simulation/steady-time.ts'
import type { Start } from '../table/table.ts'
import { contextForm } from './context-form.ts'
import { isSame } from './form.ts'
import { plain } from './plain.ts'
import { valueText } from './value-text.ts'

/** As it can be compared; that of the machine where the start says none. */
export function initialContext({ context }: Start<AnyStateMachine>, instant: Instant): unknown {
  if (context === undefined) return contextForm(instant)
  return plain(typeof context === 'function' ? context(presentTime, instant.snapshot.context as never) : context)
}

/** More than this of a context would not be read. */
const mostShown = 2_000

/** A sentence for a start that says nothing about an initial context with fields. */
export function unsaidContext(name: string, { context }: Start<AnyStateMachine>, instant: Instant): string[] {
  if (context !== undefined || instant.snapshot.status === 'error' || isSame(contextForm(instant), {})) return []
  const text = valueText(instant.snapshot.context)
  const shown = text.length > mostShown ? `${text.slice(0, mostShown)} …` : text
  return [`The start "${name}" says no initial context. If the machine should begin with this, write: context: ${shown}`]
}
