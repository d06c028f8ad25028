/** Replaces react-style-singleton by constructed style sheets, since the Content-Security-Policy forbids `<style>`. */
import { useEffect } from 'react'

interface SheetProps {
  readonly styles: string
  readonly dynamic?: boolean
}

/** A style sheet that is adopted by the document while it has users; the first user's text counts. */
export function stylesheetSingleton() {
  let holders = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(css: string) {
      holders += 1
      if (sheet) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      holders -= 1
      if (holders > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = null
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function useStyle(css: string, isDynamic = false) {
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
      // oxlint-disable-next-line react/exhaustive-deps -- as in the original, only a dynamic text is put on again
    }, [isDynamic && css])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }: SheetProps) {
    useStyle(styles, dynamic)
    return null
  }
}
