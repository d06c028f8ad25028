/** A feed as JSON Feed 1.1: https://jsonfeed.org/version/1.1. */
import type { components } from '../../contract/openapi.ts'
import type { Feed } from './feed.ts'

export function jsonFeed({ name, language, address, listAddress, entries }: Feed): components['schemas']['JsonFeed'] {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: listAddress,
    feed_url: address,
    language,
    items: entries.map(({ id, page, title, facts, content, publishedAt, updatedAt, tags }) => ({
      id,
      url: page,
      title: title.text,
      language: title.language,
      summary: facts,
      content_html: content,
      date_published: publishedAt.toISOString(),
      date_modified: updatedAt.toISOString(),
      tags: [...tags],
    })),
  }
}
