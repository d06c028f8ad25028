/** Demo volunteering in nature: animals, birds, trees and paths. */
import type { DemoListing } from './demo-listing.ts'

export const natureVolunteering: readonly DemoListing[] = [
  {
    type: 'volunteer',
    title: 'Dawn patrol for turtle nests',
    description:
      'From May to October someone has to be on the sand before the bathers are. You walk four kilometres at ' +
      'sunrise, look for tracks, mark and measure nests, and explain to early swimmers why the umbrella has to go ' +
      'two metres back.\n\n' +
      'At least two weeks, shared house for volunteers, training on the first three days. You need to be 18, ' +
      'sound on your feet and good at getting up.',
    city: 'Zakynthos',
    address: 'Laganas Bay, meeting point at Kalamaki beach',
    link: 'https://turtlepatrol.example',
    tags: ['Wildlife', 'Animals'],
  },
  {
    type: 'volunteer',
    title: 'Count waterbirds in the Evros Delta',
    description:
      'Once a month we count everything that swims, wades or soars between the lagoons of Drana and Monolimni. ' +
      'Beginners go with an experienced counter and write; after three times you will be the one who counts.\n\n' +
      'A boat and telescopes are there. Bring warm clothes even when you think you won’t need them: the delta has ' +
      'its own weather.',
    city: 'Alexandroupoli',
    address: 'Visitor car park at Loutros, Traianoupoli',
    tags: ['Birds', 'Wildlife'],
  },
  {
    type: 'volunteer',
    title: 'Nest boxes for the lesser kestrel',
    description:
      'The little falcon of Thessaly hunts grasshoppers over the fields and nests under roof tiles that are ' +
      'disappearing. We build boxes through the winter, hang them before the birds come back in March, and help ' +
      'when the young ones are ringed in June.\n\n' +
      'Needed: people with a ladder, people with a drill, and people who like to talk with farmers over coffee.',
    city: 'Farsala',
    tags: ['Birds', 'Wildlife', 'Education'],
  },
  {
    type: 'volunteer',
    title: 'Fire watch on Mount Hymettus',
    description:
      'From mid-May to the end of September pairs of volunteers watch the western slope from 11:00 to 21:00, in ' +
      'shifts of five hours, with binoculars and a radio.\n\n' +
      'Two shifts a month are enough. You get a day of training, a vest and a folding chair with the best view of ' +
      'Attica. No fighting of fires: we see, we call, we keep the paths clear.',
    city: 'Kaisariani',
    address: 'Kaisariani aesthetic forest, lookout above the monastery',
    tags: ['Community Service', 'Other'],
  },
  {
    type: 'volunteer',
    title: 'Χέρια για το φυτώριο του δάσους',
    description:
      'Από τους σπόρους που μαζεύουμε το φθινόπωρο στη Βάλια Κάλντα και στη Βασιλίτσα γίνονται κάθε χρόνο έξι ' +
      'χιλιάδες μικρά ρόμπολα, οξιές και σφεντάμια. Χρειαζόμαστε χέρια για σπορά, μεταφύτευση και πότισμα.\n\n' +
      'Κάθε Τετάρτη και Σάββατο, 9:00 έως 13:00. Δεν χρειάζεται εμπειρία. Όποιος έρθει πέντε φορές παίρνει ένα ' +
      'δέντρο για την αυλή του.',
    city: 'Grevena',
    address: 'Δρόμος προς Βασιλίτσα, πέμπτο χιλιόμετρο',
    tags: ['Tree Planting'],
  },
  {
    type: 'volunteer',
    title: 'Eyes for the monk seal',
    description:
      'Fewer than eight hundred Mediterranean monk seals are left, and many of them in the waters around us. ' +
      'Volunteers spend two weeks on the hill of Gerakas with a telescope, note every sighting and, in the ' +
      'afternoon, tell visitors at the harbour what to do when a seal comes close (nothing, slowly).\n\n' +
      'Bed and boat transfer included, food is shared and cooked in turns.',
    city: 'Alonissos',
    address: 'Patitiri harbour, blue kiosk',
    link: 'https://sealwatch.example/alonissos',
    tags: ['Wildlife', 'Education'],
  },
  {
    type: 'volunteer',
    title: 'Friends of the footpaths',
    description:
      'A hundred and fifty kilometres of marble paths between dovecotes and terraces, and brambles that grow ' +
      'faster than the municipality can cut. Each Sunday morning from October to April we clear one stretch, ' +
      'repaint the marks and put fallen stones back.\n\n' +
      'Secateurs and gloves are lent. Afterwards someone’s grandmother always turns out to have cooked.',
    city: 'Tinos',
    address: 'Tripotamos, at the start of path 1',
    tags: ['Community Service', 'Other'],
  },
]
