/** The documents name only existing paths, commands and variables, and all of them. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedFolders } from '../../.dependency-cruiser.js'
import packages from '../../package.json' with { type: 'json' }
import { root, sourceFiles, type SourceFile } from '../support/runner/source-files.ts'

const documents = sourceFiles('.md')
const readme = textOf('README.md')
const names = new Set(sourceFiles('').map(({ path }) => basename(path)))

/** Generated; a fresh clone has none of them. */
const generated = /^(node_modules|dist|data|messages\/compiled|tests\/results)(\/|$)/

const topFolders = foldersIn('.').filter((folder) => !folder.startsWith('.') && !generated.test(folder))

describe.each(documents)('$path', (document) => {
  it('links to existing files and headings', () => {
    const links = [...document.text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !exists(link, document))).toEqual([])
  })

  it('names paths that exist', () => {
    const path = new RegExp(`(?<![\\w/.:@-])(?:${topFolders.join('|')})/[\\w./-]*\\w`, 'g')
    const named = [...document.text.replaceAll(/https?:\S+/g, '').matchAll(path)].map(([found]) => found)
    expect(named.filter((found) => !generated.test(found) && !existsSync(join(root, found)))).toEqual([])
  })

  it('names files that exist', () => {
    const named = [...document.text.matchAll(/`([\w.-]+\.(?:tsx?|js|json|ya?ml|md|html))`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })

  it('names commands that exist', () => {
    const scripts = [...document.text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? '')
    expect(scripts.filter((script) => !Object.hasOwn(packages.scripts, script))).toEqual([])
  })
})

describe('the README', () => {
  it('describes every folder', () => {
    const folders = [...topFolders, ...['src', 'server'].flatMap((folder) => foldersIn(folder).map((each) => `${folder}/${each}`))]
    expect(folders.filter((folder) => !readme.includes(`| \`${folder}/`))).toEqual([])
    expect(foldersIn('domain').filter((folder) => !readme.includes(`\`domain/${folder}/\``))).toEqual([])
  })

  it('describes every command, except those that npm calls', () => {
    const commands = Object.keys(packages.scripts).filter((script) => script !== 'prepare')
    expect(commands.filter((script) => !new RegExp(`npm (run )?${script}\``).test(readme))).toEqual([])
  })

  it('describes the variables that the configuration reads, and no others', () => {
    const [, configuration = ''] = readme.split('## Configuration')
    const described = [...configuration.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    const read = [...configurationSource().matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name)
    expect(read.length).toBeGreaterThan(0)
    expect(described.sort()).toEqual([...new Set(read)].sort())
  })
})

it('ARCHITECTURE names the shared folders of the import rule, and no others', () => {
  const sentence = /What several use is\s+shared: ([^]+?),\s+and\s+the files/.exec(textOf('ARCHITECTURE.md'))?.[1] ?? ''
  const named = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, folder]) => folder)
  expect(named.sort()).toEqual(sharedFolders.toSorted())
})

/** A link can have the slug of a heading, in the form of GitHub. */
function exists(link: string, from: SourceFile): boolean {
  const [file = '', heading] = link.split('#')
  const path = file === '' ? from.path : normalize(join(dirname(from.path), file))
  if (!existsSync(join(root, path))) return false
  return heading === undefined || headingsOf(textOf(path)).includes(heading)
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(/[^\p{L}\p{N}\s-]/gu, '').replaceAll(' ', '-'),
  )
}

function textOf(path: string): string {
  return documents.find((document) => document.path === path)?.text ?? ''
}

function configurationSource(): string {
  return sourceFiles('server/start/configuration.ts')[0]?.text ?? ''
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  // Git stores no empty folders.
  return entries.filter((entry) => entry.isDirectory() && readdirSync(join(root, folder, entry.name)).length > 0).map(({ name }) => name)
}
