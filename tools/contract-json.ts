/** Writes the contract as JSON, which the server parses many times faster at each start than YAML. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './run-command.ts'

/** The server reads it from the nearest folder above its program. */
export function writeContract(folder: string): void {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))))
}
