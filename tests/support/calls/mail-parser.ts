/** Parses a mail: its decoded header and its two parts. */

export interface ParsedMail {
  /** The raw header, with folded lines. */
  readonly head: string
  /** The decoded text of a field; empty if it is missing. */
  header(name: string): string
  readonly text: string
  readonly html: string
}

/** Throws unless the mail has one text and one HTML part. */
export function parseMail(source: string): ParsedMail {
  const [head, body] = headAndBody(source)
  const boundary = /^multipart\/alternative; *boundary="([^"]+)"/.exec(fieldOf(head, 'content-type'))?.[1]
  if (boundary === undefined) throw new Error('The mail does not have two parts.')
  const [text = '', html = ''] = body.split(`--${boundary}`).slice(1, -1).map((part) => part.replace(/^\r\n/, ''))
  return {
    head,
    header: (name) => decodedWords(fieldOf(head, name)),
    text: decodedPart(text, 'text/plain'),
    html: decodedPart(html, 'text/html'),
  }
}

function headAndBody(source: string): [head: string, body: string] {
  const end = source.indexOf('\r\n\r\n')
  return [source.slice(0, end), source.slice(end + 4)]
}

/** Unfolds lines (RFC 5322). Throws if a field occurs twice. */
function fieldOf(head: string, name: string): string {
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')
  const values = lines.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)).map((line) => line.slice(name.length + 1).trim())
  if (values.length > 1) throw new Error(`The mail has two fields ${name}.`)
  return values[0] ?? ''
}

function decodedPart(part: string, mediaType: string): string {
  const [head, body] = headAndBody(part)
  if (fieldOf(head, 'content-type') !== `${mediaType}; charset=utf-8`) throw new Error(`A part is ${fieldOf(head, 'content-type')}, not ${mediaType}.`)
  const text = decoded(body, fieldOf(head, 'content-transfer-encoding'))
  return text.replace(/\r\n/g, '\n')
}

function decoded(body: string, encoding: string): string {
  switch (encoding) {
    case 'base64': return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable': return unquoted(body.replace(/=\r\n/g, ''))
    default: return body
  }
}

/** Decodes encoded words (RFC 2047); white space between two of them is dropped. */
function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => Buffer.concat(words.split('?==?').map(bytesOfWord)).toString('utf8'))
}

function bytesOfWord(word: string): Buffer {
  const [, encoding = '', content = ''] = /(?:=\?)?utf-8\?([bq])\?([^?]*)/i.exec(word) ?? []
  return encoding.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : Buffer.from(unquoted(content.replace(/_/g, ' ')), 'utf8')
}

function unquoted(text: string): string {
  return Buffer.from(text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))), 'latin1').toString('utf8')
}
