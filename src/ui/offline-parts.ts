/** What is shown of a failure beyond its message. The app fetches this module while it can, since it is needed when nothing answers. */
import { OfflineDrawing } from './drawings/offline-drawing.tsx'
import { LostWords } from './lost-words.tsx'

export const offlineParts = { LostWords, OfflineDrawing }
