/** Writes a feed as Atom, RFC 4287. The package `feed` has no language of an entry. */
import type { Feed } from './feed.ts'
import { escapeMarkup } from './markup.ts'

export function atomText({ name, language, address, listAddress, product, updatedAt, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', address),
    element('title', name),
    element('updated', updatedAt.toISOString()),
    link('self', 'application/atom+xml', address),
    link('alternate', 'text/html', listAddress),
    `<author>${element('name', product)}</author>`,
    ...entries.map(entryText),
    '</feed>',
    '',
  ].join('\n')
}

function entryText({ id, page, title, facts, content, publishedAt, updatedAt, tags }: Feed['entries'][number]): string {
  return [
    '<entry>',
    element('id', id),
    `<title xml:lang="${title.language}">${escapeMarkup(title.text)}</title>`,
    element('published', publishedAt.toISOString()),
    element('updated', updatedAt.toISOString()),
    link('alternate', 'text/html', page),
    ...tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`),
    ...(facts === '' ? [] : [element('summary', facts)]),
    `<content type="html" xml:lang="${title.language}">${escapeMarkup(content)}</content>`,
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeMarkup(address)}"/>`
}
