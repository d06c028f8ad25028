/** A sentence with links in it: `Browse <events>events</events>.` with the address of each name. */
interface LinkedTextProps {
  readonly text: string
  readonly links: Readonly<Record<string, string>>
}

const marked = /<(\w+)>(.+?)<\/\w+>/g

export function LinkedText({ text, links }: LinkedTextProps) {
  // Splitting keeps both groups: words, name, label, words, name, label, … words.
  const pieces = text.split(marked)
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null
    if (index % 3 === 0) return piece
    return (
      <a key={index} href={links[pieces[index - 1] ?? '']}>
        {piece}
      </a>
    )
  })
}
