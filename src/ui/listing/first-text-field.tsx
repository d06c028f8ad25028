/** A text in a skeleton: empty until it is known. `src/first-view/show-texts.ts` fills it before the app does. */
import type { FirstText } from './first-texts.ts'

interface FirstTextFieldProps {
  readonly field: keyof FirstText
  readonly text: FirstText | undefined
  readonly className: string | undefined
}

export function FirstTextField({ field, text, className }: FirstTextFieldProps) {
  return (
    <p className={className} data-first-text={field} lang={text?.[field].language}>
      {text?.[field].text}
    </p>
  )
}
