/** Markdown of the pages about the site becomes the elements of the subset, and no others, whatever is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, namesIn, plainText, readMarkdown, type MarkdownValues } from '../../../../server/pages/site/markdown.ts'

const values: MarkdownValues = {
  product: { text: 'Leaf & <Tree>' },
  email: { text: 'us@leaf.example', address: 'mailto:us@leaf.example' },
}

const html = (markdown: string) => blocksOf(readMarkdown(markdown), values)

/** The tags of the subset with their attributes, exactly as they are written. */
const tags = /<\/?(?:h[1-6]|p|ul|li|strong|em|mark)>|<ol(?: start="\d+")?>|<br>|<a href="[^"<>']*">|<\/(?:ol|a)>/g

function isAllowed(address: string): boolean {
  return ['http:', 'https:', 'mailto:'].includes(new URL(address, 'https://leaf.example').protocol)
}

function decoded(attribute: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return attribute.replaceAll('&#39;', "'").replaceAll(/&(\w+);/g, (whole, name: string) => characters[name] ?? whole)
}

/** What is neither a tag of the subset, nor a link to an address of an allowed kind, nor an escaped character. */
function strangers(made: string): string[] {
  const addresses = [...made.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => decoded(address))
  return [...(made.replaceAll(tags, '').match(/[<>"']/g) ?? []), ...addresses.filter((address) => !isAllowed(address))]
}

/** What Markdown and HTML are made of, in any order. */
const pieces = [
  '#', '##', ' ', '  ', '\n', '\n\n', '    ', '- ', '1. ', '3) ', '*', '**', '_', '`', '```\n', '~~', '>', '> ', '---\n', '|', '|-|-|\n',
  '\\', '!', '[', ']', '(', ')', '[a]: ', '[[', ']]',
  '{product}', '{email}', '{', '}', '<', '</', '/>', '<!--', '-->', '<script>', '</script>', '<b onclick=x>',
  '<img src=x onerror=alert(1)>', '<style>', '<svg/onload=alert(1)>', '<https://leaf.example>', '<javascript:alert(1)>', '"', "'", ' "title"',
  'javascript:alert(1)', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:', 'data:text/html,', 'vbscript:', 'file:///etc',
  '//evil.example', '&#58;', '&colon;', '&lt;', '&quot;', '&', 'https://leaf.example/a?b&c', 'mailto:us@leaf.example', '/terms', 'text', 'κείμενο',
  '\u0000', '\uFEFF', '\u202E', '</main>',
]

const piece = fc.constantFrom(...pieces)

const written = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.tuple(piece, piece).map(([first, second]) => `[${first}](${second}${first})`) },
)

describe('a text', () => {
  it('has no tag outside of the subset, and no link to another kind of address, whatever is written', () => {
    fc.assert(fc.property(written, (markdown) => {
      expect(strangers(html(markdown))).toEqual([])
    }), { numRuns: 5_000 })
  })

  it('has none for a value either', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const made = blocksOf(readMarkdown('# {product}\n\n- {email}'), { product: { text }, email: { text, address: `mailto:${text}` } })
      expect(strangers(made)).toEqual([])
    }))
  })

  it('becomes headings, paragraphs, lists, emphasis and links', () => {
    expect(html('## Terms\n\nRead *all* of **it**.\n\n- one\n- [two](https://leaf.example/?a&b)\n\n3. three\n4. four')).toBe([
      '<h2>Terms</h2>', '<p>Read <em>all</em> of <strong>it</strong>.</p>',
      '<ul>\n<li>one</li>\n<li><a href="https://leaf.example/?a&amp;b">two</a></li>\n</ul>', '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>',
    ].join('\n'))
  })

  it('has lists in lists', () => {
    expect(html('- one\n  - two')).toBe('<ul>\n<li>one\n<ul>\n<li>two</li>\n</ul></li>\n</ul>')
  })

  it.each([
    ['<b>bold</b> <!-- secret -->', '<p>&lt;b&gt;bold&lt;/b&gt; &lt;!-- secret --&gt;</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['![tree](/tree.png)', '<p>![tree](/tree.png)</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['> quoted', '<p>&gt; quoted</p>'],
    ['Use `code`.', '<p>Use `code`.</p>'],
  ])('shows what is not in the subset as it is written: %s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  it.each(['http://leaf.example', 'https://leaf.example/a', 'mailto:us@leaf.example', '/terms', '#part'])('links to %s', (address) => {
    expect(html(`[here](${address})`)).toBe(`<p><a href="${address}">here</a></p>`)
  })

  it('marks its gaps in brackets, and names each once', () => {
    const tokens = readMarkdown('By [[name *of* it]].\n\n- in [[town]]\n- **[[town]]**')
    expect(blocksOf(tokens, values)).toContain('<p>By <mark>[name *of* it]</mark>.</p>')
    expect(namesIn(tokens, 'gap')).toEqual(['name *of* it', 'town'])
    expect(plainText(tokens.slice(0, 1), values)).toBe('By [name *of* it].')
  })

  it('has values in place of their names, and a name in braces after a backslash', () => {
    expect(html('{product} has {email} and \\{email}')).toBe(
      '<p>Leaf &amp; &lt;Tree&gt; has <a href="mailto:us@leaf.example">us@leaf.example</a> and {email}</p>',
    )
    expect(namesIn(readMarkdown('{product} {other-one} {Not} { a }'), 'value')).toEqual(['product', 'other-one'])
  })
})
