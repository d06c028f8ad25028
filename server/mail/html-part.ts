/** Formats the content of a mail as HTML for mail clients: tables and inline styles, no external resources. */
import type { Language } from '../../domain/languages.ts'
import { changedWords } from '../../domain/changed-words.ts'
import { languageOfText } from '../../domain/listing/listing-language.ts'
import { m } from '../../messages/compiled/messages.js'
import { footerLinks } from './footer-links.ts'
import type { Block, MailContent, Site } from './mail-content.ts'

/**
 * Text and page use the default colours of the client; only elements with their own background set a text colour.
 * This stays readable whether or not the client inverts colours in dark mode.
 */
const brandStyle = 'background-color:#1e6b40;color:#ffffff'
const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Keeps the rest of the text out of the preview line. */
const previewPadding = '&#847;&zwnj;&nbsp;'.repeat(60)

export function htmlPart(content: MailContent, { productName: product, address }: Site, language: Language): string {
  const { subject, preheader, heading, blocks } = content
  return `<!doctype html>
<html lang="${language}" dir="ltr" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;${font};font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${previewPadding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${font};font-size:16px;line-height:1.6">
<tr><td style="${brandStyle};border-radius:12px 12px 0 0;padding:16px 28px;font-size:18px;font-weight:700">
<span style="display:inline-block;width:14px;height:14px;margin-right:10px;background-color:#e8a51c;border-radius:0 100% 0 100%"></span>${escaped(product)}
</td></tr>
<tr><td style="border:1px solid #7d897f;border-top:0;border-radius:0 0 12px 12px;padding:28px 28px 12px">
<h1 dir="auto" style="margin:0 0 16px;font-size:26px;line-height:1.25;letter-spacing:-0.01em;overflow-wrap:anywhere">${escaped(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;font-size:14px;overflow-wrap:anywhere">${escaped(m.mail_footer({ product, address }))}<br>
${footerLinks({ address }, language).map(footerLink).join(' &nbsp; ')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function footerLink({ label, url }: { label: string; url: string }): string {
  return `<a href="${escaped(url)}" style="color:inherit">${escaped(label)}</a>`
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph': return paragraph(escaped(block.text))
    case 'note': return paragraph(escaped(block.text), 'font-size:14px')
    case 'quote': return quote(block.text)
    case 'button': return `${button(block)}\n${paragraph(`${escaped(m.mail_bare_link())}<br>${link(block.url)}`, 'font-size:14px')}`
    case 'link': return paragraph(link(block.url))
    case 'links': return paragraph(block.links.map(labelled).join(' &nbsp; &nbsp; '))
    case 'change': return change(block)
  }
}

function paragraph(html: string, style = 'font-size:16px'): string {
  return `<p style="margin:0 0 16px;${style};overflow-wrap:anywhere">${html}</p>`
}

function quote(text: string): string {
  return quoted(lined(text.trim()), text)
}

function quoted(html: string, text: string): string {
  return `<div dir="auto" lang="${languageOfText(text)}" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:4px solid #7d897f;overflow-wrap:anywhere">${html}</div>`
}

/** The words that were removed are struck, those that were added are bold and underlined, in the colours of the client. */
function change({ label, before, after }: { label: string; before: string; after: string }): string {
  const marked = changedWords(before.trim(), after.trim()).map(({ text, kind }) => {
    const words = lined(text)
    if (kind === 'removed') return `<del>${words}</del> `
    return kind === 'added' ? `<ins style="font-weight:700;text-decoration:underline">${words}</ins>` : words
  })
  return `${paragraph(escaped(label), 'margin:0 0 4px;font-size:14px')}\n${quoted(marked.join(''), after)}`
}

/** Mail clients ignore `white-space`, so line breaks become `<br>`. */
function lined(text: string): string {
  return escaped(text).replace(/\r\n?|\n/g, '<br>')
}

function button({ label, url }: { label: string; url: string }): string {
  const style = `${brandStyle};display:inline-block;padding:13px 24px;border-radius:8px;font-weight:700;text-decoration:none`
  return `<p style="margin:8px 0 20px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`
}

function labelled({ label, url }: { label: string; url: string }): string {
  return `<a href="${escaped(url)}" style="color:inherit;font-weight:700;text-decoration:underline">${escaped(label)}</a>`
}

function link(url: string): string {
  return `<a href="${escaped(url)}" style="color:inherit;text-decoration:underline;word-break:break-all">${escaped(url)}</a>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
