/** Demo events with and about animals, including the undated ones. */
import type { DemoListing } from './demo-listing.ts'

export const wildlifeEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Flamingos at breakfast: birdwatching in Kalochori',
    description:
      'Ten minutes from the ring road stand a thousand flamingos. We walk two kilometres on the dike with ' +
      'telescopes and a thermos, and learn to tell a stint from a sandpiper.\n\n' +
      'Start at 8:30, end at 11:00. Binoculars are lent (twelve pairs). Dark clothes, quiet shoes, and no dogs ' +
      'this time.',
    city: 'Sindos',
    address: 'Kalochori lagoon, dike by the pumping station',
    tags: ['Wildlife', 'Animals', 'Kids friendly'],
    startsInDays: 10,
    startTime: '08:30',
    endTime: '11:00',
  },
  {
    type: 'event',
    title: 'Μέρα υιοθεσίας: τριάντα σκύλοι ψάχνουν σπίτι',
    description:
      'Όλοι εμβολιασμένοι, στειρωμένοι και με τσιπ, οι περισσότεροι μεσαίου μεγέθους και πολύ ευγενικοί. Ελάτε να ' +
      'τους γνωρίσετε με μια βόλτα στην παραλία, 10:00 έως 15:00.\n\n' +
      'Δεν γίνεται υιοθεσία την ίδια στιγμή: μιλάμε, γνωριζόμαστε και σας επισκεπτόμαστε στο σπίτι. Αν δεν ' +
      'μπορείτε να υιοθετήσετε, φέρτε παλιές κουβέρτες και πετσέτες.',
    city: 'Piraeus',
    address: 'Πασαλιμάνι, πλατεία στο ρολόι',
    tags: ['Animals', 'Kids friendly'],
    startsInDays: 17,
    startTime: '10:00',
    endTime: '15:00',
  },
  {
    type: 'event',
    title: 'Night of the owls in Dadia',
    description:
      'Six kinds of owl live in this forest, and on a still night you can hear four of them from one bench. We ' +
      'walk without lamps, listen, and learn to answer a scops owl.\n\n' +
      'The date depends on wind and moon: leave your address by the link and we call three days ahead. Places for ' +
      'fifteen people.',
    city: 'Soufli',
    address: 'Dadia village, at the start of the green trail',
    link: 'https://owlnights.example/dadia',
    tags: ['Wildlife', 'Forests'],
    cost: 8,
  },
  {
    type: 'event',
    title: 'Releasing a turtle, once she is well',
    description:
      'A loggerhead of 54 kilos swallowed a hook and was operated on last month. She eats, she dives, she is ' +
      'bored with her tank. As soon as the vet agrees she goes home, and you may watch.\n\n' +
      'We will announce the day here. Children sit in front, phones without flash, nobody touches.',
    city: 'Glyfada',
    address: 'Third marina, sandy bay behind the breakwater',
    tags: ['Wildlife', 'Animals', 'Kids friendly'],
    cost: 0,
  },
  {
    type: 'event',
    title: 'A map of every tree in the neighbourhood',
    description:
      'Which trees stand in our streets, how thick, how healthy, and where is an empty hole in the pavement? In ' +
      'pairs, with a tape and a phone, we count one street after another.\n\n' +
      'We start when eight people have said yes; every round takes two hours. The map is for everyone and goes to ' +
      'the municipality with a list of places to plant.',
    city: 'Galatsi',
    tags: ['Volunteering', 'Other'],
    approved: false,
  },
]
