/** Demo places to eat in the larger towns. */
import type { DemoListing } from './demo-listing.ts'

export const townDining: readonly DemoListing[] = [
  {
    type: 'dine',
    title: 'The Green Ladle',
    description:
      'A taverna like any other, with paper on the tables and wine by the kilo, only that nothing on the menu ' +
      'ever had a mother. Giouvarlakia of lentils, stuffed vine leaves, and a moussaka people cross the city for.\n\n' +
      'Four dishes of the day from the pot, €7 to €9. Open noon to eleven, closed on Mondays. Dogs may lie under ' +
      'the table.',
    city: 'Athens',
    address: 'Zinni 27, Koukaki',
    link: 'https://greenladle.example',
    tags: ['Vegan', 'Plant-Based'],
  },
  {
    type: 'dine',
    title: 'Chickpea Moon',
    description:
      'Twelve seats inside, thirty under the mulberry tree, and the whole gulf below. Chickpeas come in nine ' +
      'ways, from Sifnos style, baked overnight in clay, to a dessert that we don’t explain before you have tried ' +
      'it.\n\n' +
      'Small plates €3.50–6. No reservations: have a glass of water with mastic while you wait.',
    city: 'Thessaloniki',
    address: 'Ano Poli, under the Trigonion Tower',
    tags: ['Vegan', 'Vegetarian'],
  },
  {
    type: 'dine',
    title: 'Omo: raw bowls and cold-pressed juice',
    description:
      'Nothing here is heated above 42 degrees, and you will not miss it. Courgette ribbons with walnut sauce, ' +
      'beetroot ravioli, a chocolate tart of dates and cacao, and juices pressed to order.\n\n' +
      'Deposit glass for everything that goes out of the door. Daily 9:00–19:00.',
    city: 'Glyfada',
    address: 'Kyprou 40',
    link: 'https://omo-raw.example',
    tags: ['Raw', 'Vegan', 'Plant-Based'],
  },
  {
    type: 'dine',
    title: 'Stamnagathi: a Cretan table without meat',
    description:
      'Crete always fasted well. Wild greens with lemon, snails left in peace, dakos on barley rusk, fennel pies ' +
      'from the pan, and cheese from two families in Anogeia.\n\n' +
      'Whatever grew this week is on the board; there is no printed menu. Half portions for all dishes, so order ' +
      'six.',
    city: 'Heraklion',
    address: 'Behind the church of Agios Minas',
    tags: ['Vegetarian'],
  },
  {
    type: 'dine',
    title: 'Φασολάδα και φως: φοιτητικό μαγειρείο',
    description:
      'Όσπρια, λαδερά και σούπες όπως στο σπίτι, χωρίς τίποτα ζωικό. Κάθε μέρα έξι φαγητά, όλα με 5 €, και με ' +
      'φοιτητικό πάσο 4 €.\n\n' +
      'Στις 16:00 ό,τι έμεινε πάει στο ψυγείο της αλληλεγγύης στην πόρτα: πάρτε όσο χρειάζεστε. Φέρτε τάπερ και ' +
      'κερδίζετε μια μερίδα σαλάτα.',
    city: 'Patras',
    address: 'Κορίνθου, κοντά στα Ψηλαλώνια',
    tags: ['Vegan', 'Plant-Based'],
  },
  {
    type: 'dine',
    title: 'Πίτες της λίμνης',
    description:
      'Δεκατέσσερις πίτες στη γάστρα, καμία με κρέας: χορτόπιτα με εννιά χόρτα, μπλατσαριά, κολοκυθόπιτα, ' +
      'μανιταρόπιτα από τα δάση του Γράμμου. Το φύλλο ανοίγεται μπροστά σας.\n\n' +
      'Πέντε από αυτές είναι νηστίσιμες, ρωτήστε ποιες βγήκαν σήμερα. Ανοίγουμε στις 7:00 και κλείνουμε όταν ' +
      'αδειάσουν τα ταψιά, συνήθως κατά τις 15:00.',
    city: 'Ioannina',
    address: 'Μώλος, απέναντι από το καραβάκι για το Νησί',
    tags: ['Vegetarian'],
  },
  {
    type: 'dine',
    title: 'No Fish Today: tsipouro and vegan meze',
    description:
      'In Volos every tsipouro comes with a plate, and the plate gets better with every glass. Ours does too, but ' +
      'the sea stays in the sea: smoked aubergine, oyster mushrooms on the grill, fava with capers, “fried squid” ' +
      'of salsify.\n\n' +
      '€4 with meze. From noon until the last song.',
    city: 'Volos',
    address: 'Palaia, third lane from the sea',
    tags: ['Vegan'],
  },
]
