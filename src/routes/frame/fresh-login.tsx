/** Logging in again over any screen. */
import { useSyncExternalStore } from 'react'
import type { FreshLoginActor } from '../../machines/frame/fresh-login.ts'
import { useSite } from '../../site/site.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'

const question = lazyComponent<{ readonly actor: FreshLoginActor }>(async () =>
  (await import('./fresh-login-question.tsx')).FreshLoginQuestion)

export function FreshLogin() {
  const { freshLogins } = useSite()
  const actor = useSyncExternalStore(freshLogins.subscribe, freshLogins.current)
  const Question = question.useComponent(actor !== null)
  return Question && actor && <Question actor={actor} />
}
