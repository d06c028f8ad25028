/** Draws pictures of listings as PNG; the drawing itself runs in another thread. */
import { renderAsync } from '@resvg/resvg-js'
import type { ListingType } from '../../domain/listing/listing.ts'
import { collectImages } from './collect-images.ts'
import { drawingOptions } from './letters.ts'
import { pictureOf, type Picture } from './picture.ts'
import { pngOf } from './png.ts'
import { readScene } from './scenes.ts'

const scenes = new Map<ListingType, string>()

/** `drawings`: the folder of the drawings. */
export async function drawPicture(picture: Picture, drawings: string): Promise<Buffer> {
  const scene = scenes.get(picture.type) ?? readScene(drawings, picture.type)
  scenes.set(picture.type, scene)
  const png = pngOf(await renderAsync(await pictureOf(picture, scene), drawingOptions))
  // Before other requests are answered: an image that two collections of new objects left would wait for one of old objects.
  collectImages()
  return png
}
