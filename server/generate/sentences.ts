/** The sentences that descriptions are made of. */
import type { ListingType } from '../../domain/listing/listing.ts'

type Language = 'en' | 'el'

/** What is special about a listing of this type, and what visitors should know. */
export const sentences: Readonly<Record<ListingType, Readonly<Record<Language, readonly string[]>>>> = {
  event: {
    en: [
      'We meet a quarter of an hour earlier and start on time.',
      'Bring water, a hat and shoes that may get dirty.',
      'Gloves, bags and tools are there for everybody.',
      'No experience is needed; somebody shows each step.',
      'Children are welcome in the company of an adult.',
      'Afterwards there is bean soup, bread and coffee, and time to talk.',
      'If it rains, we meet under the roof of the market hall instead.',
      'The place is five minutes on foot from the bus stop.',
      'What we find is weighed, counted and written down for the municipality.',
      'The number of places is limited, so please tell us that you are coming.',
      'The proceeds go to the neighbourhood garden.',
      'Last year two hundred people came, and the hill looks different since.',
    ],
    el: [
      'Συναντιόμαστε ένα τέταρτο νωρίτερα και ξεκινάμε στην ώρα μας.',
      'Φέρτε νερό, καπέλο και παπούτσια που μπορούν να λερωθούν.',
      'Γάντια, σακούλες και εργαλεία υπάρχουν για όλους.',
      'Δεν χρειάζεται εμπειρία· κάποιος δείχνει κάθε βήμα.',
      'Τα παιδιά είναι ευπρόσδεκτα με έναν ενήλικα.',
      'Στο τέλος τρώμε μαζί φασολάδα και ψωμί.',
      'Οι θέσεις είναι περιορισμένες, γι’ αυτό δηλώστε συμμετοχή.',
    ],
  },
  volunteer: {
    en: [
      'Two hours a week are enough, on a day that suits you.',
      'We train newcomers on the first Saturday of each month.',
      'You work in pairs, and somebody can always be reached by phone.',
      'Travel costs are paid, and there is an insurance.',
      'Most of us speak English as well as Greek.',
      'The season lasts from May to October.',
      'Teenagers from sixteen can join with a parent.',
    ],
    el: [
      'Αρκούν δύο ώρες την εβδομάδα.',
      'Εκπαιδεύουμε τα νέα μέλη κάθε πρώτο Σάββατο του μήνα.',
      'Δουλεύουμε πάντα δύο μαζί.',
      'Τα έξοδα μετακίνησης καλύπτονται.',
    ],
  },
  shop: {
    en: [
      'Bring your own jar, or take one from the shelf by the door.',
      'Most things come from less than fifty kilometres away.',
      'Open from Tuesday to Saturday, 9:30 to 15:00, and on Thursday evenings.',
      'We repair what we sell, for as long as it can be repaired.',
      'What is left on Saturday goes to the social grocery.',
      'We deliver in the town by bicycle.',
      'Cards are accepted, and so are exchange vouchers of the neighbourhood.',
    ],
    el: [
      'Φέρτε το βάζο σας ή πάρτε ένα από το ράφι.',
      'Τα περισσότερα έρχονται από κοντινά χωράφια.',
      'Τρίτη έως Σάββατο, 9:30–15:00.',
      'Παραδίδουμε στην πόλη με ποδήλατο.',
    ],
  },
  dine: {
    en: [
      'The menu changes every day with what the garden gives.',
      'There is a courtyard with six tables under a vine.',
      'Lunch from 12:30, and on Fridays also dinner.',
      'Everything can be taken away in your own box.',
      'Bread and pies are baked in the house.',
      'Ask for the dish without gluten; there is always one.',
      'Water from the tap is free, and dogs are welcome.',
    ],
    el: [
      'Το μενού αλλάζει κάθε μέρα.',
      'Υπάρχει αυλή με έξι τραπέζια κάτω από την κληματαριά.',
      'Μεσημεριανό από τις 12:30.',
      'Όλα και για έξω, στο δικό σας δοχείο.',
    ],
  },
}
