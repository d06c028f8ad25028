/** A place in the first view for the chips of a filter, which `src/first-view/show-filter.ts` repeats or removes. */
import { X } from 'lucide-react'
import { whens } from '../../../domain/days/when.ts'
import { choicesOf, flagNames } from '../../../domain/lists/choices.ts'
import { chipNames, noFilter, withChoice, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { storedNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { namedChoices } from '../../../words/choices.ts'
import button from '../button.module.css'
import styles from './filter-chips.module.css'

export function FirstChips({ type }: { readonly type: ListingType }) {
  return (
    <ul
      className={`${styles.chips} ${styles.places}`}
      aria-hidden="true"
      data-first-chips={JSON.stringify(Object.fromEntries(chipWords(type)))}
    >
      <li className={styles.chip}>
        {'…'}
        <X />
      </li>
      <li className={`${button.quiet} ${styles.clear}`}>{m.filter_clear_all()}</li>
    </ul>
  )
}

/** What chips say, by what `chipNames` calls them; for days, words of their width. Names of places are too many for the page. */
function chipWords(type: ListingType): (readonly [name: string, words: string])[] {
  const choices = choicesOf(type)
  const times = [...whens, { from: '2026-12-01', to: '2026-12-06' }]
  const filters: Filter[] = [
    ...tagsOf(type).map((tag) => withChoice(noFilter, 'tags', [tag])),
    ...flagNames.filter((flag) => choices.includes(flag)).map((flag) => withChoice(noFilter, flag, true)),
    ...(choices.includes('when') ? times : []).map((when) => withChoice(noFilter, 'when', when)),
  ]
  return filters.flatMap((filter) => {
    const [name, words] = [chipNames(filter)[0], namedChoices(filter, storedNames)[0]?.words]
    return name === undefined || words === undefined ? [] : [[name, words] as const]
  })
}
