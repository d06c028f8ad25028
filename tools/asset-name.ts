/** The name of a built file, with the shortest hash that Rolldown makes: the page names each file that a screen fetches. */
export function assetName(extension: '.js' | '[extname]'): string {
  return `assets/[name]-[hash:7]${extension}`
}
