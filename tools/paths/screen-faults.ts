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
    fault: 'the link to the forgotten password leads to the registration',
    journey: 'login',
    file: 'src/ui/account/login-view.tsx',
    text: 'href(paths.forgotPassword)',
    instead: 'href(paths.register)',
  },
  {
    fault: 'a user who signs out is signed in again after a reload',
    journey: 'session',
    file: 'src/site/start-actors.ts',
    text: 'clearSession: (_, { session }) => session && storage.clear(session)',
    instead: 'clearSession: () => {}',
  },
  {
    fault: 'a user whose token is refused stays signed in',
    journey: 'session',
    file: 'src/main.tsx',
    text: "onUnauthorized: (token) => session.send({ type: 'session.refuse', token })",
    instead: 'onUnauthorized: () => {}',
  },
  {
    fault: 'the form is shown again instead of the next step',
    journey: 'registration',
    file: 'src/ui/account/registration-view.tsx',
    text: "(status === 'succeeded' || status === 'registered')",
    instead: "status === 'succeeded'",
  },
  {
    fault: 'an address without a token does not offer another link',
    journey: 'email-verification',
    file: 'src/ui/account/verification-view.tsx',
    text: "(status === 'failed' || status === 'tokenMissing')",
    instead: "status === 'failed'",
  },
  {
    fault: 'a new password leads to the home page instead of the login',
    journey: 'password-reset',
    file: 'src/routes/account/password-reset.tsx',
    text: 'navigate({ to: paths.login })',
    instead: 'navigate({ to: paths.home })',
  },
  {
    fault: 'applying a filter keeps the page of the previous one',
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
    fault: 'the draft is not saved',
    journey: 'submission',
    file: 'src/routes/submission/add-something-green.tsx',
    text: 'saveDraft: ({ context }) => drafts.save(username, context.draft)',
    instead: 'saveDraft: () => {}',
  },
  {
    fault: 'the form is not cleared after a submission',
    journey: 'submission',
    file: 'src/ui/submission/submission-view.tsx',
    text: 'key={`${draft.key} ${draft.type}`}',
    instead: 'key={draft.type}',
  },
  {
    fault: 'confirming a deletion deletes nothing',
    journey: 'moderation',
    file: 'src/routes/moderation/moderated-listing.tsx',
    text: "'deletion.confirm'",
    instead: "'deletion.cancel'",
  },
  {
    fault: 'the change of another administrator is not shown',
    journey: 'moderation',
    file: 'src/routes/moderation/moderated-listing.tsx',
    text: "['conflict', 'edit', 'rejection']",
    instead: "['edit', 'rejection']",
  },
  {
    fault: 'the button of a user has the opposite label',
    journey: 'user-administration',
    file: 'src/ui/users/user-columns.tsx',
    text: 'user.enabled ? m.users_disable() : m.users_enable()',
    instead: 'user.enabled ? m.users_enable() : m.users_disable()',
  },
  {
    fault: 'the search for users does not change the address',
    journey: 'user-administration',
    file: 'src/routes/users/users.tsx',
    text: 'openPlace: (_, changed) => setSearch(usersSearch({ ...place, ...changed }))',
    instead: 'openPlace: () => {}',
  },
]

/** Returns the file with the fault; throws if the text does not occur exactly once. */
export function withFault(tree: string, { file, text, instead }: ScreenFault): string {
  const parts = readFileSync(join(tree, file), 'utf8').split(text)
  if (parts.length !== 2) throw new Error(`${file} contains the text ${parts.length - 1} times, not once: ${text}`)
  return parts.join(instead)
}
