/** Whether public listings without days are still right: when they are checked, and when their authors are asked. */
import type { components } from '../../contract/openapi.ts'
import type { ListingType } from './listing.ts'

/** What the author answers: the listing is still right, or what it is about has closed. */
export type CheckAnswer = components['schemas']['CheckAnswer']

/** The listing about which a link asks. */
export type AskedListing = components['schemas']['AskedListing']

/** The answers, in the order in which they are offered. */
export const checkAnswers = ['right', 'closed'] as const satisfies readonly CheckAnswer[]

/** How often the author of a listing is asked before moderators look at it. */
export const mostQuestions = 2

/** Whether its author was asked whether it is still right, and has not answered, so that it is possibly out of date. */
export function isUnanswered({ check }: { readonly check?: { readonly unanswered: number } | null | undefined }): boolean {
  return (check?.unanswered ?? 0) >= mostQuestions
}

/** Whether listings of this type are checked. Events are over by themselves. */
export function needsChecks(type: ListingType): boolean {
  return type !== 'event'
}

const dayMs = 86_400_000

/** Authors are asked about what was checked at this moment or before. */
export function checkedLongAgo(now: Date): Date {
  return new Date(now.getTime() - 365 * dayMs)
}

/** A question of this moment or before is unanswered: it is asked once more, or moderators look at the listing. */
export function askedLongAgo(now: Date): Date {
  return new Date(now.getTime() - 30 * dayMs)
}

/** The query parameter for the answer for which a link in a mail stands. */
export const answerParameter = 'answer'

/** The query of that link. */
export function checkLinkQuery(token: string, answer: CheckAnswer): string {
  return `?token=${token}&${answerParameter}=${answer}`
}
