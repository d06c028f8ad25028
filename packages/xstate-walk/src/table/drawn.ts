/** Samples of events whose fields random walks draw. */

/** An arbitrary of fast-check, of which the types of a table need no more. */
export interface Arbitrary<Value> {
  generate(random: never, biasFactor: number | undefined): { readonly value: Value }
}

/** A sample as the walk takes it, and the fields that random walks put into it. */
export interface Drawn<Event> {
  readonly type: 'walk.drawn'
  readonly sample: Event
  readonly fields: Arbitrary<Partial<Event>>
}

/** The walk takes the sample as it is; random walks draw these fields of it, by an arbitrary of fast-check. */
export function drawn<Type extends string, Fields extends object>(
  sample: Fields & { readonly type: Type },
  fields: Arbitrary<Partial<NoInfer<Fields>>>,
): Drawn<Fields & { readonly type: Type }> {
  return { type: 'walk.drawn', sample, fields: fields as never }
}
