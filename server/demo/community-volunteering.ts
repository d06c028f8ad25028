/** Demo volunteering among people and with pets: shelters, schools and kitchens. */
import type { DemoListing } from './demo-listing.ts'

export const communityVolunteering: readonly DemoListing[] = [
  {
    type: 'volunteer',
    title: 'Walk the dogs of the island shelter',
    description:
      'Forty-five dogs, two keepers: you can do the sum. Every hour you give is an hour on the hills for somebody ' +
      'with four legs.\n\n' +
      'Every day 9:00–12:00, from 16 years, younger ones with a parent. Tell us when you come and we choose a dog ' +
      'with the right strength for you. The ferry from Piraeus takes forty minutes, so a day trip is enough.',
    city: 'Aegina',
    address: 'Road to Alones, one kilometre after the stadium',
    tags: ['Animals'],
  },
  {
    type: 'volunteer',
    title: 'Φροντίδα για τις γάτες του λιμανιού',
    description:
      'Στο νησί ζουν περίπου τόσες γάτες όσοι και άνθρωποι. Ταΐζουμε σε οκτώ σταθερά σημεία, παρακολουθούμε ποιες ' +
      'είναι άρρωστες και δύο φορές τον χρόνο οργανώνουμε εβδομάδα στειρώσεων.\n\n' +
      'Ζητάμε όσους μένουν εδώ όλο τον χρόνο να υιοθετήσουν ένα σημείο για μία μέρα την εβδομάδα. Στις εβδομάδες ' +
      'στειρώσεων χρειαζόμαστε και επισκέπτες με γερά χέρια για τα κλουβιά.',
    city: 'Hydra',
    tags: ['Animals', 'Community Service'],
  },
  {
    type: 'volunteer',
    title: 'Drive what others would throw away',
    description:
      'At noon the market closes and good vegetables become rubbish. We fetch about 600 kilos a day and have them ' +
      'in eleven neighbourhood kitchens before two o’clock.\n\n' +
      'Needed are drivers with a car or a cargo bike for one noon a week, and people who sort quickly and like ' +
      'oranges. Petrol is paid back.',
    city: 'Athens',
    address: 'Central vegetable market, gate of Agiou Ioannou Renti',
    link: 'https://secondplate.example',
    tags: ['Community Service'],
  },
  {
    type: 'volunteer',
    title: 'Be the mentor of a school garden',
    description:
      'Twelve primary schools have raised beds, seeds and eager children. What they lack is somebody who knows ' +
      'when to sow beans. You adopt one class and visit it every second week for an hour.\n\n' +
      'A short course comes first: what grows between September and June, what to do in a rainy hour, and how to ' +
      'keep twenty children and one watering can happy.',
    city: 'Piraeus',
    tags: ['Education', 'Community Service'],
  },
  {
    type: 'volunteer',
    title: 'Ποδήλατα για όλους: μαστορεύουμε μαζί',
    description:
      'Επισκευάζουμε παρατημένα ποδήλατα και τα δίνουμε σε οικογένειες που τα χρειάζονται: σαράντα δύο μέχρι ' +
      'τώρα. Όποιος παίρνει ποδήλατο μαθαίνει και να το φροντίζει.\n\n' +
      'Ψάχνουμε μάστορες, μαθητευόμενους μάστορες και κάποιον που του αρέσει να τακτοποιεί βίδες. Κάθε Τρίτη και ' +
      'Πέμπτη απόγευμα, 17:00 έως 20:00.',
    city: 'Volos',
    address: 'Παλαιά, πίσω από τις γραμμές του τρένου',
    tags: ['Community Service', 'Education'],
  },
  {
    type: 'volunteer',
    title: 'Guide a school class around Lake Kerkini',
    description:
      'Buffaloes, pelicans, drowned forests: no classroom can compete. From March to June three classes a week ' +
      'come to the lake, and each group of ten needs a guide with time and a loud voice.\n\n' +
      'We teach you the round (three kilometres, five stations) in two Saturdays. Retired teachers, you are our ' +
      'secret hope.',
    city: 'Serres',
    address: 'Lithotopos dam, parking area',
    tags: ['Education', 'Birds'],
  },
  {
    type: 'volunteer',
    title: 'Translate green leaflets, from your own table',
    description:
      'How to separate rubbish, how to save water, whom to call about an injured bird: good leaflets exist, but ' +
      'many neighbours cannot read them. We look for people who write Albanian, Arabic, Ukrainian, Urdu, French ' +
      'or easy Greek.\n\n' +
      'One leaflet is a page or two. You choose when and how many, a second pair of eyes reads each of them.',
    city: 'Other',
    link: 'https://example.org/green-leaflets',
    tags: ['Education', 'Other'],
    approved: false,
  },
]
