/** Faults in screens that a journey must find; each replaces a text in one file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ScreenFault {
  /** A description of the fault. */
  readonly fault: string
  /** The journey that must fail. */
  readonly journey: string
  readonly file: string
  /** Must occur in the file exactly once. */
  readonly text: string
  readonly instead: string
}

export const screenFaults: readonly ScreenFault[] = [
  {
    fault: 'the way to a forgotten password leads to the registration',
    journey: 'login',
    file: 'src/ui/account/login-view.tsx',
    text: 'href(paths.forgotPassword)',
    instead: 'href(paths.register)',
  },
  {
    fault: 'who signs out is signed in again after a reload',
    journey: 'session',
    file: 'src/site/start-actors.ts',
    text: 'clearSession: (_, { session }) => session && storage.clear(session)',
    instead: 'clearSession: () => {}',
  },
  {
    fault: 'who is refused by the server stays signed in',
    journey: 'session',
    file: 'src/main.tsx',
    text: "onUnauthorized: (token) => session.send({ type: 'session.refuse', token })",
    instead: 'onUnauthorized: () => {}',
  },
  {
    fault: 'the form comes back in place of what comes next',
    journey: 'registration',
    file: 'src/ui/account/registration-view.tsx',
    text: "(status === 'succeeded' || status === 'registered')",
    instead: "status === 'succeeded'",
  },
  {
    fault: 'who comes without a link is not offered another one',
    journey: 'email-verification',
    file: 'src/ui/account/verification-view.tsx',
    text: "(status === 'failed' || status === 'tokenMissing')",
    instead: "status === 'failed'",
  },
  {
    fault: 'the way on from a new password leads to the home page',
    journey: 'password-reset',
    file: 'src/routes/account/password-reset.tsx',
    text: 'navigate({ to: paths.login })',
    instead: 'navigate({ to: paths.home })',
  },
  {
    fault: 'another filter stays on the page of the one before',
    journey: 'filter-and-list',
    file: 'src/routes/listings/posts.tsx',
    text: '(chosen) => setSearch(listSearch({ filter: chosen, page: 1 }))',
    instead: '(chosen) => setSearch(listSearch({ filter: chosen, page }))',
  },
  {
    fault: 'the list of events stays on its first page',
    journey: 'events-screen',
    file: 'src/routes/events/events.tsx',
    text: 'onPage={(page) => open({ page })}',
    instead: 'onPage={() => open({ page: 1 })}',
  },
  {
    fault: 'a draft is not kept',
    journey: 'submission',
    file: 'src/routes/submission/add-something-green.tsx',
    text: 'saveDraft: ({ context }) => drafts.save(username, context.draft)',
    instead: 'saveDraft: () => {}',
  },
  {
    fault: 'the form keeps what was added',
    journey: 'submission',
    file: 'src/ui/submission/submission-view.tsx',
    text: 'key={`${draft.key} ${draft.type}`}',
    instead: 'key={draft.type}',
  },
  {
    fault: 'who agrees to delete deletes nothing',
    journey: 'moderation',
    file: 'src/routes/moderation/moderated-listing.tsx',
    text: "'deletion.confirm'",
    instead: "'deletion.cancel'",
  },
  {
    fault: 'what a colleague changed is not shown',
    journey: 'moderation',
    file: 'src/routes/moderation/moderated-listing.tsx',
    text: "['conflict', 'edit', 'rejection']",
    instead: "['edit', 'rejection']",
  },
  {
    fault: 'the button of a user says the contrary of what it does',
    journey: 'user-administration',
    file: 'src/ui/users/user-columns.tsx',
    text: 'user.enabled ? m.users_disable() : m.users_enable()',
    instead: 'user.enabled ? m.users_enable() : m.users_disable()',
  },
  {
    fault: 'the search for users changes nothing in the address',
    journey: 'user-administration',
    file: 'src/routes/users/users.tsx',
    text: 'openPlace: (_, changed) => setSearch(usersSearch({ ...place, ...changed }))',
    instead: 'openPlace: () => {}',
  },
]

/** Returns the file with the fault; throws if the text does not occur exactly once. */
export function withFault(tree: string, { file, text, instead }: ScreenFault): string {
  const parts = readFileSync(join(tree, file), 'utf8').split(text)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${text}`)
  return parts.join(instead)
}
