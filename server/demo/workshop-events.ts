/** Demo workshops: repair, energy, crafts and cooking. */
import type { DemoListing } from './demo-listing.ts'

export const workshopEvents: readonly DemoListing[] = [
  {
    type: 'event',
    title: 'Repair café in Petralona: two days, bring anything',
    description:
      'A toaster that trips the fuse, a zip that jams, a chair with three legs. Six volunteers with soldering ' +
      'irons, sewing machines and a great deal of patience sit down with you and repair it together.\n\n' +
      'Both days 10:00 to 18:00. The repair costs nothing, spare parts at cost. Last time 71 of 94 things went ' +
      'home working.',
    city: 'Athens',
    address: 'Merkouri Square, Ano Petralona',
    link: 'https://ecopraxi.example/repair',
    tags: ['Zero Waste', 'Workshop', 'Volunteering'],
    startsInDays: 0,
    durationDays: 2,
    cost: 0,
    startTime: '10:00',
    endTime: '18:00',
  },
  {
    type: 'event',
    title: 'Soap from used frying oil',
    description:
      'One litre of oil poured into the sink spoils a thousand litres of water. One litre of oil poured into a ' +
      'mould gives nine bars of soap.\n\n' +
      'We filter, weigh, stir and scent with bay leaf and orange peel. Bring a jar of used oil and an empty milk ' +
      'carton. From 16 years of age, because lye is no toy.',
    city: 'Chania',
    address: 'Splantzia Square, old wash-house',
    tags: ['Workshop', 'Zero Waste'],
    startsInDays: 8,
    cost: 12.5,
    startTime: '17:30',
    endTime: '19:30',
  },
  {
    type: 'event',
    title: 'Solar on your roof: what it costs and what it brings',
    description:
      'An evening without salesmen. An engineer explains panels, batteries, permits and net billing by the ' +
      'example of three real roofs: a flat in a block of eight, a village house and a small hotel.\n\n' +
      'Bring your last electricity bill and you leave with your own calculation. 18:30 to 20:30, questions until ' +
      'the lights go out.',
    city: 'Heraklion',
    address: 'Kallergon Square, upper floor of the arcade',
    tags: ['Seminar', 'Green Tech'],
    startsInDays: 27,
    cost: 0,
    startTime: '18:30',
    endTime: '20:30',
  },
  {
    type: 'event',
    title: 'Build a solar charger you can carry',
    description:
      'Solder, test, fold: in four hours you make a ten-watt panel with a USB outlet that fits in a backpack and ' +
      'charges a phone in two hours of sun.\n\n' +
      'For adults, and for children from ten years with an adult (one kit for the two of you is enough). The fee ' +
      'is the price of the parts.',
    city: 'Ioannina',
    address: 'Old slaughterhouse on the lake road, second hall',
    link: 'https://solderandsun.example',
    tags: ['Workshop', 'Green Tech', 'Kids friendly'],
    startsInDays: 43,
    cost: 40,
  },
  {
    type: 'event',
    title: 'Ζεστό σπίτι, μικρός λογαριασμός',
    description:
      'Τι κάνουμε τώρα που σβήνει η τηλεθέρμανση από λιγνίτη; Μηχανικοί από την πόλη εξηγούν απλά πού χάνει ζέστη ' +
      'ένα παλιό διαμέρισμα και ποια έξι πράγματα το διορθώνουν με λιγότερα από 100 ευρώ.\n\n' +
      'Δείχνουμε θερμοκάμερα, αυτοκόλλητα παραθύρων και πάνελ για πίσω από το καλοριφέρ. Είσοδος ελεύθερη, 18:00 ' +
      'έως 20:00.',
    city: 'Kozani',
    address: 'Κεντρική πλατεία, κάτω από το καμπαναριό',
    tags: ['Seminar', 'Green Tech'],
    startsInDays: 57,
    startTime: '18:00',
    endTime: '20:00',
  },
  {
    type: 'event',
    title: 'Colours from kitchen and hill',
    description:
      'Onion skins give gold, walnut husks give brown, madder gives a red that lasts for a hundred years. We ' +
      'gather for an hour on the slopes below the castle, then boil, steep and dip wool and cotton in six pots.\n\n' +
      'You go home with six skeins and a card with the recipes. Wear old clothes.',
    city: 'Kalamata',
    address: 'Railway Park, old station building',
    tags: ['Workshop', 'Art'],
    startsInDays: 80,
    cost: 25,
  },
  {
    type: 'event',
    title: 'Bicycle mechanics for beginners',
    description:
      'In the flattest town of Greece nearly everyone has a bicycle, and nearly every bicycle squeaks. First day: ' +
      'tyres, brakes, chain. Second day: gears, bearings and a wheel that runs true.\n\n' +
      'Bring your own, however sad it looks. Eight places, four stands, all tools.',
    city: 'Karditsa',
    address: 'Pafsilypo Park, at the bicycle stands',
    tags: ['Workshop', 'Other'],
    startsInDays: 97,
    durationDays: 2,
    cost: 20,
  },
  {
    type: 'event',
    title: 'Cook the whole vegetable',
    description:
      'Pesto from carrot tops, crisps from potato peel, a stock that starts in the freezer. We buy what the ' +
      'market would have thrown away that day and cook five dishes out of it.\n\n' +
      'Three hours, twelve people, everything plant-based. You eat what you cook, and there is always too much, ' +
      'so bring a box.',
    city: 'Thessaloniki',
    address: 'Kapani market, side entrance on Komninon',
    link: 'https://wholeveg.example/thessaloniki',
    tags: ['Zero Waste', 'Workshop'],
    startsInDays: 118,
    cost: 18,
  },
]
