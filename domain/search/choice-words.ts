/** What people call the choices of a filter, in each language, beside the names that lists have for themselves. */
import type { Language } from '../languages.ts'
import type { NamedDay, NamedTime } from '../days/named-days.ts'
import type { RelativeTime } from '../days/when.ts'
import type { ChoiceOf } from '../lists/choices.ts'
import type { ListingType } from '../listing/listing.ts'

type Words = readonly string[]

/** What something is near to: the visitor, or the place that follows. */
export type NearTo = 'me' | 'place'

interface ChoiceWords {
  readonly types: Readonly<Record<ListingType, Words>>
  readonly times: Readonly<Record<RelativeTime, Words>>
  readonly days: Readonly<Record<NamedDay | NamedTime, Words>>
  /** The names of the months from January on. */
  readonly months: readonly Words[]
  /** Their short names, which mean them beside a day only. */
  readonly shortMonths: readonly Words[]
  /** Words before a day of the week that mean the one of the next week. */
  readonly nextDays: Words
  /** Words before a day that mean the next one of its name. */
  readonly thisDays: Words
  readonly partsOfDays: Words
  readonly flags: Readonly<Record<ChoiceOf<'flag'>, Words>>
  /** Words for what is near the visitor, and those before a place for what is near it. */
  readonly near: Readonly<Record<NearTo, Words>>
  /** Words for opening hours, which are in the texts of listings only. */
  readonly hours: Words
  /** Words beside which others are surely for opening hours. */
  readonly now: Words
  /** Other words for tags. A tag that is absent has its names only. */
  readonly tags: Readonly<Record<string, Words>>
  /** The ids of the regions and prefectures that other words stand for. */
  readonly regions: Readonly<Record<string, Words>>
}

/**
 * The words of each language. Accents, capitals, Latin letters and the cases of the singular follow from them, of tags all forms, as do
 * words that a search leaves out: `free` is also `for free`.
 */
