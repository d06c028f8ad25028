/** Rules for all style sheets. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const forPointers = /^( *)@media \(hover: hover\) \{\n[^]*?\n\1\}$/gm

it.each(sourceFiles('.css'))('$path has hover styles only for pointers that hover: on a phone they stay after a tap', ({ text }) => {
  expect(text.replaceAll(forPointers, '')).not.toContain(':hover')
})
