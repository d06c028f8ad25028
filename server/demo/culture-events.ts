/** Demo events of art and culture: exhibitions, festivals and marches. */
import type { DemoListing } from './demo-listing.ts'

export const cultureEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Plastic Sea: things the waves gave back',
    description:
      'A shoal of 900 lighters, a whale of blue crates, a curtain of straws: eleven artists of the Cyclades made ' +
      'this exhibition from what they found on eleven beaches within one year.\n\n' +
      'Daily 11:00–14:00 and 18:00–21:00. Next to each work stands the beach, the day and the weight.',
    city: 'Ermoupoli',
    address: 'Old customs warehouse on the harbour front',
    tags: ['Art', 'Zero Waste'],
    startsInDays: -6,
    durationDays: 14,
    cost: 0,
  },
  {
    type: 'event',
    title: 'Green Days by the lighthouse',
    description:
      'Three days of market, music and ideas at the end of the mole. Forty stalls of small growers and makers, a ' +
      'kitchen that runs on the sun, a library of things, and a stage where nobody plugs in anything bigger than ' +
      'a guitar.\n\n' +
      'Entrance is free. Bring your own cup and plate; there is a washing-up station and no bin. Buses stop at ' +
      'the door and bicycles are watched over.',
    city: 'Patras',
    address: 'Agios Andreas seafront, around the lighthouse',
    link: 'https://greendays.example',
    tags: ['Festival', 'Kids friendly', 'Zero Waste'],
    startsInDays: 5,
    durationDays: 3,
  },
  {
    type: 'event',
    title: 'A wall for the swifts',
    description:
      'Swifts come back to the same crack in the same wall for all their lives, if the crack is still there. For ' +
      'ten days two muralists paint eighty square metres of school wall, and between the painted birds we hang ' +
      'thirty real nest boxes.\n\n' +
      'Come and watch, hold a brush (from 16:00, children too) or paint a nest box of your own.',
    city: 'Chalkida',
    address: 'Primary school wall on the Kriezotou shore',
    tags: ['Art', 'Wildlife', 'Kids friendly'],
    startsInDays: 15,
    durationDays: 10,
  },
  {
    type: 'event',
    title: 'Prespa in black and white: photographs of a lake',
    description:
      'Pelicans in the mist, reed cutters, the ice of one hard winter: sixty prints made over twenty years on ' +
      'both shores of Mikri Prespa.\n\n' +
      'Open every day 10:00–13:00 and 17:30–20:30. Tickets pay for the clearing of reed beds where the pelicans ' +
      'nest. Guided tour each evening at 19:00.',
    city: 'Florina',
    address: 'Riverside gallery by the third bridge over the Sakoulevas',
    tags: ['Art', 'Wildlife'],
    startsInDays: 37,
    durationDays: 21,
    cost: 3,
  },
  {
    type: 'event',
    title: 'Slow Island Days: walking, music, long tables',
    description:
      'Nobody starts on time, that is the point. Four days of walks on old paths between Raches and Nas, songs in ' +
      'the evening and tables where you sit down beside someone you don’t know.\n\n' +
      'The ticket is for all four days and includes every meal; the food is what the gardens of the village give, ' +
      'and all of it plant-based. Ferries are met by a shared bus.',
    city: 'Ikaria',
    address: 'Christos Rachon, village square',
    link: 'https://slowisland.example',
    tags: ['Festival', 'Other'],
    startsInDays: 52,
    durationDays: 4,
    cost: 40,
  },
  {
    type: 'event',
    title: 'Ποδηλατική γιορτή γύρω από τη λίμνη',
    description:
      'Τρεις μέρες χωρίς αυτοκίνητα στον παραλίμνιο δρόμο! Βόλτες για όλες τις ηλικίες, δανεικά ποδήλατα, αγώνας ' +
      'βραδύτητας (κερδίζει ο τελευταίος) και σινεμά κάτω από τα πλατάνια, με ρεύμα από τα πετάλια των θεατών.\n\n' +
      'Η συμμετοχή είναι ελεύθερη. Φέρτε κράνος για τα παιδιά, φωτάκια για το βράδυ και τη δική σας κούπα για το ' +
      'τσάι.',
    city: 'Kastoria',
    address: 'Παραλία Ορεστιάδας, στο ύψος της Μαυριώτισσας',
    tags: ['Festival', 'Kids friendly', 'Activism'],
    startsInDays: 70,
    durationDays: 3,
  },
  {
    type: 'event',
    title: 'Bells and bicycles: a ride for safe streets',
    description:
      'Nine kilometres at the speed of the slowest child. We ask for three things: a protected lane along the ' +
      'whole of Patision, 30 km/h in neighbourhoods, and school streets without cars at eight in the morning.\n\n' +
      'Meet at 18:00, roll at 18:30, end with music at Pedion tou Areos. Marshals in green vests ride at every ' +
      'crossing. Skates, cargo bikes and wheelchairs welcome.',
    city: 'Athens',
    address: 'Thiseio, Apostolou Pavlou at the metro station',
    link: 'https://bellsandbicycles.example',
    tags: ['Activism', 'Kids friendly'],
    startsInDays: 86,
    startTime: '18:00',
    endTime: '20:30',
  },
  {
    type: 'event',
    title: 'A week without plastic in the old town',
    description:
      'Twenty-six cafés and shops have promised: seven days, no throw-away cup, bag or straw. You get a borrowed ' +
      'cup at any of them and leave it at any other.\n\n' +
      'Every evening at 19:00 by the fountain something to try: beeswax wraps, a bread bag from an old shirt, ' +
      'toothpaste in five minutes. On the last evening we show the mountain that was not made.',
    city: 'Rethymno',
    address: 'Rimondi fountain, information table',
    tags: ['Activism', 'Zero Waste', 'Workshop'],
    startsInDays: 107,
    durationDays: 7,
    cost: 0,
  },
]
