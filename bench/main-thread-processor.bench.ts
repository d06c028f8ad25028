/** The processor time of a first visit with a phone, beside a bare page with the same libraries. It has no bound. */
import { mainThreadRatio } from './main-thread.ts'

export const measure = () => mainThreadRatio('processor')
