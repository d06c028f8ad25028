/** One card of the carousel: a drawing, 300 px high, over the title. Specification, section 9. */
import type { ComponentType } from 'react'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing.ts'
import type { Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { AddDrawing } from '../drawings/add-drawing.tsx'
import { DineDrawing } from '../drawings/dine-drawing.tsx'
import { EventDrawing } from '../drawings/event-drawing.tsx'
import { ShopDrawing } from '../drawings/shop-drawing.tsx'
import { VolunteerDrawing } from '../drawings/volunteer-drawing.tsx'
import styles from './carousel-card.module.css'

export function CarouselCard({ title, to, Drawing }: CarouselCardContent) {
  return (
    <a className={styles.card} href={to}>
      <Drawing />
      <span className={styles.title}>{title}</span>
    </a>
  )
}

export interface CarouselCardContent {
  readonly title: string
  readonly to: string
  readonly Drawing: ComponentType
}

/** The cards of the carousel, one for each type and one to add something. Specification, section 2. */
export function carouselCards(addSomethingGreenPath: Path): readonly CarouselCardContent[] {
  return [
    ...listingTypes.map((type) => ({ ...cards[type], title: cards[type].title(), to: href(typeRegistry[type].path) })),
    { title: m.home_card_add(), to: href(addSomethingGreenPath), Drawing: AddDrawing },
  ]
}

const cards = {
  event: { title: m.home_card_events, Drawing: EventDrawing },
  volunteer: { title: m.home_card_volunteer, Drawing: VolunteerDrawing },
  shop: { title: m.home_card_shop, Drawing: ShopDrawing },
  dine: { title: m.home_card_dine, Drawing: DineDrawing },
} as const satisfies Record<ListingType, unknown>
