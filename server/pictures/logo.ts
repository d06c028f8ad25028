/** The mark of the site in SVG: the drawing of `public/favicon.svg` without its tile, in a square of 32. */

/** `leaf` and `fruit` are colours. */
export function logoShapes(leaf: string, fruit: string): string {
  return `<path d="M7 28Q10 18 22 7" fill="none" stroke="${leaf}" stroke-width="2" stroke-linecap="round"/>
<path fill="${leaf}" d="M22 7Q22 1 29 2Q29 8 22 7zM17 12Q12 7 16 1Q21 6 17 12zM12 17Q5 15 5 8Q12 10 12 17zM18 12Q22 17 29 14Q26 8 18 12zM12.5 18Q16 24 23 22Q20 16 12.5 18z"/>
<ellipse cx="23.5" cy="26" rx="3.2" ry="4" transform="rotate(-24 23.5 26)" fill="${fruit}"/>`
}
