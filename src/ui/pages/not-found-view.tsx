/** The page for an unknown address. */
import { useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import { searchText } from '../../../domain/search/search-text.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import { Page } from '../page.tsx'
import styles from '../notice.module.css'
import { SearchField } from '../search-field.tsx'

export interface NotFoundViewProps {
  readonly product: string
  readonly onSearch: (text: string) => void
}

export function NotFoundView({ product, onSearch }: NotFoundViewProps) {
  const [typed, setTyped] = useState('')
  return (
    <Page product={product} title={m.not_found_title()}>
      <div className={styles.notice}>
        <Spot name="notFound" />
        <p>{m.not_found_text()}</p>
        <SearchField type={null} typed={typed} takesFocus={false} onSearch={setTyped} onApply={() => onSearch(searchText(typed))} />
        <div className={styles.actions}>
          <a className={button.primary} href={href(paths.home)}>
            {m.not_found_home()}
          </a>
          <a className={button.outline} href={href(paths.events)}>
            {m.not_found_events()}
          </a>
        </div>
      </div>
    </Page>
  )
}
