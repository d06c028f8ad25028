/** The title of the document, which is that of the screen in view. */
import { useLayoutEffect } from 'react'

/** Writes into the title element of `index.html`: one that React renders would be a second one. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
