/** The drawing of what could not be loaded. */
import { lazyComponent } from '../lazy-component.ts'
import styles from './drawing.module.css'

// What failed is said beside it.
const offlineDrawing = lazyComponent<object>(async () => (await import('../offline-parts.ts')).offlineParts.OfflineDrawing, {
  isToldBeside: true,
})

/** Its space is empty until its code is there. */
export function FailureDrawing() {
  const OfflineDrawing = offlineDrawing.useComponent(true)
  return OfflineDrawing ? <OfflineDrawing /> : <div className={styles.spot} />
}
