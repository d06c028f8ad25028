/** Something that a walk cannot go on from, because the machine or its table lacks something. */

export class NotWalkable extends Error {}

/** A machine that took all these transitions in one step. */
export function endless(transitions: readonly string[]): NotWalkable {
  const last = [...new Set(transitions.slice(-100))].slice(0, 5).map((name) => `"${name}"`)
  return new NotWalkable(`More than ${transitions.length - 1} transitions in one step: ${last.join(', ')} never end.`)
}
