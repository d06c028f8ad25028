/** A message that contains the title of a listing, or another text of its author, which need not be in the language of the page. */
import { languageOfText } from '../../domain/listing/listing-language.ts'

interface TitledTextProps {
  readonly message: (inputs: { title: string }) => string
  readonly title: string
}

/** Stands for the title in the message. */
const mark = '\u0000'

/** The title is marked with its language. */
export function TitledText({ message, title }: TitledTextProps) {
  const [before, after] = message({ title: mark }).split(mark)
  return (
    <>
      {before}
      <span lang={languageOfText(title)}>{title}</span>
      {after}
    </>
  )
}
