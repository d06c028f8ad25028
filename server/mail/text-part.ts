/** Formats the content of a mail as plain text. */
import { m } from '../../messages/compiled/messages.js'
import type { Block, MailContent, Site } from './mail-content.ts'

/** Separates blocks by empty lines, and ends with the name and the address of the site. */
export function textPart({ heading, blocks }: MailContent, { productName: product, address }: Site): string {
  const signature = `-- \n${m.mail_footer({ product, address })}`
  return `${[heading, ...blocks.map(textOf), signature].join('\n\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note': return block.text
    case 'quote': return plain(block.text)
    case 'button': return `${block.label}:\n${block.url}`
    case 'link': return block.url
    case 'change': return [block.label, m.mail_before({ text: plain(block.before) }), m.mail_after({ text: plain(block.after) })].join('\n')
  }
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
