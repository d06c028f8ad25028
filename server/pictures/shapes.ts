/** The shapes in which the picture of a listing is drawn: their sizes, and where everything is. */

/** The title is as large as it fits: the first size in which it needs no more lines. */
interface TitleSize {
  readonly fontSize: number
  readonly maxLines: number
}

interface Shape {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** The drawing of the type, whose middle is at x = 0, from y = 0 to 300: where its top is, and how large it is. */
  readonly scene: { readonly x: number; readonly y: number; readonly scale: number }
  /** The path of the paper, whose edge beside the drawing is 12 px wide in the colour of the type, and how the edge is moved. */
  readonly paper: string
  readonly edge: { readonly x: number; readonly y: number }
  /** The top left corner of the logo. */
  readonly logo: { readonly x: number; readonly y: number }
  /** The texts are in the middle of this height. */
  readonly texts: { readonly left: number; readonly width: number; readonly top: number; readonly bottom: number }
  readonly titleSizes: readonly [TitleSize, ...TitleSize[]]
}

const besideScene = {
  edge: { x: 12, y: 0 },
  logo: { x: 62, y: 58 },
  titleSizes: [
    { fontSize: 72, maxLines: 3 }, { fontSize: 58, maxLines: 4 }, { fontSize: 48, maxLines: 5 }, { fontSize: 40, maxLines: 6 },
  ],
} as const satisfies Partial<Shape>

const belowScene = {
  edge: { x: 0, y: -12 },
  titleSizes: [
    { fontSize: 72, maxLines: 2 }, { fontSize: 58, maxLines: 2 }, { fontSize: 48, maxLines: 3 }, { fontSize: 40, maxLines: 4 },
  ],
} as const satisfies Partial<Shape>

/**
 * `preview` is what https://ogp.me and messengers recommend, and the size of `public/social.png`. The others are the ratios that search
 * engines ask for, each in at most a quarter more pixels: an image is in memory while it is drawn (decision 066).
 */
export const pictureShapes = {
  preview: {
    ...besideScene, width: 1200, height: 630,
    scene: { x: 905, y: 96, scale: 1.64 },
    paper: 'M0 0H628Q578 315 628 630H0z',
    texts: { left: 64, width: 520, top: 132, bottom: 590 },
  },
  '16x9': {
    ...besideScene, width: 1200, height: 675,
    scene: { x: 905, y: 141, scale: 1.64 },
    paper: 'M0 0H628Q578 337 628 675H0z',
    texts: { left: 64, width: 520, top: 132, bottom: 635 },
  },
  '4x3': {
    ...belowScene, width: 1080, height: 810,
    scene: { x: 540, y: 30, scale: 1.2 },
    paper: 'M0 372Q540 412 1080 372V810H0z',
    logo: { x: 62, y: 420 },
    texts: { left: 64, width: 952, top: 480, bottom: 790 },
  },
  '1x1': {
    ...belowScene, width: 960, height: 960,
    scene: { x: 480, y: 70, scale: 1.3 },
    paper: 'M0 442Q480 478 960 442V960H0z',
    logo: { x: 62, y: 496 },
    texts: { left: 64, width: 832, top: 560, bottom: 930 },
  },
} as const satisfies Readonly<Record<string, Shape>>

export type PictureShape = keyof typeof pictureShapes

/** The shapes for search engines. https://developers.google.com/search/docs/appearance/structured-data/event */
export const searchShapes = ['16x9', '4x3', '1x1'] as const satisfies readonly PictureShape[]

export function shapeOf(shape: PictureShape): Shape {
  return pictureShapes[shape]
}
