/** The colours of pictures: those of the light theme of the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'

/** As values of SVG attributes. `kind` is the colour of the type. */
export interface PictureColours {
  readonly paper: string
  readonly ink: string
  readonly soft: string
  readonly leaf: string
  readonly sun: string
  readonly kind: string
}

/** Reads the colours of the pictures of a type. Throws if the style sheet lacks one. */
export function readColours(appearance: string, type: ListingType): PictureColours {
  const file = join(appearance, 'styles', 'tokens.css')
  const styles = readFileSync(file, 'utf8')
  // The first declaration is that of the light theme.
  const colour = (name: string) => {
    const [, value] = new RegExp(`--${name}: (#\\w+);`).exec(styles) ?? []
    if (value === undefined) throw new Error(`${file} has no colour --${name}.`)
    return value
  }
  return {
    paper: colour('paper'), ink: colour('ink'), soft: colour('ink-soft'), leaf: colour('leaf'), sun: colour('sun'),
    kind: colour(typeRegistry[type].colour),
  }
}
