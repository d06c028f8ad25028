/** Writes the API documentation as files that any server of static files can send. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { readDocument } from './openapi-document.ts'
import { renderApiDocs } from './render-api-docs.ts'
import type { ProblemKinds } from './render-problems.ts'

/** The look of the site comes first, so that the page wears its colours and its type. */
const styleSheets = ['../../src/ui/tokens.css', '../../src/ui/base.css', './page.css', './entries.css']

/** Makes `index.html`, `docs.css`, the fonts it names and a copy of the contract; `outFolder` is served as `/docs`. */
export function writeApiDocs(openapiFile: string, outFolder: string, problems: ProblemKinds): void {
  mkdirSync(outFolder, { recursive: true })
  writeFileSync(join(outFolder, 'index.html'), renderApiDocs(readDocument(openapiFile), problems))
  writeFileSync(join(outFolder, 'docs.css'), styleSheet(outFolder))
  copyFileSync(openapiFile, join(outFolder, 'openapi.yaml'))
}

/** Fonts that the style sheets name by package are laid beside the page. */
function styleSheet(outFolder: string): string {
  const { resolve } = createRequire(import.meta.url)
  const css = styleSheets.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  return css.replaceAll(/url\("(@fontsource[^"]+)"\)/g, (_match, font: string) => {
    copyFileSync(resolve(font), join(outFolder, basename(font)))
    return `url("${basename(font)}")`
  })
}
