/** What has come into the queue, or left it, since it was read, with a button that reads it. It moves nothing that is read. */
import type { QueueNews } from '../../../domain/moderation/queue-news.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { focusItem } from './queue-focus.ts'
import styles from './queue-notice.module.css'

export interface QueueNoticeProps {
  /** Null if nothing has changed. */
  readonly news: QueueNews | null
  readonly onNews: () => void
}

export function QueueNotice({ news, onNews }: QueueNoticeProps) {
  function read() {
    // The button leaves with the notice.
    focusItem(document.querySelector('[data-opened=true]'))
    onNews()
  }

  return (
    <div className={styles.notice} data-shown={news !== null}>
      <p role="status" className={styles.words}>
        {news && wordsOf(news)}
      </p>
      {news && (
        <button type="button" className={button.outline} onClick={read}>
          {m.queue_news_show()}
        </button>
      )}
    </div>
  )
}

function wordsOf({ arrived, decided }: QueueNews): string {
  const words = arrived > 0 ? m.queue_news_arrived({ count: arrived }) : ''
  return decided > 0 ? `${words} ${m.queue_news_decided({ count: decided })}`.trim() : words
}
