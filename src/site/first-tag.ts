/** Which of the tags that exclude each other a snapshot has. */

interface Tagged<Tag extends string> {
  hasTag(tag: Tag): boolean
}

/** Null for none of them. */
export function firstTag<Tag extends string>(snapshot: Tagged<NoInfer<Tag>>, tags: readonly Tag[]): Tag | null {
  return tags.find((tag) => snapshot.hasTag(tag)) ?? null
}
