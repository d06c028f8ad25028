/** One card of the carousel: a drawing, 300 px high, over the title. Specification, section 9. */
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'
import type { Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { href } from '../../paths.ts'
import { NoScene, Scene, type SceneName } from '../drawings/drawing.tsx'
import styles from './carousel-card.module.css'

interface CarouselCardProps extends CarouselCardContent {
  readonly hasScene?: boolean
}

export function CarouselCard({ title, to, scene, hasScene = true }: CarouselCardProps) {
  return (
    <a className={styles.card} href={to}>
      {hasScene ? <Scene name={scene} /> : <NoScene />}
      <span className={styles.title}>{title}</span>
    </a>
  )
}

export interface CarouselCardContent {
  readonly title: string
  readonly to: string
  readonly scene: SceneName
}

/** The cards of the carousel, one for each type and one to add something. Specification, section 2. */
export function carouselCards(addSomethingGreenPath: Path): readonly CarouselCardContent[] {
  return [
    ...listingTypes.map((type) => ({ title: typeWords[type].card(), to: href(typeRegistry[type].path), scene: type })),
    { title: m.home_card_add(), to: href(addSomethingGreenPath), scene: 'add' },
  ]
}
