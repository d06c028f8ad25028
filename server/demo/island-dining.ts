/** Demo places to eat on the islands and off the main roads. */
import type { DemoListing } from './demo-listing.ts'

export const islandDining: readonly DemoListing[] = [
  {
    type: 'dine',
    title: 'The Lemon Courtyard',
    description:
      'A walled garden with three lemon trees and nine tables. Pitaroudia of chickpea and tomato, handmade pasta ' +
      'with caramelised onion as they make it on Symi, and bread from the wood oven on the other side of the ' +
      'wall.\n\n' +
      'Vegan dishes are marked with a leaf; there are more of them than not. Open all year, in winter around the ' +
      'stove.',
    city: 'Rhodes',
    address: 'Old town, off Omirou street, by the Gate of St John',
    tags: ['Plant-Based', 'Vegetarian'],
  },
  {
    type: 'dine',
    title: 'Cold Spoon: ice cream from nuts and fruit',
    description:
      'Almond milk instead of milk, kumquat instead of colouring. Sixteen kinds, all vegan, all made in the ' +
      'morning behind the glass: try wild fig, or sage with honeyless baklava.\n\n' +
      'Cones you can eat, cups you can return at any of four cafés on the square.',
    city: 'Corfu',
    address: 'Kapodistriou, at the end of the Liston',
    link: 'https://coldspoon.example',
    tags: ['Vegan', 'Other'],
  },
  {
    type: 'dine',
    title: 'Split pea and sea view',
    description:
      'The island’s own food never needed much water: yellow split peas, white aubergine, small tomatoes, capers ' +
      'with their leaves. We farm four terraces without watering and cook what they give.\n\n' +
      'Tasting of five small dishes €19, with wine from old vines €27. Twenty-two places, so please call out over ' +
      'the wall if the door is closed.',
    city: 'Santorini',
    address: 'Megalochori, upper square',
    tags: ['Plant-Based', 'Vegetarian'],
  },
  {
    type: 'dine',
    title: 'The Miller’s Daughter, bakery and breakfast',
    description:
      'Sourdough from island wheat, sesame pies, carob rusks, and a long table under the vine where breakfast ' +
      'goes on until one. Half of the counter is vegan and the signs say which half.\n\n' +
      'Yesterday’s bread costs half, the day before’s is free for those with hens.',
    city: 'Paros',
    address: 'Lefkes, beside the marble steps',
    tags: ['Vegetarian', 'Vegan'],
  },
  {
    type: 'dine',
    title: 'Peel: brunch with an empty bin',
    description:
      'In our second year we filled four rubbish bags. Potato skins become crisps, coffee grounds grow the ' +
      'mushrooms on your toast, orange halves become candles in the evening.\n\n' +
      'Scrambled tofu with Kalamata olives €7.50, buckwheat pancakes with grape syrup €6.80. Kitchen 9:00–16:00, ' +
      'children’s corner, ramp at the side.',
    city: 'Kalamata',
    address: 'Navarinou, by the marina',
    link: 'https://peelbrunch.example',
    tags: ['Plant-Based', 'Other'],
  },
  {
    type: 'dine',
    title: 'Χαλβάς και κανέλα',
    description:
      'Γλυκά που έτυχε να είναι πάντα φυτικά: χαλβάς ταχινιού σε επτά γεύσεις, λουκούμια με τριαντάφυλλο, σαραγλί ' +
      'με λάδι, καριόκες χωρίς γάλα. Με ελληνικό στη χόβολη και ρόφημα από ρόδι.\n\n' +
      'Όλα πωλούνται και χύμα, στο δικό σας κουτί. Καθημερινά 10:00–22:00.',
    city: 'Xanthi',
    address: 'Παλιά πόλη, πλατεία Ματσίνη',
    tags: ['Vegan', 'Other'],
  },
  {
    type: 'dine',
    title: 'Kitchen with seven stools',
    description:
      'Two sisters, one stove, seven stools. Stuffed courgette flowers, giouzlemedes with herbs from the hill, ' +
      'lentils of Lesvos, and for those who ask, raw almond cream with orange.\n\n' +
      'Two sittings, 19:00 and 21:00. We write the two dishes of the day on the blue door.',
    city: 'Molyvos',
    address: 'Agora, third door under the wisteria',
    tags: ['Vegetarian', 'Plant-Based'],
    approved: false,
  },
]
