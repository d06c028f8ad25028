/** A page that shows planted faults, by the elements of https://github.com/stryker-mutator/mutation-testing-elements. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `report` is JSON in the schema of mutation testing. The page loads nothing. */
export function mutationPage(report: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Planted faults</title>',
    `<script>${readFileSync(elementsFile(), 'utf8').replaceAll('</script', '<\\/script')}</script>`,
    '</head>',
    '<body>',
    '<mutation-test-report-app title-postfix="xstate-walk"></mutation-test-report-app>',
    `<script>document.querySelector('mutation-test-report-app').report = ${report.trim().replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** The built package holds a copy. */
function elementsFile(): string {
  const copy = fileURLToPath(new URL('./explorer/mutation-test-elements.js', import.meta.url))
  return existsSync(copy) ? copy : createRequire(import.meta.url).resolve('mutation-testing-elements/dist/mutation-test-elements.js')
}
