/** Saves files where a browser keeps what it downloads. */

/** Until then a browser has begun to read the file. */
const keptMs = 60_000

/** Saves a file under this name, as if a link to it was pressed. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
