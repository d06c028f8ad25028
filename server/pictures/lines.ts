/** Breaks a text into lines that fit. */
import { drawable, textWidth, type Weight } from './letters.ts'

interface Room {
  readonly weight: Weight
  /** The size of the font in pixels. */
  readonly fontSize: number
  readonly width: number
  readonly maxLines: number
}

/** Ends with an ellipsis if the rest does not fit. A word that is too long for a line is broken. */
export async function linesOf(text: string, { weight, fontSize, width, maxLines }: Room): Promise<string[]> {
  const most = width / fontSize
  const fits = async (line: string) => (await textWidth(line, weight)) <= most
  const words = (await drawable(text, weight)).split(' ').filter((word) => word !== '')
  const lines: string[] = []
  let line = ''
  while (words.length > 0) {
    const [word = ''] = words
    const longer = line === '' ? word : `${line} ${word}`
    if (await fits(longer)) {
      line = longer
      words.shift()
      continue
    }
    if (lines.length === maxLines - 1) return [...lines, await withEllipsis(line === '' ? word : line, fits)]
    if (line === '') {
      const start = await longestStart(word, fits)
      lines.push(start)
      words[0] = word.slice(start.length)
    } else {
      lines.push(line)
      line = ''
    }
  }
  return line === '' ? lines : [...lines, line]
}

type Fits = (line: string) => Promise<boolean>

async function withEllipsis(line: string, fits: Fits): Promise<string> {
  const start = await longestStart(line, (each) => fits(`${each}…`))
  return `${start.replace(/[\s.,:;–-]+$/, '')}…`
}

/** The longest start of the text that fits, at least one character. */
async function longestStart(text: string, fits: Fits): Promise<string> {
  let start = ''
  for (const letter of text) {
    if (start !== '' && !(await fits(start + letter))) break
    start += letter
  }
  return start
}
