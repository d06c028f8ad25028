/**
 * Words that say little of what is looked for, in Greek, in Greek with Latin letters, and in English: articles, prepositions, and what
 * a question is asked with.
 */
import { fold } from '../sort-key.ts'

const words = [
  'ο η το οι τα του της των τον την τη στο στη στην στον στους στις στα σε με μου για από και κι κάτι κοντά που',
  'ένα ένας μια είναι θέλω θέλουμε ψάχνω ψάχνουμε',
  'να θα αν μας τι πότε πώς ποιος ποια ποιο ποιοι ποιες τώρα εδώ υπάρχει υπάρχουν έχει μπορώ μπορούμε',
  'κάνω κάνουμε πάω πάμε βρω βρούμε δω δούμε δείξε βρες',
  'γίνεται γίνονται γίνει συμβαίνει έχετε',
  'oi ta tou tis tin ton ti sto sti stin ston stous stis sta se me mou gia apo kai ke ki kati konta pou ena enas mia einai thelo psaxno',
  'ginetai ginontai gini ginei simvainei symvainei exete',
  'na tha mas pote pos poios poia poio tora twra edo edw yparxei yparxoun exei boro mporo kano kanoume pao pame vro vroume deixe vres',
  'a an and any are around at by can do find for get go going happening happens how i in is let me my near now of on or our',
  'please see show some something',
  'that the there to us want we what when where which who with you',
]

/** The stop words, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.join(' ').split(' ').map(fold))
