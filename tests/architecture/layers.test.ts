/** Every component that opens something over a screen lets Back close it. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

/** What opens over a screen: a root of Radix, or an element that is a dialog by itself. */
const opensLayer = /<\w+\.Root\b|<dialog\b|\bpopover=|\baria-modal\b/

const layers = sourceFiles('.tsx').filter(({ path, text }) => path.startsWith('src/') && opensLayer.test(text))

it('finds the layers', () => {
  expect(layers.map(({ path }) => path).sort()).toEqual([
    'src/ui/button-popover.tsx', 'src/ui/frame/admin-dropdown.tsx', 'src/ui/frame/side-menu.tsx', 'src/ui/modal-dialog.tsx',
  ])
})

it.each(layers)('$path is closed by Back', ({ text }) => expect(text).toMatch(/\buseLayer\(/))
