/** Demo events that clean a place: beaches, hills, rivers and harbours. */
import type { DemoListing } from './demo-listing.ts'

export const cleanupEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Beach cleanup under the pines of Schinias',
    description:
      'Three kilometres of sand, one line of people, two hours. We walk from the eastern parking area towards the ' +
      'rowing centre and take everything that does not belong under the pines.\n\n' +
      'Gloves, bags and water are there. Bring a hat, closed shoes and, if you have one, a kitchen sieve: it is ' +
      'the best tool for the small pieces of plastic at the tide line.\n\n' +
      'Children are welcome and get a bingo card of things to find.',
    city: 'Marathon',
    address: 'Schinias beach, parking area at the eastern end',
    tags: ['Cleanup', 'Volunteering', 'Kids friendly'],
    startsInDays: -7,
    startTime: '10:00',
    endTime: '12:00',
  },
  {
    type: 'event',
    title: 'Evening litter walk on Filopappou Hill',
    description:
      'An hour and a half on the paths between the Pnyx and the monument, with a bag in one hand and the best ' +
      'view of the Acropolis in front of you. We meet an hour and a half before sunset and end when the sun does.\n\n' +
      'Bags and tongs are lent on the spot. The paths are rocky, so wear proper shoes. Dogs on a lead are ' +
      'welcome.',
    city: 'Athens',
    address: 'Filopappou Hill, fountain at the Dionysiou Areopagitou entrance',
    link: 'https://litterwalks.example/athens',
    tags: ['Cleanup', 'Park Restoration'],
    startsInDays: 0,
    startTime: '16:00',
    endTime: '17:30',
  },
  {
    type: 'event',
    title: 'Καθαρίζουμε μαζί την παραλία της Περαίας',
    description:
      'Δύο ώρες, ένα χιλιόμετρο ακτής και πολλά χέρια. Ξεκινάμε στις 11:00 από την αποβάθρα και προχωράμε προς ' +
      'τους Νέους Επιβάτες.\n\n' +
      'Γάντια και σακούλες υπάρχουν για όλους. Φέρτε ένα παγούρι με νερό: δεν θα μοιράσουμε πλαστικά μπουκάλια!\n\n' +
      'Στο τέλος ζυγίζουμε ό,τι μαζέψαμε και το καταγράφουμε ανά υλικό, για να ξέρουμε τι φτάνει στον Θερμαϊκό.',
    city: 'Peraia',
    address: 'Παραλιακή οδός, μπροστά στην αποβάθρα',
    tags: ['Cleanup', 'Volunteering', 'Kids friendly'],
    startsInDays: 1,
    startTime: '11:00',
    endTime: '13:00',
  },
  {
    type: 'event',
    title: 'Divers and shore crew: a morning for the old port',
    description:
      'Tyres, chairs, one famous shopping trolley: the bottom of the old port keeps what fell in. Certified ' +
      'divers bring it up, the shore crew pulls, sorts and counts.\n\n' +
      'Divers: at least 20 logged dives, own equipment, tanks are filled for you. Sign up by the link so that we ' +
      'can plan the pairs.\n' +
      'Shore crew: just come at 9:30. Gloves, coffee and loukoumades are ready.',
    city: 'Naxos',
    address: 'Naxos old port, under the causeway to the Portara',
    link: 'https://cleanharbours.example/naxos',
    tags: ['Cleanup', 'Volunteering'],
    startsInDays: 12,
    startTime: '09:30',
  },
  {
    type: 'event',
    title: 'River day: the banks of the Lithaios',
    description:
      'The Lithaios runs through the middle of town, and so does everything that people drop. We wade in (waders ' +
      'in all sizes from 36 to 45), free the plane roots from plastic and mend the low fences along the path.\n\n' +
      'From 10:00 to 14:00, bean soup at noon. Children can help on the bank and look at river water through a ' +
      'microscope.',
    city: 'Trikala',
    address: 'Pedestrian bridge in the centre, by the clock tower side',
    tags: ['Cleanup', 'Park Restoration', 'Kids friendly'],
    startsInDays: 31,
    startTime: '10:00',
    endTime: '14:00',
  },
  {
    type: 'event',
    title: 'Ghost nets out of Galaxidi harbour',
    description:
      'A lost net goes on fishing for years. Fishers of the town have marked four of them off the islets; this ' +
      'morning boats and divers lift them, and we need twenty people on the quay to free what is still alive, ' +
      'cut, rinse and roll.\n\n' +
      'Bring a knife with a round tip if you own one, and clothes that may smell for a week. The nylon goes to be ' +
      'spun into yarn again.',
    city: 'Galaxidi',
    address: 'Agora quay, by the slipway',
    tags: ['Cleanup', 'Wildlife', 'Volunteering'],
    startsInDays: 61,
  },
  {
    type: 'event',
    title: 'Cleanup by kayak from Gialova to Voidokilia',
    description:
      'Some coves below Palaiokastro can be reached only from the water, and the currents leave a lot in them. We ' +
      'paddle out in pairs with one net bag per boat, land four times and come back with full decks.\n\n' +
      'Three hours, calm water, no experience needed, but you should be able to swim. The fee is for the hire of ' +
      'kayak and life jacket. If the wind is above 4 Beaufort we do the lagoon path on foot instead and you get ' +
      'your money back.',
    city: 'Pylos',
    address: 'Divari beach, Gialova',
    link: 'https://paddleandpick.example',
    tags: ['Cleanup', 'Wildlife'],
    startsInDays: 92,
    cost: 15,
    startTime: '09:00',
    endTime: '13:30',
  },
]