export const choiceWords: Readonly<Record<Language, ChoiceWords>> = {
  en: {
    types: {
      event: ['events', 'event'],
      volunteer: ['volunteering', 'volunteer', 'volunteers'],
      shop: ['shops', 'shop', 'shopping', 'store', 'stores', 'product', 'products', 'buy'],
      dine: ['dine', 'dining', 'restaurant', 'restaurants', 'eating out', 'places to eat', 'eat'],
    },
    times: {
      today: ['today', 'tonight', 'this evening'],
      weekend: ['this weekend', 'weekend'],
      week: ['next seven days', 'next 7 days', 'this week'],
      month: ['this month'],
    },
    days: {
      tomorrow: ['tomorrow'],
      monday: ['Monday'], tuesday: ['Tuesday'], wednesday: ['Wednesday'], thursday: ['Thursday'],
      friday: ['Friday'], saturday: ['Saturday'], sunday: ['Sunday'],
      dayAfterTomorrow: ['day after tomorrow'],
      nextWeek: ['next week', 'coming week'],
      nextWeekend: ['next weekend'],
      nextMonth: ['next month'],
    },
    months: [
      ['January'], ['February'], ['March'], ['April'], ['May'], ['June'], ['July'], ['August'], ['September'], ['October'], ['November'],
      ['December'],
    ],
    shortMonths: [
      ['Jan'], ['Feb'], ['Mar'], ['Apr'], [], ['Jun'], ['Jul'], ['Aug'], ['Sep', 'Sept'], ['Oct'], ['Nov'], ['Dec'],
    ],
    nextDays: ['next'],
    thisDays: ['this', 'coming', 'until', 'till'],
    partsOfDays: ['morning', 'noon', 'afternoon', 'evening', 'night'],
    flags: { free: ['free', 'free only', 'free of charge'] },
    near: {
      me: ['near me', 'near us', 'around me', 'around us', 'close to me', 'close by', 'nearby', 'near here', 'around here'],
      place: ['near', 'near to', 'nearby', 'close to', 'around'],
    },
    now: ['now'],
    hours: ['open', 'open now', 'open today', 'open on Sunday', 'open on Sundays', 'opening hours'],
    tags: {
      'Kids friendly': ['kids', 'children', 'child friendly'],
      'Second-hand': ['thrift'],
      'Tree Planting': ['planting trees', 'plant trees', 'plant a tree'],
      'Cleanup': ['clean up', 'clean ups'],
      'Zero Waste': ['zerowaste', 'refill', 'refills', 'package free', 'packaging free', 'without packaging'],
    },
    regions: {
      'Macedonia': ['central-macedonia', 'western-macedonia', 'eastern-macedonia-and-thrace'],
      'Aegean': ['north-aegean', 'south-aegean'],
      'Ionian': ['ionian-islands'],
      'Sterea': ['central-greece'],
      'Peloponnesus': ['peloponnese'],
      'Evia': ['euboea'],
      'Ilia': ['ilia'],
    },
  },
  el: {
    types: {
      event: ['εκδήλωση', 'εκδηλώσεις', 'εκδηλώσεων'],
      volunteer: ['εθελοντισμός', 'εθελοντής', 'εθελοντές', 'εθελόντρια', 'εθελόντριες', 'εθελοντική', 'εθελοντικές', 'εθελοντικά'],
      shop: [
        'κατάστημα', 'καταστήματα', 'καταστημάτων', 'μαγαζί', 'μαγαζιά', 'ψώνια', 'αγορά', 'αγορές', 'προϊόν', 'προϊόντα', 'προϊόντων',
        'αγοράσω', 'αγοράσουμε', 'ψωνίσω', 'ψωνίσουμε',
      ],
      dine: ['φαγητό', 'εστιατόριο', 'εστιατόρια', 'φάω', 'φάμε', 'τρώω', 'τρώμε'],
    },
    times: {
      today: ['σήμερα', 'απόψε'],
      weekend: ['αυτό το Σαββατοκύριακο', 'Σαββατοκύριακο'],
      week: ['επόμενες επτά ημέρες', 'επόμενες 7 ημέρες', 'επόμενες 7 μέρες', 'αυτή την εβδομάδα', 'αυτή τη βδομάδα'],
      month: ['αυτόν τον μήνα', 'αυτό τον μήνα'],
    },
    days: {
      tomorrow: ['αύριο'],
      monday: ['Δευτέρα'], tuesday: ['Τρίτη'], wednesday: ['Τετάρτη'], thursday: ['Πέμπτη'],
      friday: ['Παρασκευή'], saturday: ['Σάββατο'], sunday: ['Κυριακή'],
      dayAfterTomorrow: ['μεθαύριο'],
      nextWeek: [
        'επόμενη εβδομάδα', 'επόμενη βδομάδα', 'άλλη εβδομάδα', 'άλλη βδομάδα', 'ερχόμενη εβδομάδα', 'ερχόμενη βδομάδα',
      ],
      nextWeekend: ['επόμενο Σαββατοκύριακο', 'άλλο Σαββατοκύριακο'],
      nextMonth: ['επόμενος μήνας', 'επόμενο μήνα', 'άλλος μήνας', 'άλλο μήνα', 'ερχόμενος μήνας', 'ερχόμενο μήνα'],
    },
    months: [
      ['Ιανουάριος', 'Ιανουάριο', 'Ιανουαρίου', 'Γενάρης', 'Γενάρη'], ['Φεβρουάριος', 'Φεβρουάριο', 'Φεβρουαρίου', 'Φλεβάρης', 'Φλεβάρη'],
      ['Μάρτιος', 'Μάρτιο', 'Μαρτίου', 'Μάρτης', 'Μάρτη'], ['Απρίλιος', 'Απρίλιο', 'Απριλίου', 'Απρίλης', 'Απρίλη'],
      ['Μάιος', 'Μάιο', 'Μαΐου', 'Μάης', 'Μάη'], ['Ιούνιος', 'Ιούνιο', 'Ιουνίου', 'Ιούνης', 'Ιούνη'],
      ['Ιούλιος', 'Ιούλιο', 'Ιουλίου', 'Ιούλης', 'Ιούλη'], ['Αύγουστος', 'Αύγουστο', 'Αυγούστου'],
      ['Σεπτέμβριος', 'Σεπτέμβριο', 'Σεπτεμβρίου', 'Σεπτέμβρης', 'Σεπτέμβρη'],
      ['Οκτώβριος', 'Οκτώβριο', 'Οκτωβρίου', 'Οκτώβρης', 'Οκτώβρη'],
      ['Νοέμβριος', 'Νοέμβριο', 'Νοεμβρίου', 'Νοέμβρης', 'Νοέμβρη'], ['Δεκέμβριος', 'Δεκέμβριο', 'Δεκεμβρίου', 'Δεκέμβρης', 'Δεκέμβρη'],
    ],
    shortMonths: [
      ['Ιαν'], ['Φεβ'], ['Μαρ'], ['Απρ'], ['Μαΐ'], ['Ιουν'], ['Ιουλ'], ['Αυγ'], ['Σεπ', 'Σεπτ'], ['Οκτ'], ['Νοε', 'Νοεμ'], ['Δεκ'],
    ],
    nextDays: ['άλλη', 'άλλο', 'άλλον'],
    thisDays: ['αυτή', 'αυτήν', 'αυτό', 'αυτόν', 'επόμενη', 'επόμενο', 'ερχόμενη', 'ερχόμενο', 'έως', 'ως', 'μέχρι'],
    partsOfDays: ['πρωί', 'μεσημέρι', 'απόγευμα', 'βράδυ', 'βραδάκι', 'νύχτα'],
    flags: { free: ['δωρεάν', 'μόνο δωρεάν', 'τζάμπα', 'ελεύθερη είσοδος'] },
    near: {
      me: [
        'κοντά μου', 'κοντά μας', 'γύρω μου', 'γύρω μας', 'δίπλα μου', 'εδώ κοντά', 'εδώ γύρω', 'κοντά σε μένα', 'κοντά σε εμένα',
        'στη γειτονιά μου',
      ],
      place: ['κοντά', 'κοντά σε', 'γύρω από', 'γύρω', 'δίπλα', 'δίπλα σε'],
    },
    now: ['τώρα'],
    hours: [
      'ανοιχτό', 'ανοιχτά', 'ανοικτό', 'ανοικτά', 'ανοιχτό τώρα', 'ανοιχτά τώρα', 'ανοιχτό σήμερα', 'ανοιχτά σήμερα', 'ανοιχτό Κυριακή',
      'ανοιχτά Κυριακή', 'ωράριο', 'ωράρια',
    ],
    tags: {
      'Kids friendly': ['παιδί'],
      'Second-hand': ['δεύτερο χέρι', 'δεύτερου χεριού'],
      'Tree Planting': ['φύτευση δέντρων', 'φύτεμα δέντρων', 'φυτεύω δέντρα', 'φυτεύουμε δέντρα', 'φυτέψω δέντρα'],
      'Zero Waste': ['χύμα', 'ρεφίλ', 'χωρίς συσκευασία', 'χωρίς συσκευασίες'],
    },
    regions: {
      'Μακεδονία': ['central-macedonia', 'western-macedonia', 'eastern-macedonia-and-thrace'],
      'Αιγαίο': ['north-aegean', 'south-aegean'],
      'Ιόνιο': ['ionian-islands'],
      'Επτάνησα': ['ionian-islands'],
      'Στερεά': ['central-greece'],
    },
  },
}
