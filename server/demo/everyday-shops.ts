/** Demo shops for kitchen and bath: food, soap and refills. */
import type { DemoListing } from './demo-listing.ts'

export const everydayShops: readonly DemoListing[] = [
  {
    type: 'shop',
    title: 'The Full Jar: groceries without packaging',
    description:
      'Two hundred and ten things to eat and not one wrapper: pulses from Feneos and Prespa, pasta, nuts, coffee ' +
      'ground while you wait, olive oil and vinegar from the tap.\n\n' +
      'Bring jars or take a donated one from the shelf by the door. First we weigh the empty jar, then you fill ' +
      'it, then you pay for what is inside.\n' +
      'Mon–Fri 9:30–20:30, Sat 9:30–16:00.',
    city: 'Athens',
    address: 'Archelaou 21, Pangrati',
    link: 'https://thefulljar.example',
    tags: ['Food', 'Zero Waste'],
  },
  {
    type: 'shop',
    title: 'Three Olives soap house',
    description:
      'Soap boiled as it was always boiled here, from the second pressing of olive oil, laurel and time. Eight ' +
      'kinds for skin, two for hair, one green block for the laundry that takes out everything but regret.\n\n' +
      'Nothing of animals, no palm oil, no boxes. You can look into the cauldron on Tuesdays.',
    city: 'Chania',
    address: 'Chatzimichali Daliani, old town',
    tags: ['Personal care', 'Vegan', 'Zero Waste'],
  },
  {
    type: 'shop',
    title: 'Little Drop: refills for the cleaning cupboard',
    description:
      'Washing-up liquid, laundry soap, vinegar cleaner, descaler, floor soap with pine: bring the bottle that ' +
      'you already have and fill it as often as it lives. We note its weight on a label, so the next time goes ' +
      'faster.\n\n' +
      'Everything breaks down in water within 28 days and comes from a workshop in Kilkis. A full litre starts at ' +
      '€1.80.',
    city: 'Thessaloniki',
    address: 'Svolou 34',
    link: 'https://littledrop.example',
    tags: ['Cleaning Products', 'Zero Waste'],
  },
  {
    type: 'shop',
    title: 'Καλάθι της εβδομάδας από τον Μαραθώνα',
    description:
      'Λαχανικά εποχής από τρία μικρά βιολογικά αγροκτήματα, μαζεμένα το ίδιο πρωί. Μικρό καλάθι για δύο άτομα 14 ' +
      '€, μεγάλο για οικογένεια 22 €, σε τελάρο που το επιστρέφετε.\n\n' +
      'Παραλαβή κάθε Τετάρτη 17:00–20:00. Μέσα θα βρείτε και μια σελίδα με συνταγές για το λαχανικό που δεν ' +
      'ξέρατε πώς μαγειρεύεται.',
    city: 'Nea Smyrni',
    address: 'Σημείο παραλαβής: Ελευθερίου Βενιζέλου και Αιγαίου',
    tags: ['Food'],
  },
  {
    type: 'shop',
    title: 'Τα Κάσιους: φυτικό τυροκομείο',
    description:
      'Στην πρωτεύουσα της φέτας φτιάχνουμε τυριά από κάσιους, αμύγδαλα και υπομονή. Ωριμάζουν από τέσσερις μέρες ' +
      'έως τρεις μήνες, στο ξύλο, όπως τα άλλα.\n\n' +
      'Δοκιμάστε πρώτα το καπνιστό με ρίγανη. Δίνουμε δοκιμαστικό σε όλους, και περισσότερο σε όσους δεν ' +
      'πιστεύουν.\n' +
      'Τρίτη έως Σάββατο, 10:00–15:00.',
    city: 'Ioannina',
    address: 'Ανεξαρτησίας, στη στοά με τα χαλκουργεία',
    tags: ['Vegan', 'Food'],
  },
  {
    type: 'shop',
    title: 'Olive Wood Brushes',
    description:
      'Brushes for dishes, bottles, shoes, beards and vegetables, turned from the wood of pruned olive trees in ' +
      'Messinia and filled with agave fibre. The head is replaced, the handle stays, and gets better.\n\n' +
      'We send in used cartons with paper tape, anywhere in Greece for €2.50. Old heads come back to us with the ' +
      'next order and go on the compost.',
    city: 'e-shop',
    link: 'https://olivewoodbrushes.example',
    tags: ['Personal care', 'Zero Waste'],
  },
  {
    type: 'shop',
    title: 'Mountain tea and herbs from Metsovo',
    description:
      'Sideritis, oregano, thyme, elderflower and St John’s wort, grown at 1,200 metres by four families and ' +
      'dried in the shade under the roof. No sprays and no wild plants pulled out: everything is sown.\n\n' +
      'Sold loose by the gram, also in linen bags which you can have refilled. Ask for the rosehip when it is ' +
      'there; it never is for long.',
    city: 'Metsovo',
    address: 'Upper square, beside the stone fountain',
    tags: ['Food', 'Other'],
  },
]
