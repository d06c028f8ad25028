/** The drawings, as image files with colours for light and dark: a scene fills its card, a spot has no background. */
import type { SyntheticEvent } from 'react'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { typeDrawings } from '../kind.tsx'
import about from './about.svg'
import add from './add.svg'
import styles from './drawing.module.css'
import empty from './empty.svg'
import notFound from './not-found.svg'

export type SceneName = ListingType | 'about' | 'add'

const scenes: Readonly<Record<SceneName, string>> = { ...typeDrawings, about, add }
const spots = { empty, notFound }

/** One that cannot be fetched takes no space: neither the picture of a broken image nor a gap says anything to anybody. */
function hideMissing({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  image.hidden = true
}

/** 300 px high. Ground and sky are drawn far to the sides, so wider cards show more of them. */
export function Scene({ name }: { readonly name: SceneName }) {
  return <img className={styles.scene} src={scenes[name]} alt="" loading="lazy" onError={hideMissing} />
}

/** The space of a scene that is not fetched yet. */
export function NoScene() {
  return <div className={styles.scene} />
}

/** A vignette, at most 360 px wide. */
export function Spot({ name }: { readonly name: keyof typeof spots }) {
  return <img className={styles.spot} src={spots[name]} alt="" width={360} height={220} onError={hideMissing} />
}
