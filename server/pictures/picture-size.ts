/** The size of link preview images. */

/** In pixels, as https://ogp.me and messengers recommend. `public/social.png` has this size too. */
export const pictureSize = { width: 1200, height: 630 } as const
