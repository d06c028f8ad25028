/** The mark of the site: a sprig of olive. The same drawing is public/favicon.svg. */
import paint from './logo.module.css'

export function Logo() {
  return (
    <svg className={paint.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M7 28Q10 18 22 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M22 7Q22 1 29 2Q29 8 22 7zM17 12Q12 7 16 1Q21 6 17 12zM12 17Q5 15 5 8Q12 10 12 17zM18 12Q22 17 29 14Q26 8 18 12zM12.5 18Q16 24 23 22Q20 16 12.5 18z"
        fill="currentColor"
      />
      <ellipse className={paint.fruit} cx="23.5" cy="26" rx="3.2" ry="4" transform="rotate(-24 23.5 26)" />
    </svg>
  )
}
