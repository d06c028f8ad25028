/** Draws pictures of listings as PNG; the drawing itself runs in another thread. */
import { renderAsync } from '@resvg/resvg-js'
import type { ListingType } from '../../domain/listing/listing.ts'
import { collectImages } from './collect-images.ts'
import { readColours } from './colours.ts'
import { drawingOptions } from './letters.ts'
import { pictureOf, type Picture, type PictureLook } from './picture.ts'
import { pngOf } from './png.ts'
import { readScene } from './scenes.ts'

const looks = new Map<ListingType, PictureLook>()

/** `appearance`: the folder of the drawings and the colours. */
export async function drawPicture(picture: Picture, appearance: string): Promise<Buffer> {
  const look = looks.get(picture.type) ?? readLook(appearance, picture.type)
  looks.set(picture.type, look)
  const png = pngOf(await renderAsync(await pictureOf(picture, look), drawingOptions))
  // Before other requests are answered: an image that two collections of new objects left would wait for one of old objects.
  collectImages()
  return png
}

function readLook(appearance: string, type: ListingType): PictureLook {
  return { scene: readScene(appearance, type), colours: readColours(appearance, type) }
}
