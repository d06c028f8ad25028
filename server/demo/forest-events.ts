/** Demo events in the woods: planting, paths and walks. */
import type { DemoListing } from './demo-listing.ts'

export const forestEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Two days of planting above Varympompi',
    description:
      'Where the fire passed, arbutus and oak come back by themselves; the steep places need help. With the ' +
      'advice of foresters we plant 1,200 young Aleppo pines, cypresses and holm oaks, each with a small basin ' +
      'that holds the rain.\n\n' +
      'Come for one day or both, 9:00 to 14:00. Tools are there, gloves please bring your own. The last kilometre ' +
      'is on foot.',
    city: 'Acharnes',
    address: 'Forest road to Tatoi, second barrier',
    tags: ['Tree Planting', 'Forests', 'Volunteering'],
    startsInDays: -5,
    durationDays: 2,
    startTime: '09:00',
    endTime: '14:00',
  },
  {
    type: 'event',
    title: 'Φυτεύουμε στο Σέιχ Σου',
    description:
      'Το δάσος πάνω από την πόλη χρειάζεται νέα δέντρα εκεί όπου το έντομο άφησε κενά. Φυτεύουμε κουτσουπιές, ' +
      'βελανιδιές και κυπαρίσσια, τριακόσια δενδρύλλια συνολικά.\n\n' +
      'Τσάπες και γάντια θα βρείτε εκεί. Φορέστε παπούτσια που λασπώνονται και φέρτε μαζί σας τα παιδιά: κάθε ' +
      'παιδί βαφτίζει το δέντρο του και παίρνει χάρτη για να το ξαναβρεί.',
    city: 'Thessaloniki',
    address: 'Περιφερειακή οδός, είσοδος Θεάτρου Δάσους',
    link: 'https://dasosmas.example/seich-sou',
    tags: ['Tree Planting', 'Forests', 'Kids friendly'],
    startsInDays: 4,
    startTime: '10:00',
    endTime: '13:00',
  },
  {
    type: 'event',
    title: 'Seed balls for the slopes of Mount Penteli',
    description:
      'Clay, compost, seeds and wet hands: in an hour a family makes about a hundred seed balls with thyme, ' +
      'broom, pine and carob. In the second hour we carry them up to the bare terraces and throw them where the ' +
      'foresters have asked us to.\n\n' +
      'Free for everyone, from three years of age. Please tell your children beforehand that they will get dirty.',
    city: 'Penteli',
    address: 'Playground of Palaia Penteli, wooden shelter',
    tags: ['Workshop', 'Forests', 'Kids friendly'],
    startsInDays: 22,
    cost: 0,
  },
  {
    type: 'event',
    title: 'Mending the old mule track from Portaria to Makrinitsa',
    description:
      'The cobbled kalderimi between the two villages is more than two hundred years old and loses a few stones ' +
      'with each storm. A dry-stone mason shows how to set them again; then we do it, metre by metre.\n\n' +
      'Both days 9:00 to 16:00. The fee pays for two warm lunches. Beds in the guest room of the village for ' +
      'those who come from afar: write to us by the link.',
    city: 'Pelion',
    address: 'Portaria square, under the big plane tree',
    link: 'https://kalderimia.example/pelion',
    tags: ['Forests', 'Volunteering', 'Other'],
    startsInDays: 34,
    durationDays: 2,
    cost: 15,
    startTime: '09:00',
    endTime: '16:00',
  },
  {
    type: 'event',
    title: 'A forester reads the black pines of Taygetus',
    description:
      'Why do some trees stand after a fire, and what do woodpeckers know about it? A slow walk of six kilometres ' +
      'through old black pine forest, with stops to read bark, stumps and tracks.\n\n' +
      'Start at 10:00, back at 15:00. Good shoes, lunch in the bag, at most 18 people.',
    city: 'Sparta',
    address: 'Anavryti, village square',
    tags: ['Forests', 'Seminar', 'Wildlife'],
    startsInDays: 66,
    cost: 5,
    startTime: '10:00',
    endTime: '15:00',
  },
  {
    type: 'event',
    title: 'Replanting the bank of the Pineios at Alkazar',
    description:
      'The flood took the young willows. We put back what holds a bank together: willow stakes, poplars, tamarisk ' +
      'and reed, along 400 metres of the park side.\n\n' +
      'No skills needed, only rubber boots. We work in two shifts, 9:00–12:00 and 12:00–15:00, so choose the one ' +
      'you like. Lentil salad and halva for everyone in between.',
    city: 'Larissa',
    address: 'Alkazar Park, at the footbridge',
    tags: ['Park Restoration', 'Tree Planting', 'Volunteering'],
    startsInDays: 101,
  },
]
