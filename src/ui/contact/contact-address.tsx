/** The other way to write: an address, which a click copies. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import styles from './contact-address.module.css'

export function ContactAddress({ address }: { readonly address: string }) {
  return (
    <section className={styles.address}>
      <h2>{m.contact_alternative()}</h2>
      <p>{m.contact_copy_hint()}</p>
      <CopyButton text={address} className={button.outline}>
        <span className={styles.email}>{address}</span>
      </CopyButton>
      <p>
        <a href={`mailto:${address}`}>{m.contact_write()}</a>
      </p>
    </section>
  )
}
