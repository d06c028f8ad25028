/** The JSON text of a list, made of its batches one after the other. */

/** Gives the text in pieces; the first of them begins it, so an empty list has one too. */
export async function* listText<Row>(
  batches: AsyncIterable<readonly Row[]>,
  serialize: (rows: readonly Row[]) => string,
): AsyncGenerator<string, void> {
  let before = '['
  for await (const rows of batches) {
    yield before + serialize(rows).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** All of it; null as soon as it is longer than that, in bytes, and then no more of it is read. */
export async function wholeText(pieces: AsyncIterable<string>, mostBytes: number): Promise<string | null> {
  const texts: string[] = []
  let bytes = 0
  for await (const piece of pieces) {
    bytes += Buffer.byteLength(piece)
    if (bytes > mostBytes) return null
    texts.push(piece)
  }
  return texts.join('')
}
