/** What stands in place of a page after the last one. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import notice from '../notice.module.css'

export function BeyondState({ onPrevious }: { readonly onPrevious: () => void }) {
  return (
    <div className={notice.notice}>
      <Spot name="empty" />
      <p>{m.list_beyond()}</p>
      <button type="button" className={button.primary} onClick={onPrevious}>
        {m.paging_previous()}
      </button>
    </div>
  )
}
