/** The calls with which authors and members object to decisions. They require the offer `objections`. */
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { sentence } from '../sentence.ts'

/** Each throws RequestFailed. What is sent has no signal, so that leaving the screen does not abort it; the server's sentence answers. */
export interface Objections {
  /** Objects to the decision on an own listing that the statement of this id is about. */
  sendObjection(objection: { readonly id: number; readonly text: string }): Promise<string>
  /** The statement of what a link lets a member object to. */
  readObjectionLink(link: { readonly token: string }, signal: AbortSignal): Promise<Statement>
  /** Objects with that link. */
  sendLinkedObjection(objection: { readonly token: string; readonly text: string }): Promise<string>
}

/** Creates the calls of a client. */
export function createObjections(client: ApiClient): Objections {
  return {
    sendObjection: ({ id, text }) =>
      sentence(client.POST('/api/my/objections/{id}', { params: { path: { id } }, body: { text }, parseAs: 'text' })),

    readObjectionLink: async (body, signal) => (await answerOf(client.POST('/api/objections/link', { body, signal }))).data,

    sendLinkedObjection: (body) => sentence(client.POST('/api/objections', { body, parseAs: 'text' })),
  }
}
