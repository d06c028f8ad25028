/** The title of the document, which is that of the screen in view. */
import { useLayoutEffect } from 'react'

/** Sets the title element of `index.html`; a title rendered by React would be a second one. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
