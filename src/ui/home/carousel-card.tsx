/** One card of the carousel: a drawing, 300 px high, over the title. Specification, section 9. */
import type { ComponentType } from 'react'
import { paths, type Path } from '../../../domain/paths.ts'
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

/** The five cards of the carousel. Specification, section 2. */
export interface CarouselCardContent {
  readonly title: string
  readonly to: string
  readonly Drawing: ComponentType
}

export function carouselCards(addSomethingGreenPath: Path): readonly CarouselCardContent[] {
  return [
    { title: m.home_card_events(), to: href(paths.events), Drawing: EventDrawing },
    { title: m.home_card_volunteer(), to: href(paths.volunteer), Drawing: VolunteerDrawing },
    { title: m.home_card_shop(), to: href(paths.shop), Drawing: ShopDrawing },
    { title: m.home_card_dine(), to: href(paths.dine), Drawing: DineDrawing },
    { title: m.home_card_add(), to: href(addSomethingGreenPath), Drawing: AddDrawing },
  ]
}
