/** What events are called, for each tag. */
import type { PhrasesOfTags } from './phrases.ts'

export const eventPhrases: PhrasesOfTags = {
  'Cleanup': {
    en: ['Beach cleanup', 'Morning on the shore with gloves and bags', 'River bank cleanup', 'Litter walk', 'Harbour cleanup with divers'],
    el: ['Καθαρισμός παραλίας', 'Καθαρίζουμε μαζί το ρέμα', 'Πρωινό καθαρισμού στο λιμάνι'],
  },
  'Workshop': {
    en: ['Repair café', 'Soap making for beginners', 'Bicycle repair evening', 'Sewing and mending', 'Dyes from the kitchen'],
    el: ['Εργαστήριο επισκευής', 'Φτιάχνουμε σαπούνι από ελαιόλαδο', 'Εργαστήριο ραπτικής'],
  },
  'Volunteering': {
    en: ['Volunteer morning', 'Open day of the volunteers', 'Helping hands for the olive harvest', 'Path clearing day'],
    el: ['Εθελοντική δράση', 'Ημέρα εθελοντών'],
  },
  'Kids friendly': {
    en: ['Little explorers', 'Garden games for children', 'Puppet theatre about the sea', 'Family treasure hunt in the park'],
    el: ['Μικροί εξερευνητές', 'Παιχνίδια στον κήπο'],
  },
  'Tree Planting': {
    en: ['Tree planting', 'A thousand oaks', 'Planting after the fire', 'Watering the young pines'],
    el: ['Δεντροφύτευση', 'Φυτεύουμε βελανιδιές'],
  },
  'Urban Gardening': {
    en: ['Seed swap', 'Balcony vegetables', 'Community garden day', 'Compost for small flats', 'Pruning course'],
    el: ['Ανταλλαγή σπόρων', 'Λαχανόκηπος στο μπαλκόνι', 'Ημέρα στον κοινοτικό κήπο'],
  },
  'Zero Waste': {
    en: ['Swap party', 'Cooking with leftovers', 'Clothes exchange', 'A week without plastic'],
    el: ['Ανταλλακτικό παζάρι', 'Μαγειρεύουμε χωρίς σπατάλη'],
  },
  'Festival': {
    en: ['Green festival', 'Festival of the local seeds', 'Open-air days for the climate', 'Autumn fair of small producers'],
    el: ['Πράσινο φεστιβάλ', 'Γιορτή ντόπιων σπόρων'],
  },
  'Wildlife': {
    en: ['Turtle watch', 'Bat night', 'Dolphins from the cape', 'Butterfly count'],
    el: ['Βραδιά για τις νυχτερίδες', 'Παρατήρηση θαλάσσιας χελώνας'],
  },
  'Forests': {
    en: ['Forest walk', 'Mushroom walk with a biologist', 'Fire watch training', 'Night walk under the firs'],
    el: ['Περίπατος στο δάσος', 'Μανιτάρια του δάσους'],
  },
  'Seminar': {
    en: ['Talk: water in a dry summer', 'Solar panels on the roof', 'Energy communities explained', 'Saving heat in old houses'],
    el: ['Ομιλία για το νερό', 'Ενεργειακές κοινότητες: τι είναι'],
  },
  'Art': {
    en: ['Sculptures from driftwood', 'Photographs of a changing coast', 'Painting with earth colours', 'Film night: the last river'],
    el: ['Γλυπτά από ξύλα της θάλασσας', 'Προβολή ταινίας και συζήτηση'],
  },
  'Animals': {
    en: ['Adoption day', 'First aid for wild birds', 'Feeding round with the cat carers'],
    el: ['Ημέρα υιοθεσίας', 'Πρώτες βοήθειες για άγρια πουλιά'],
  },
  'Park Restoration': {
    en: ['New benches for the park', 'Mending the old stone path', 'Reviving the fountain garden'],
    el: ['Φτιάχνουμε ξανά το πάρκο', 'Το παλιό μονοπάτι'],
  },
  'Activism': {
    en: ['March for the free beaches', 'Open assembly about the wind parks'],
    el: ['Πορεία για ελεύθερες παραλίες'],
  },
  'Other': { en: ['Picnic of the neighbours', 'Stargazing without lights'], el: ['Γιορτή της γειτονιάς'] },
}
