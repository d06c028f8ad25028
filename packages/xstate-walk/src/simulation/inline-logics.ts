/** The logics of actors that are written in place. A table names them by the ids of their actors, so an id must stand for one logic. */
import type { AnyActorRef } from 'xstate'
import { NotWalkable } from './not-walkable.ts'
import { spawnOptions } from './private.ts'

export class InlineLogics {
  readonly #texts = new Map<string, string>()

  /** Throws if the actor has another logic than one with the same id. */
  check(actor: AnyActorRef): void {
    const { src } = spawnOptions(actor)
    if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return
    const text = textOf((actor as unknown as { readonly logic: object }).logic)
    if (text === null) return
    const known = this.#texts.get(actor.id) ?? text
    this.#texts.set(actor.id, text)
    if (known !== text)
      throw new NotWalkable(`Two actors "${actor.id}" have different logics that are written in place: ${known} and ${text}. Name them in \`actors\`.`)
  }
}

/** Null for a logic of which no text tells what it does, such as another machine. */
function textOf(logic: object): string | null {
  const { config } = logic as { readonly config?: unknown }
  return typeof config === 'function' ? String(config) : null
}
