/** Builds the API documentation: tsx tools/api-docs/build.ts <folder>. */
import { join } from 'node:path'
import { wordedProblems } from './problem-words.ts'
import { writeApiDocs } from './write-api-docs.ts'

const [outFolder] = process.argv.slice(2)
if (!outFolder) throw new Error('Say which folder the API documentation goes to: tsx tools/api-docs/build.ts dist/docs')

writeApiDocs(join(import.meta.dirname, '../../openapi.yaml'), outFolder, wordedProblems())
