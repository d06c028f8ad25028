/** Searches in one language for listings whose text is in the other, or that have the words in a tag: each with the hit that is meant. */
import type { WantedHit } from './word-form-queries.ts'

/** What is found in the other language, in any form, and with what is coming first. */
export const translated: readonly WantedHit[] = [
  ['beach cleanup', 'Καθαρίζουμε μαζί την παραλία της Περαίας'],
  ['καθαρισμός παραλίας', 'Καθαρίζουμε μαζί την παραλία της Περαίας'],
  ['paralies', 'Καθαρίζουμε μαζί την παραλία της Περαίας'],
  ['compost workshop', 'From peel to soil: composting in a flat'],
  ['σεμινάρια ηλιακής ενέργειας', 'Solar on your roof: what it costs and what it brings'],
  ['adopt a dog', 'Μέρα υιοθεσίας: τριάντα σκύλοι ψάχνουν σπίτι'],
  ['second hand clothes athens', 'Second Lap vintage'],
  ['bikes volos', 'Ποδήλατα για όλους: μαστορεύουμε μαζί'],
  ['ποδήλατα Τρίκαλα', 'Back on the Road: second-hand bicycles'],
  ['έπιπλα', 'The Third Leg: furniture brought back'],
  ['επιπλο', 'The Third Leg: furniture brought back'],
  ['used books', 'Second Page: read books, posted slowly'],
  ['βιβλία', 'Second Page: read books, posted slowly'],
  ['φωτογραφίες λίμνης', 'Prespa in black and white: photographs of a lake'],
  ['φούρνος', 'The Miller’s Daughter, bakery and breakfast'],
  ['τσάι', 'Mountain tea and herbs from Metsovo'],
  ['κουκουβάγια', 'Night of the owls in Dadia'],
  ['harbour naxos', 'Divers and shore crew: a morning for the old port'],
  ['cats hydra', 'Φροντίδα για τις γάτες του λιμανιού'],
  ['soup patras', 'Φασολάδα και φως: φοιτητικό μαγειρείο'],
  ['τι γίνεται με τις γάτες', 'Φροντίδα για τις γάτες του λιμανιού'],
  ['σαπούνι Χανίων', 'Soap from used frying oil'],
  ['seeds sea', 'Seed swap by the sea'],
  ['garden patras', 'Ανοιχτή μέρα στον λαχανόκηπο της γειτονιάς'],
]
