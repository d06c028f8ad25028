/**
 * The pictures of a listing, which its page names for messengers and search engines: at the address of the page, with `.png`, in other
 * shapes with `.1x1.png`.
 */
import { createHash } from 'node:crypto'
import type { CityNameIn } from '../../domain/places/cities.ts'
import { spanOf } from '../../domain/days/occurrences.ts'
import type { Language } from '../../domain/languages.ts'
import { listingTypes, typeRegistry, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import { isCancelled } from '../../domain/listing/cancellation.ts'
import { fieldsReadBy } from '../../domain/listing/listing-fields.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { factText } from '../../words/listing-facts.ts'
import { typeWords } from '../../words/listing-types.ts'
import type { Picture } from '../pictures/picture.ts'
import { pictureShapes, type PictureShape } from '../pictures/shapes.ts'
import { findListing, previewLanguageOf, type ListingPageParts } from './find-listing.ts'
import type { PictureRoute } from './page-route.ts'

/** A route for each type and shape. */
export function listingPictures(parts: ListingPageParts): PictureRoute[] {
  return listingTypes.flatMap((type) => shapes.map((shape) => pictureRoute(type, shape, parts)))
}

const shapes = Object.keys(pictureShapes) as readonly PictureShape[]

function pictureRoute(type: ListingType, shape: PictureShape, parts: ListingPageParts): PictureRoute {
  const extension = extensionOf(shape)
  return {
    path: `/${typeRegistry[type].segment}/:name${extension}`,
    async find(request) {
      const found = await findListing(type, request, parts, extension)
      if ('kind' in found) return found
      const language = previewLanguageOf(request, found.listing)
      const picture = pictureOf(type, found.listing, { ...parts, language, shape })
      return { kind: 'picture', language, type: 'image/png', key: keyOf(picture), draw: () => draw(picture, parts.appearance) }
    },
  }
}

function extensionOf(shape: PictureShape): string {
  return shape === 'preview' ? '.png' : `.${shape}.png`
}

/** The path with a parameter that changes with the picture, since messengers keep pictures by their address. */
export function picturePath(type: ListingType, listing: Listing, shown: Shown): string {
  const version = createHash('sha256').update(keyOf(pictureOf(type, listing, shown))).digest('hex').slice(0, 8)
  return `${listingPagePath(type, listing)}${extensionOf(shown.shape)}?lang=${shown.language}&v=${version}`
}

interface Shown {
  readonly shape: PictureShape
  readonly language: Language
  readonly product: string
  readonly cityNameIn: CityNameIn
}

function pictureOf(type: ListingType, listing: Listing, { shape, language, product, cityNameIn }: Shown): Picture {
  return inLanguage(language, () => {
    const facts = fieldsReadBy('picture', type).flatMap((field) => {
      const text = factText(listing, field, { type, language, cityNameIn })
      if (field !== 'startDate') return text ?? []
      return text && spanOf(listing) ? withoutBreaks(text) : []
    })
    const cancelled = isCancelled(listing) ? [m.entry_closed({ closed: 'cancelled' })] : []
    return { shape, type, kind: typeWords[type].name(), title: titleIn(language, listing).text, facts: [...cancelled, ...facts], product }
  })
}

/** Days and times that do not fit on a line are parted after their dash, or before a time. */
function withoutBreaks(when: string): string {
  return when.replaceAll(/(?<!–) (?!\d\d:)/g, '\u00a0')
}

function keyOf(picture: Picture): string {
  return JSON.stringify(picture)
}

/** The code that draws is loaded for the first picture, so that a server starts without it. */
async function draw(picture: Picture, appearance: string): Promise<Buffer> {
  const { drawPicture } = await import('../pictures/draw.ts')
  return drawPicture(picture, appearance)
}
