/** What volunteering opportunities, shops and places to dine are called, for each tag. */
import type { ListingType } from '../../domain/listing/listing.ts'
import { eventPhrases } from './event-phrases.ts'
import type { PhrasesOfTags } from './phrases.ts'

const volunteerPhrases: PhrasesOfTags = {
  'Community Service': {
    en: ['Soup kitchen helpers', 'Drivers for rescued food', 'Shopping for elderly neighbours', 'Hands for the repair shop'],
    el: ['Βοηθοί κοινωνικής κουζίνας', 'Διανομή τροφίμων που σώθηκαν'],
  },
  'Animals': {
    en: ['Dog walkers', 'Carers for a cat colony', 'Foster homes for puppies', 'Weekend shifts at the shelter'],
    el: ['Βόλτες με τα σκυλιά του καταφυγίου', 'Φροντίδα αδέσποτων'],
  },
  'Tree Planting': {
    en: ['Planting team', 'Watering team for young trees', 'Nursery helpers'],
    el: ['Ομάδα δεντροφύτευσης', 'Πότισμα νέων δέντρων'],
  },
  'Wildlife': {
    en: ['Turtle patrol', 'Counting monk seals', 'Path wardens in the gorge'],
    el: ['Περιπολία για τις χελώνες', 'Φύλακες μονοπατιών'],
  },
  'Education': {
    en: ['Guides for school classes', 'Environmental tutors', 'Readers for a nature library'],
    el: ['Ξεναγοί για σχολεία', 'Μαθήματα για το περιβάλλον'],
  },
  'Birds': { en: ['Ringing station helpers', 'Winter bird count'], el: ['Καταγραφή πουλιών'] },
}

const shopPhrases: PhrasesOfTags = {
  'Food': {
    en: ['groceries by weight', 'organic vegetables', 'oil, pulses and herbs', 'bakery with old grains'],
    el: ['βιολογικά προϊόντα', 'όσπρια και λάδι χύμα'],
  },
  'Second-hand': {
    en: ['second-hand furniture', 'books that travel on', 'used bicycles', 'toys with a past'],
    el: ['μεταχειρισμένα έπιπλα', 'βιβλία από δεύτερο χέρι'],
  },
  'Zero Waste': { en: ['everything without packaging', 'refill station', 'jars and nothing else'], el: ['χωρίς συσκευασία'] },
  'Personal care': { en: ['soap and balm', 'olive oil cosmetics', 'shaving and bathing without plastic'], el: ['σαπούνια ελαιολάδου'] },
  'Clothes': { en: ['vintage clothes', 'linen and wool', 'children’s clothes to swap'], el: ['ρούχα από δεύτερο χέρι'] },
  'Vegan': { en: ['vegan cheese and spreads', 'vegan delicatessen'], el: ['φυτικά τυριά'] },
  'Cleaning Products': { en: ['refills for the cleaning cupboard', 'vinegar, soda and brushes'], el: ['καθαριστικά χύμα'] },
  'Upcycled/Recycled': { en: ['bags from old sails', 'lamps from scrap'], el: ['τσάντες από παλιά πανιά'] },
}

const dinePhrases: PhrasesOfTags = {
  'Vegetarian': {
    en: ['vegetarian taverna', 'oil-cooked vegetables', 'pies without meat', 'breakfast all day'],
    el: ['λαδερά της ημέρας', 'πίτες χωρίς κρέας'],
  },
  'Vegan': { en: ['vegan kitchen', 'vegan street food', 'vegan sweets'], el: ['φυτική κουζίνα', 'νηστίσιμα γλυκά'] },
  'Plant-Based': { en: ['plant-based bistro', 'bowls and juices', 'mezedes from the garden'], el: ['μεζέδες από το περιβόλι'] },
  'Raw': { en: ['raw food bar'], el: ['ωμή διατροφή'] },
}

/** The phrases of each type. */
export const phrases: Readonly<Record<ListingType, PhrasesOfTags>> = {
  event: eventPhrases,
  volunteer: volunteerPhrases,
  shop: shopPhrases,
  dine: dinePhrases,
}

/** The names of shops and places to dine; Greek ones are read in Greek titles too. */
export const names: readonly string[] = [
  'The Full Jar', 'Olive Tree', 'Little Drop', 'Thymari', 'Kyma', 'Rizes', 'The Green Door', 'Sporos', 'Meltemi', 'Anemoni',
  'Pantopoleio', 'Three Lemons', 'The Old Mill', 'Elaia', 'Fyllo', 'Karpos', 'Yellow Kiosk', 'Perivoli', 'Chamomile', 'Kohyli',
  'Avli', 'Second Spring', 'The Slow Spoon', 'Rodi', 'Marathos', 'Kalathi', 'Vrisi', 'Under the Plane', 'Lithos', 'Aeriko',
]

/** Where things take place in any town. */
export const spots: Readonly<Record<'en' | 'el', readonly string[]>> = {
  en: [
    'the old port', 'the town square', 'the municipal park', 'the river path', 'the school yard', 'the long beach', 'the castle hill',
    'the railway station', 'the community centre', 'the market hall', 'the lighthouse', 'the botanical garden', 'the spring',
  ],
  el: ['το παλιό λιμάνι', 'την πλατεία', 'το δημοτικό πάρκο', 'το σχολείο', 'τη μεγάλη παραλία', 'το κάστρο', 'τον σταθμό'],
}

export const streets: readonly string[] = [
  'Ermou', 'Kolokotroni', 'Eleftheriou Venizelou', 'Aristotelous', 'Agiou Nikolaou', 'Papanastasiou', '28is Oktovriou', 'Karaiskaki',
  'Paraliaki', 'Kapodistriou', 'Makariou', 'Dimokratias', 'Omirou', 'Riga Feraiou', 'Solonos', 'Koundouriotou',
]
