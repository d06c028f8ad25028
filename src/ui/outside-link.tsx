/** A link to another site, labelled with its host, that opens in a new tab. */
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkHost } from '../../domain/listing/link-host.ts'
import { m } from '../../messages/compiled/messages.js'
import styles from './outside-link.module.css'

interface OutsideLinkProps {
  readonly to: string
  readonly children?: ReactNode
}

export function OutsideLink({ to, children = linkHost(to) }: OutsideLinkProps) {
  return (
    <a className={styles.link} href={to} target="_blank" rel="noopener">
      <span className={styles.name} translate="no">
        {children}
      </span>
      <ExternalLink />
      <span className="visually-hidden"> {m.opens_new_tab()}</span>
    </a>
  )
}
