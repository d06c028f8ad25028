/** The size of pictures beside links. */

/** In pixels; what https://ogp.me and those who read it recommend. `public/social.png` has it too. */
export const pictureSize = { width: 1200, height: 630 } as const
