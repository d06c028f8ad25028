/** Source files: small, well named, and opened by a sentence. */
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineCount, sourceFiles, type SourceFile } from '../support/source-files.ts'

const files = sourceFiles('.ts', '.tsx', '.js', '.css')

/** The first limit whose folder a file is in is its own. */
const limits = [
  { folder: 'src/routes/', lines: 80 },
  { folder: '', lines: 300 },
]

describe('source files', () => {
  it('stay below the length of their kind', () => {
    expect(named((file) => lineCount(file) > limitOf(file))).toEqual([])
  })

  it('are short as a rule: half within 70 lines, nine of ten within 200', () => {
    const counts = files.map(lineCount).sort((one, other) => one - other)
    expect(counts[Math.floor(counts.length * 0.5)]).toBeLessThanOrEqual(70)
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  it('are named by what they hold', () => {
    expect(named(({ path }) => /^(utils?|misc|common|helpers?|types|index)\./.test(basename(path)))).toEqual([])
    expect(named(({ path }) => !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(basename(path)))).toEqual([])
  })

  it('open with a sentence that says what they are', () => {
    const opening = /^(\/\/ @vitest-environment \w+\n)?\/\*\*?\s+(\* )?\S[^]*?[.:]\s*\*\//
    // A module of styles is its component's, whose file says it.
    expect(named(({ path, text }) => !path.endsWith('.module.css') && !opening.test(text))).toEqual([])
  })

  it('hold no commented-out code', () => {
    const code = /^\s*\/\/ ?((import|export|const|let|return|await|if|for|function|expect)\b.*[;{}()]|[\w.]+\(.*\)|[{}<].*)$/m
    expect(named(({ text }) => code.test(text))).toEqual([])
  })

  it('never silence the type checker, nor the linter without a reason', () => {
    const silencers = /\/[/*] (@ts-(ignore|nocheck)|eslint-disable(?!-(next-)?line [\w@/-]+ -- \w))/
    expect(named(({ text }) => silencers.test(text))).toEqual([])
  })
})

function limitOf({ path }: SourceFile): number {
  return limits.find(({ folder }) => path.startsWith(folder))?.lines ?? 0
}

function named(isWrong: (file: SourceFile) => boolean): string[] {
  return files.filter(isWrong).map((file) => `${file.path} (${lineCount(file)} lines)`)
}
