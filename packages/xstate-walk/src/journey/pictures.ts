/** The pictures of a journey: the page after each step of a path, beside the chart of the model. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { drawMachine } from '../chart/draw.ts'
import { stateName } from '../machine/state-name.ts'
import type { JourneyStep } from './journey-paths.ts'

/** The variable that names the folder of the pictures. Without it, none are taken. */
export const picturesVariable = 'XSTATE_WALK_PICTURES'

export interface PicturedPath {
  readonly journey: string
  readonly number: number
  readonly steps: readonly PicturedStep[]
}

interface PicturedStep {
  readonly event: string | null
  readonly state: string
  /** The name of the file. */
  readonly picture: string
}

/** The part of a page of Playwright that is needed. */
interface Photographed {
  screenshot(options: { readonly path: string }): Promise<unknown>
}

export class Pictures {
  readonly #folder: string
  readonly #model: AnyStateMachine
  readonly #number: number
  readonly #steps: PicturedStep[] = []

  private constructor(folder: string, model: AnyStateMachine, number: number) {
    this.#folder = folder
    this.#model = model
    this.#number = number
  }

  /** Null if no pictures are wanted. */
  static of(model: AnyStateMachine, number: number): Pictures | null {
    const folder = process.env[picturesVariable]
    return folder === undefined ? null : new Pictures(folder, model, number)
  }

  /** Also writes the path as far as it is, so that a path that fails later is shown. */
  async take(page: Photographed, { event, snapshot }: JourneyStep): Promise<void> {
    const { id } = this.#model
    const name = `${id}-${this.#number}`
    const picture = `${name}-${this.#steps.length}.png`
    mkdirSync(this.#folder, { recursive: true })
    if (this.#steps.length === 0) writeFileSync(join(this.#folder, `${id}.svg`), await drawMachine(this.#model))
    await page.screenshot({ path: join(this.#folder, picture) })
    this.#steps.push({ event, state: stateName(snapshot), picture })
    const path: PicturedPath = { journey: id, number: this.#number, steps: this.#steps }
    writeFileSync(join(this.#folder, `${name}.json`), JSON.stringify(path))
  }
}

/** The paths that were written to a folder, in the order of their journeys and numbers. */
export function readPictures(folder: string): PicturedPath[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PicturedPath)
    .sort((a, b) => (a.journey === b.journey ? a.number - b.number : a.journey < b.journey ? -1 : 1))
}
