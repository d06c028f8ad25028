/** What is dangerous in the code of the site stands in the files that are named, or nowhere. */
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

interface Danger {
  readonly danger: string
  readonly pattern: RegExp
  /** A line that has it. */
  readonly planted: string
  /** The files that may have it. */
  readonly files?: readonly RegExp[]
}

const embedded = /^server\/database\/embedded\//

const dangers: readonly Danger[] = [
  { danger: 'text that runs as code', pattern: /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]/, planted: 'eval(text)' },
  // It asks V8 for a function with a text of its own.
  { danger: 'another context of code', pattern: /node:vm/, planted: "import vm from 'node:vm'", files: [/^server\/pictures\/collect-images\.ts$/] },
  {
    danger: 'text that browsers read as markup',
    pattern: /\b(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|srcdoc|createContextualFragment|DOMParser/,
    planted: 'element.innerHTML = text',
  },
  { danger: 'a program that is started', pattern: /node:child_process/, planted: "from 'node:child_process'", files: [embedded] },
  { danger: 'a shell', pattern: /\bexec(?:Sync)?,? .*node:child_process|shell: true/, planted: "import { exec } from 'node:child_process'" },
  { danger: 'a hash other than SHA-2', pattern: /createHash\((?!'sha(?:256|384|512)'\))/, planted: "createHash('md5')" },
  { danger: 'a cipher other than AES-GCM', pattern: /create(?:C|Dec)ipher(?:iv)?\((?!'aes-256-gcm')/, planted: "createCipheriv('aes-256-ecb')" },
  { danger: 'a certificate that is not checked', pattern: /rejectUnauthorized|TLS_REJECT/, planted: '{ rejectUnauthorized: false }' },
  { danger: 'XML that is parsed', pattern: /from '[^']*xml[^']*'/i, planted: "import { parse } from 'fast-xml-parser'" },
  {
    danger: 'a random number that can be foreseen',
    pattern: /Math\.random/,
    planted: 'Math.random()',
    // How much later a mail is tried again.
    files: [/^server\/work\/outgoing-mail\.ts$/],
  },
  { danger: 'messages of other windows', pattern: /window\.(?:onmessage|addEventListener\('message')/, planted: 'window.onmessage = read' },
]

/** Looked for in the server only. */
const ofServer: readonly Danger[] = [
  {
    danger: 'a request to another server',
    pattern: /(?<![.\w])fetch\(|\bhttps?\.(?:get|request)\(|from 'undici'/,
    planted: 'const answer = await fetch(link)',
  },
  // The folder or port of its own database.
  {
    danger: 'a connection to another server',
    pattern: /\{[^}]*\bconnect\b[^}]*\} from 'node:(?:net|tls)'/,
    planted: "import { connect } from 'node:net'",
    files: [embedded],
  },
  {
    danger: 'SQL that is made of text',
    pattern: /sql\.raw\((?!statementName\()/,
    planted: 'sql.raw(typed)',
    // Columns, indexes and settings of its own code.
    files: [/^server\/database\/migrations\//, /^server\/store\/(?:listing\/(?:decisions|bulk-listings|without-indexes)|lists\/entry-queries)\.ts$/],
  },
]

const code = sourceFiles('.ts', '.tsx', '.js').filter(({ path }) => /^(?:domain|messages|public|server|src|words)\//.test(path))

describe.each([...dangers, ...ofServer])('$danger', (danger) => {
  const looked = ofServer.includes(danger) ? code.filter(({ path }) => path.startsWith('server/')) : code

  it('is where it is named, and nowhere else', () => {
    const found = looked.filter(({ text }) => danger.pattern.test(text)).map(({ path }) => path)
    const files = danger.files ?? []
    expect(found.filter((path) => !files.some((named) => named.test(path)))).toEqual([])
    expect(files.filter((named) => !found.some((path) => named.test(path)))).toEqual([])
  })

  it('is recognised', () => {
    expect(danger.planted).toMatch(danger.pattern)
  })
})
