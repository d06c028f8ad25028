/** Serializes a list to JSON, batch by batch. */

/** Yields the text in chunks. An empty list yields `[]`. */
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

/** The whole text, or null if it exceeds `maxBytes`; then it stops reading. */
export async function wholeText(chunks: AsyncIterable<string>, maxBytes: number): Promise<string | null> {
  const texts: string[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += Buffer.byteLength(chunk)
    if (bytes > maxBytes) return null
    texts.push(chunk)
  }
  return texts.join('')
}
