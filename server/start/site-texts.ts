/** Reads the texts of the pages about the site when the server starts: files of the operator, otherwise the shipped models. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../domain/languages.ts'
import { sitePages } from '../../domain/site-pages.ts'
import { readSiteText, SiteTextError, type SiteText, type SiteTexts } from '../pages/site/site-text.ts'
import type { Configuration } from './configuration.ts'

export interface FoundSiteTexts {
  readonly texts: SiteTexts
  /** Where the operator's files are, or would be. */
  readonly folder: string
  /** The names of the files whose model is shown. */
  readonly models: readonly string[]
  /** The files in which something is still to be written. */
  readonly withGaps: readonly { readonly file: string; readonly gaps: readonly string[] }[]
}

/** The message lists every fault on its own line, with what to do. */
export class SiteTextsError extends Error {
  constructor(faults: readonly string[]) {
    super(['The texts of the site cannot be shown:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.name = 'SiteTextsError'
  }
}

/** The names of the files without their ending. */
const textNames = sitePages.flatMap((page) => languages.map((language) => `${page}.${language}` as const))

const ending = '.md'

/** Throws a SiteTextsError. `modelFolder` has a model of each text. */
export async function readSiteTexts(
  { siteDir, dataDir }: Pick<Configuration, 'siteDir' | 'dataDir'>,
  modelFolder: string,
): Promise<FoundSiteTexts> {
  const folder = siteDir ?? join(dataDir, 'site')
  const files = await textFilesIn(folder, siteDir !== null)
  const unknown = files.filter((file) => !textNames.some((name) => file === name + ending))
  const faults = unknown.map((file) => `${join(folder, file)} is the text of no page: name it as one of ${allFiles()}, or remove it.`)
  const found = await Promise.all(textNames.map(async (name) => {
    const file = name + ending
    const isModel = !files.includes(file)
    const text = await readText(join(isModel ? modelFolder : folder, file))
    if (typeof text === 'string') faults.push(text)
    return { name, file, isModel, gaps: typeof text === 'string' ? [] : text.gaps, text }
  }))
  if (faults.length > 0) throw new SiteTextsError(faults)
  return {
    texts: Object.fromEntries(found.map(({ name, text }) => [name, text])) as SiteTexts,
    folder,
    models: found.filter(({ isModel }) => isModel).map(({ file }) => file),
    withGaps: found.filter(({ gaps }) => gaps.length > 0).map(({ file, gaps }) => ({ file, gaps })),
  }
}

function allFiles(): string {
  return textNames.map((name) => name + ending).join(', ')
}

/** The names of the texts in a folder, without hidden files; none if it is not there and need not be. */
async function textFilesIn(folder: string, isNeeded: boolean): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ending) && !name.startsWith('.')).sort()
  } catch (error) {
    if (!isNeeded && codeOf(error) === 'ENOENT') return []
    throw new SiteTextsError([`The folder ${folder} cannot be read (${codeOf(error)}): mend that, or set SITE_DIR to another one.`])
  }
}

/** Larger than any terms, and small enough to be sent with each visit of the page. */
const maxBytes = 100_000

/** The text, or what is wrong with the file and what to do. */
async function readText(path: string): Promise<SiteText | string> {
  try {
    const { size } = await stat(path)
    if (size > maxBytes) return `${path} has ${size} bytes: shorten it to at most ${maxBytes}.`
    return readSiteText(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    if (error instanceof SiteTextError) return `${path} ${error.message}`
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return `${path} is not in UTF-8: save it in this encoding.`
    return `${path} cannot be read (${codeOf(error)}): mend that, or remove it.`
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
