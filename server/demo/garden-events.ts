/** Demo events about gardening in the city. */
import type { DemoListing } from './demo-listing.ts'

export const gardenEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Balcony garden week',
    description:
      'Each afternoon from 17:00 to 20:00 a different question: which pot, which soil, how much water, what grows ' +
      'in the shade, and what to do about aphids without poison.\n\n' +
      'Drop in whenever you like. Bring a photo of your balcony and you leave with a plan for it, and with a ' +
      'seedling.',
    city: 'Kalamaria',
    address: 'Former barracks of Kodra, hall by the main gate',
    link: 'https://balconyweek.example',
    tags: ['Urban Gardening', 'Workshop'],
    startsInDays: -2,
    durationDays: 5,
    cost: 0,
  },
  {
    type: 'event',
    title: 'Seed swap by the sea',
    description:
      'Old aubergines from Pelion, red beans from a grandmother’s drawer, the tomato that nobody can name: bring ' +
      'what you saved and take home what you lack. Those who have no seeds yet bring envelopes and a pen.\n\n' +
      'Only seeds that can be sown again, please, no hybrids. From 11:00, with mountain tea from the big pot.',
    city: 'Volos',
    address: 'Agios Konstantinos park, seafront',
    tags: ['Urban Gardening', 'Zero Waste'],
    startsInDays: 2,
    startTime: '11:00',
  },
  {
    type: 'event',
    title: 'From peel to soil: composting in a flat',
    description:
      'A third of a household’s rubbish is peel and coffee. In two hours we build a worm box from two crates, ' +
      'learn what worms like (melon) and what they don’t (lemon), and answer the question that everybody asks: ' +
      'no, it does not smell.\n\n' +
      'The fee covers the crates, which you take home. Worms are free, they multiply.',
    city: 'Athens',
    address: 'Fokionos Negri 16, ground floor, Kypseli',
    link: 'https://example.org/peel-to-soil',
    tags: ['Zero Waste', 'Workshop', 'Urban Gardening'],
    startsInDays: 19,
    cost: 5,
  },
  {
    type: 'event',
    title: 'Ανοιχτή μέρα στον λαχανόκηπο της γειτονιάς',
    description:
      'Τριάντα οικογένειες καλλιεργούν εδώ και τρία χρόνια ένα χωράφι που ήταν γεμάτο μπάζα. Ελάτε να δείτε τι ' +
      'φυτρώνει, να δοκιμάσετε και να ρωτήσετε.\n\n' +
      'Στις 11:00 ξενάγηση, στις 12:00 εργαστήρι για παιδιά (φτιάχνουμε σκιάχτρο), στις 13:00 τραπέζι με ό,τι ' +
      'έδωσε ο κήπος. Υπάρχουν και δύο ελεύθερα παρτέρια για όποιον θέλει να μπει στην παρέα.',
    city: 'Patras',
    address: 'Δασύλλιο, στην κάτω είσοδο',
    tags: ['Urban Gardening', 'Kids friendly'],
    startsInDays: 48,
  },
  {
    type: 'event',
    title: 'Build a raised bed from old pallets',
    description:
      'Four pallets, one saw, twenty screws. At the end of the morning you know which pallets are safe for ' +
      'vegetables (look for the stamp HT), how to line them, and how to fill them so that they need half the ' +
      'water.\n\n' +
      'We build six beds for the school next door. Materials and a light lunch are included.',
    city: 'Nea Smyrni',
    address: 'Nea Smyrni Grove, tool shed behind the playground',
    tags: ['Urban Gardening', 'Workshop', 'Zero Waste'],
    startsInDays: 75,
    cost: 12.5,
  },
  {
    type: 'event',
    title: 'Γιορτή στον κοινοτικό κήπο: κλείνουμε πέντε χρόνια',
    description:
      'Πέντε χρόνια, ογδόντα παρτέρια, αμέτρητα κολοκύθια. Στρώνουμε μακρύ τραπέζι ανάμεσα στα λάχανα και σας ' +
      'περιμένουμε όλους από τις 12:00.\n\n' +
      'Φέρτε ένα πιάτο για το τραπέζι και το δικό σας πιρούνι. Θα υπάρχουν μουσική, ανταλλαγή φυτών και ' +
      'ποδηλατάδα για τα παιδιά γύρω από τις λίμνες.',
    city: 'Ilion',
    address: 'Πάρκο Τρίτση, δίπλα στη δεύτερη λίμνη',
    tags: ['Urban Gardening', 'Festival', 'Kids friendly'],
    startsInDays: 113,
    startTime: '12:00',
  },
]
