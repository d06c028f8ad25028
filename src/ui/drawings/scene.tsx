/** The SVG frames of the drawings: a scene fills its card, a spot has no background. */
import type { ReactNode } from 'react'
import paint from './drawing.module.css'

type FrameProps = { readonly children: ReactNode }

/**
 * 300 px high. Everything keeps its scale from 360 px on; ground and sky are drawn far beyond the view box,
 * so wider and narrower cards show more of them instead of an empty edge.
 */
export function Scene({ children }: FrameProps) {
  return (
    <svg className={`${paint.drawing} ${paint.scene}`} viewBox="-180 0 360 300" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** A vignette without a background, at most 360 px wide. */
export function Spot({ children }: FrameProps) {
  return (
    <svg className={`${paint.drawing} ${paint.spot}`} viewBox="-180 0 360 220" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
