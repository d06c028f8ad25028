/** The texts of the pages about the site: files of the operator, the shipped models, and what is wrong with files. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../domain/languages.ts'
import { screenAddress, paths } from '../../../domain/paths.ts'
import { sitePagePath, sitePages } from '../../../domain/site-pages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { valueNames, type SiteValues } from '../../../server/pages/site/site-text.ts'
import { projectFiles } from '../../../server/start/project-files.ts'
import { readSiteTexts } from '../../../server/start/site-texts.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

const models = projectFiles().siteModels
const names = sitePages.flatMap((page) => languages.map((language) => `${page}.${language}.md`))
const values = Object.fromEntries(valueNames.map((name) => [name, { text: `the ${name}` }])) as SiteValues

/** A data folder whose folder of texts has these files. */
async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const dataDir = await temporaryFolder()
  mkdirSync(join(dataDir, 'site'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dataDir, 'site', name), content)
  return dataDir
}

const read = (dataDir: string, siteDir: string | null = null) => readSiteTexts({ dataDir, siteDir }, models)

async function faultsOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  const dataDir = await folderWith(files)
  const message = await read(dataDir).then(() => '', (error: Error) => error.message)
  return message.replaceAll(`${join(dataDir, 'site')}/`, '').split('\n').slice(1).map((line) => line.trim())
}

describe('without files', () => {
  it('each text is the model, whose gaps are told', async () => {
    const dataDir = await temporaryFolder()
    const { folder, models: used, withGaps, texts } = await read(dataDir)
    expect([folder, used]).toEqual([join(dataDir, 'site'), names])
    expect(withGaps.map(({ file }) => file)).toEqual(names)
    const { gaps } = withGaps.find(({ file }) => file === 'imprint.en.md') ?? {}
    expect(gaps).toEqual(expect.arrayContaining(['name of the operator', 'telephone number']))
    expect(texts['terms.el'].title(values)).toBe('Όροι χρήσης')
  })

  it('a folder that SITE_DIR names has to be there', async () => {
    const missing = join(await temporaryFolder(), 'none')
    await expect(read('/nowhere', missing)).rejects.toThrow(
      `The folder ${missing} cannot be read (ENOENT): mend that, or set SITE_DIR to another one.`,
    )
  })
})

describe('a file of the operator', () => {
  it('is shown in place of the model, and only its own gaps are told', async () => {
    const own = { 'terms.en.md': '# Our terms\n\nBe *kind* to {product}.', 'terms.el.md': '# Οι όροι\n\nΚαλά λόγια, [[πόσα]].' }
    const { texts, models: used, withGaps } = await read(await folderWith(own))
    expect(texts['terms.en'].title(values)).toBe('Our terms')
    expect(texts['terms.en'].html(values)).toBe('<p>Be <em>kind</em> to the product.</p>')
    expect(texts['terms.en'].summary(values)).toBe('Be kind to the product.')
    expect(used).toEqual(names.filter((name) => !name.startsWith('terms')))
    expect(withGaps.slice(0, 2).map(({ file }) => file)).toEqual(['terms.el.md', 'privacy.en.md'])
    expect(withGaps[0]?.gaps).toEqual(['πόσα'])
  })

  it('is read from the folder that SITE_DIR names', async () => {
    const siteDir = join(await folderWith({ 'imprint.en.md': '# Who we are' }), 'site')
    expect((await read('/nowhere', siteDir)).texts['imprint.en'].title(values)).toBe('Who we are')
  })

  it('may begin with a byte order mark and have line ends of Windows', async () => {
    const { texts } = await read(await folderWith({ 'imprint.en.md': '\uFEFF# Who\r\n\r\nWe.\r\n' }))
    expect([texts['imprint.en'].title(values), texts['imprint.en'].html(values)]).toEqual(['Who', '<p>We.</p>'])
  })

  it('can be a copy of its model', async () => {
    const dataDir = await temporaryFolder()
    cpSync(models, join(dataDir, 'site'), { recursive: true })
    expect((await read(dataDir)).models).toEqual([])
  })
})

describe('a start fails with what to do', () => {
  const known = names.join(', ')

  it.each<[string, string | Uint8Array, string]>([
    ['term.en.md', '# Terms', `term.en.md is the text of no page: name it as one of ${known}, or remove it.`],
    ['terms.de.md', '# AGB', `terms.de.md is the text of no page: name it as one of ${known}, or remove it.`],
    ['terms.en.md', `# T\n\n${'x'.repeat(100_000)}`, 'terms.en.md has 100005 bytes: shorten it to at most 100000.'],
    ['terms.en.md', Uint8Array.of(35, 32, 0xc3, 0x28), 'terms.en.md is not in UTF-8: save it in this encoding.'],
    ['terms.en.md', '', 'terms.en.md has no title: begin it with a line such as "# Terms of use".'],
    ['terms.en.md', 'Be kind.\n\n# Terms', 'terms.en.md has no title: begin it with a line such as "# Terms of use".'],
    [
      'terms.en.md', '# Terms\n\n- of {produkt}',
      'terms.en.md names {produkt}: a text can name only '
        + '{product}, {address}, {email}, {log-years}, {terms}, {privacy}, {imprint}, {contact-points}.',
    ],
  ])('for %s', async (name, content, sentence) => {
    expect(await faultsOf({ [name]: content })).toEqual([sentence])
  })

  it('for a folder in place of a file', async () => {
    const dataDir = await folderWith({})
    mkdirSync(join(dataDir, 'site', 'imprint.el.md'))
    await expect(read(dataDir)).rejects.toThrow(/imprint\.el\.md cannot be read \(EISDIR\): mend that, or remove it\.$/)
  })

  it('once, for all files', async () => {
    expect(await faultsOf({ 'a.md': '# A', 'terms.en.md': 'x', 'terms.el.md': 'x' })).toHaveLength(3)
  })

  it('not for files that are no texts, nor for hidden ones', async () => {
    expect(await faultsOf({ 'logo.svg': '<svg/>', '._terms.en.md': 'x', 'terms.en.md~': 'x' })).toEqual([])
  })
})

describe('the model of each text', () => {
  it.each(sitePages)('has as many gaps, headings and points in Greek as in English: %s', async (page) => {
    const { texts } = await read('/nowhere')
    const parts = languages.map((language) => {
      const text = texts[`${page}.${language}`]
      const counted = (element: string) => text.html(values).split(`<${element}>`).length
      return [text.gaps.length, ...['h2', 'p', 'li', 'strong', 'mark'].map(counted)]
    })
    expect(parts[1]).toEqual(parts[0])
  })

  it.each(languages)('names the link by which a listing is reported where it says how: %s', async (language) => {
    const { texts } = await read('/nowhere')
    const link = `<em>${m.report_open({}, { locale: language })}</em>`
    for (const page of ['terms', 'contact-points'] as const) expect(texts[`${page}.${language}`].html(values)).toContain(link)
  })

  it.each(languages)('says what is kept of an address that was changed: %s', async (language) => {
    const { texts } = await read('/nowhere')
    expect(texts[`privacy.${language}`].html(values)).toContain({ en: 'for eleven days', el: 'για έντεκα ημέρες' }[language])
  })

  it.each(names)('links only to pages and screens of the site, and to others by https: %s', (name) => {
    const links = [...readFileSync(join(models, name), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address)
    const own = [...sitePages.map(sitePagePath), ...Object.values(paths).map((path) => `/${screenAddress(path)}`)]
    expect(links.filter((address) => !address.startsWith('https://') && !own.includes(address))).toEqual([])
  })
})
