/** Demo shops for clothes and for things with a second life. */
import type { DemoListing } from './demo-listing.ts'

export const secondLifeShops: readonly DemoListing[] = [
  {
    type: 'shop',
    title: 'Second Lap vintage',
    description:
      'Coats that have seen more than you have, jeans by size and not by gender, and one rail where everything ' +
      'costs five euros. We wash, mend and choose; what does not pass goes to the cutting table and becomes bags.\n\n' +
      'Bring your own: for good pieces you get half in money or two thirds in credit. Every day but Sunday, ' +
      '12:00–21:00.',
    city: 'Athens',
    address: 'Themistokleous, Exarcheia',
    tags: ['Clothes', 'Second-hand'],
  },
  {
    type: 'shop',
    title: 'Old Canvas: bags from retired sails',
    description:
      'Every sail has a number, and so has every bag: look it up and you know which boat it crossed the Aegean ' +
      'on. Totes, backpacks, washbags and aprons, sewn here with salt still in the seams.\n\n' +
      'Owners of old sails: we collect in all marinas of the Saronic and pay by the square metre.',
    city: 'Piraeus',
    address: 'Akti Themistokleous, ground floor workshop',
    link: 'https://oldcanvas.example',
    tags: ['Upcycled/Recycled', 'Clothes'],
  },
  {
    type: 'shop',
    title: 'Second Page: read books, posted slowly',
    description:
      'Eleven thousand used books in Greek, English, German and French, from €2. Parcels leave on Mondays and ' +
      'Thursdays in whatever carton we have, by ordinary post, because a book is in no hurry.\n\n' +
      'Nature, gardening and cooking have shelves of their own. Send back what you have read and we take a third ' +
      'off the next one.',
    city: 'e-shop',
    link: 'https://secondpage.example',
    tags: ['Second-hand', 'Zero Waste'],
  },
  {
    type: 'shop',
    title: 'Μικρά μεγάλα: παιδικά από δεύτερο χέρι',
    description:
      'Τα παιδιά μεγαλώνουν πιο γρήγορα από ό,τι φθείρονται τα ρούχα τους. Εδώ θα βρείτε ρούχα 0–12 ετών, ' +
      'παπούτσια που φορέθηκαν ελάχιστα, καρότσια, βιβλία και ξύλινα παιχνίδια, όλα ελεγμένα και πλυμένα.\n\n' +
      'Φέρνετε όσα μίκρυναν, παίρνετε πόντους. Υπάρχει γωνιά για θηλασμό και ένα κουτί με δωρεάν φόρμες για τον ' +
      'παιδικό σταθμό.',
    city: 'Larissa',
    address: 'Ηπείρου 52',
    tags: ['Clothes', 'Second-hand'],
  },
  {
    type: 'shop',
    title: 'The Third Leg: furniture brought back',
    description:
      'Kitchen chairs from Pelion, school desks, shutters that became tables: we find them, take off seven layers ' +
      'of paint and put back the leg that was missing.\n\n' +
      'The workshop is open to look in. On Fridays you can bring a piece of your own and rent the bench, the ' +
      'tools and some advice for €10 an hour.',
    city: 'Volos',
    address: 'Lachana 12, Palaia',
    tags: ['Upcycled/Recycled', 'Second-hand'],
  },
  {
    type: 'shop',
    title: 'Loom and Wind: linen and organic cotton',
    description:
      'Shirts, trousers and sheets of Greek organic cotton and linen, cut in twelve sizes and dyed with plants. ' +
      'Two looms stand in the shop and are no decoration: ask and you may throw the shuttle.\n\n' +
      'Whatever you buy from us we mend for as long as it can be mended, for nothing. No wool, silk or leather.',
    city: 'Naxos',
    address: 'Chalki village, on the main lane',
    tags: ['Clothes', 'Vegan'],
  },
  {
    type: 'shop',
    title: 'Back on the Road: second-hand bicycles',
    description:
      'City bikes from €60, children’s bikes from €30, all with new brakes and a year of guarantee. When the ' +
      'child has grown you bring the bike back and pay only the difference for the next size.\n\n' +
      'Repairs while you wait, cargo bikes for rent by the hour.',
    city: 'Trikala',
    address: 'Karditsis, opposite the old station',
    tags: ['Second-hand', 'Other'],
    approved: false,
  },
]
