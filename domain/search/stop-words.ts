/** Words that say little of what is looked for, in Greek, in Greek with Latin letters, and in English. */
import { fold } from '../sort-key.ts'

const words = [
  'ο η το οι τα του της των τον την τη στο στη στην στον στους στις στα σε με μου για από και κι κάτι κοντά που',
  'ένα ένας μια είναι θέλω ψάχνω',
  'oi ta tou tis tin ti sto sti stin ston stous stis sta se me mou gia apo kai ke ki kati konta pou ena enas mia einai thelo psaxno',
  'a an and any are around at by for i in is near of on or some something that the to want with',
]

/** The stop words, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.join(' ').split(' ').map(fold))
