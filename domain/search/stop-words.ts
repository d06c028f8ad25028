/** Words that say little of what is looked for, in Greek, in Greek with Latin letters, and in English. */
import { fold } from '../sort-key.ts'

const words = [
  'ο η το οι τα του της των τον την τη στο στη στην στον στους στις στα σε με για από και κι κάτι κοντά που ένα ένας μια',
  'oi ta tou tis tin ti sto sti stin ston stous stis sta se me gia apo kai ke ki kati konta pou ena enas mia',
  'a an and any around at by for in near of on or some something the to with',
]

/** As `fold` leaves them. */
export const stopWords: ReadonlySet<string> = new Set(words.join(' ').split(' ').map(fold))
