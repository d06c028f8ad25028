/** Writes the API documentation as static files. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readDocument } from './openapi-document.ts'
import { renderApiDocs } from './render-api-docs.ts'
import type { ProblemKinds } from './render-problems.ts'

/** The styles of the site come first: they define the colours and fonts. */
const styleSheets = [
  '../../src/ui/styles/tokens.css', '../../src/ui/styles/fonts.css', '../../src/ui/styles/base.css', './page.css', './entries.css',
]

/** Makes `index.html`, `docs.css`, the fonts it names and a copy of the contract; `outFolder` is served as `/docs`. */
export function writeApiDocs(openapiFile: string, outFolder: string, problems: ProblemKinds): void {
  mkdirSync(outFolder, { recursive: true })
  writeFileSync(join(outFolder, 'index.html'), renderApiDocs(readDocument(openapiFile), problems))
  writeFileSync(join(outFolder, 'docs.css'), styleSheet(outFolder))
  copyFileSync(openapiFile, join(outFolder, 'openapi.yaml'))
}

/** Copies the fonts that the style sheets name. */
function styleSheet(outFolder: string): string {
  const css = styleSheets.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  return css.replaceAll(/url\("\.\/(fonts\/[^"]+)"\)/g, (_match, font: string) => {
    copyFileSync(join(import.meta.dirname, '../../src/ui/styles', font), join(outFolder, basename(font)))
    return `url("${basename(font)}")`
  })
}
