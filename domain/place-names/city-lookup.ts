/** Looks cities up by what people call them. What could be several cities is none. */
import type { City, StoredCityName } from '../places/cities.ts'
import { casesOf, isShort, isShortFor, namesOf, plainName } from './city-forms.ts'
import { soundOf } from './city-search.ts'
import { languages } from '../languages.ts'

/**
 * A lookup in these cities, by a name in any language or an alias; else by another case of a Greek name, by a short form such as
 * `Ν. Σμύρνη`, or by the sound of a whole name. The forms are made once, when it is created.
 */
export function storedCityNames(cities: readonly City[]): StoredCityName {
  const [names, cases, sounds] = [new Meanings(), new Meanings(), new Meanings()]
  const plainNames: (readonly [plain: string, stored: string])[] = []
  for (const city of cities) {
    const stored = city.name[languages[0]]
    for (const name of namesOf(city)) {
      names.add(plainName(name), stored)
      sounds.add(soundOf(name), stored)
      for (const form of casesOf(plainName(name))) {
        cases.add(form, stored)
        plainNames.push([form, stored])
      }
    }
  }

  function longNameOf(short: string): string | null {
    const found = new Set(plainNames.filter(([plain]) => isShortFor(short, plain)).map(([, stored]) => stored))
    const [stored = null] = found
    return found.size === 1 ? stored : null
  }

  return (name) => {
    const plain = plainName(name)
    return names.of(plain) ?? cases.of(plain) ?? (isShort(plain) ? longNameOf(plain) : sounds.of(soundOf(name)))
  }
}

/** What each of some texts stands for. */
class Meanings {
  readonly #meanings = new Map<string, string | null>()

  add(text: string, meaning: string): void {
    const known = this.#meanings.get(text)
    this.#meanings.set(text, known === undefined || known === meaning ? meaning : null)
  }

  /** Null if it stands for nothing, or for several. */
  of(text: string): string | null {
    return this.#meanings.get(text) ?? null
  }
}
