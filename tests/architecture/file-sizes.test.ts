/** Source files are short, have descriptive names, and begin with a sentence that describes them. */
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineCount, sourceFiles, type SourceFile } from '../support/runner/source-files.ts'

const files = sourceFiles('.ts', '.tsx', '.js', '.css')

const production = files.filter(({ path }) => /^(src|server|domain|words)\/.*\.tsx?$/.test(path))

describe('production files', () => {
  const counts = production.map(lineCount).sort((one, other) => one - other)

  it('have a median of at most 60 lines and a 90th percentile of at most 130', () => {
    expect(counts[Math.floor(counts.length * 0.5)]).toBeLessThanOrEqual(60)
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(130)
  })

  it('have at most 250 lines each', () => {
    expect(named((file) => production.includes(file) && lineCount(file) > 250)).toEqual([])
  })

  it('import from Node, then from packages, then from own files', () => {
    const originOf = (start = '') => ['node:', '', '.'].indexOf(start)
    const origins = (text: string) => [...text.matchAll(/^(?:import|\}) .*?from '(node:|\.)?/gm)].map(([, start]) => originOf(start))
    const isSorted = ({ text }: SourceFile) => origins(text).every((origin, index, all) => origin >= (all[index - 1] ?? 0))
    expect(named((file) => production.includes(file) && !isSorted(file))).toEqual([])
  })
})

describe('source files', () => {
  it('have at most 300 lines each', () => {
    expect(named((file) => lineCount(file) > 300)).toEqual([])
  })

  it('have descriptive names in kebab case', () => {
    expect(named(({ path }) => /^(utils?|misc|common|helpers?|types|index)\./.test(basename(path)))).toEqual([])
    expect(named(({ path }) => !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(basename(path)))).toEqual([])
  })

  it('begin with a sentence that describes them', () => {
    const opening = /^(?:#!.*\n)?\/\*\*?\s+(\* )?\S[^]*?[.:]\s*\*\//
    // A CSS module belongs to a component, whose file has the sentence.
    expect(named(({ path, text }) => !path.endsWith('.module.css') && !opening.test(text))).toEqual([])
  })

  it('contain no commented-out code', () => {
    const code = /^\s*\/\/ ?((import|export|const|let|return|await|if|for|function|expect)\b.*[;{}()]|[\w.]+\(.*\)|[{}<].*)$/m
    expect(named(({ text }) => code.test(text))).toEqual([])
  })

  it('disable no type check, and no lint rule without a reason', () => {
    const silencers = /\/[/*] (@ts-(ignore|nocheck)|(eslint|oxlint)-disable(?!-(next-)?line [\w@/-]+ -- \w))/
    expect(named(({ text }) => silencers.test(text))).toEqual([])
  })
})

function named(isWrong: (file: SourceFile) => boolean): string[] {
  return files.filter(isWrong).map((file) => `${file.path} (${lineCount(file)} lines)`)
}
