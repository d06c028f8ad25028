/** What the project uses of the package, which has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** Limits the axes of a variable font. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features by their tags; all others are removed. */
    readonly keepFeatures: readonly string[]
  }

  /** The font with the glyphs of these characters only. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
