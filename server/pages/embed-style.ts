/** The style sheet of the page about embedding, with the colours of the site's tokens in both themes. */
export const embedStyle = `
:root { --paper: light-dark(#fbfaf5, #0e1712); --sand: light-dark(#f2eee2, #16221b); --ink: light-dark(#15261c, #e9f0ea);
  --soft: light-dark(#4a5a50, #a9b8ad); --leaf: light-dark(#1e6b40, #7ed39b); --edge: light-dark(#d8d3c2, #2c3a32);
  color-scheme: light dark }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
header, main { max-width: 46rem; margin: 0 auto; padding: 16px }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px }
header > a { font-size: 1.375rem; font-weight: 700; text-decoration: none }
header a { display: inline-flex; min-height: 44px; align-items: center; padding: 0 6px }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding-bottom: 64px }
h1 { font-size: 1.75rem; line-height: 1.25 }
h2 { margin-top: 16px; font-size: 1.375rem; line-height: 1.3 }
a { color: var(--leaf); text-underline-offset: 3px }
a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 4px }
pre { padding: 16px; border: 1px solid var(--edge); border-radius: 12px; background: var(--sand); white-space: pre-wrap }
code { font: 0.9375rem/1.5 ui-monospace, monospace }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px }
dd { color: var(--soft) }
ul { display: grid; gap: 8px; padding-left: 20px }
`
