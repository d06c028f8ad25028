/** The landscape at the top of home: a bay, a village and olive trees; day in light, evening in dark. */
import { Bicycle } from './hero/bicycle.tsx'
import { Cypress } from './hero/cypress.tsx'
import { Grove, type Place } from './hero/grove.tsx'
import { FarHills, MiddleHills, NearHills } from './hero/hills.tsx'
import { Meadow } from './hero/meadow.tsx'
import { OliveTree } from './hero/olive-tree.tsx'
import { Sea } from './hero/sea.tsx'
import { Sky } from './hero/sky.tsx'
import { StoneWall } from './hero/stone-wall.tsx'
import { Turbines } from './hero/turbines.tsx'
import { Village } from './hero/village.tsx'
import paint from './drawing.module.css'

const farGrove: Place[] = [
  [-720, 200, 11], [-690, 210, 12], [-660, 198, 11], [-628, 212, 12], [-600, 204, 11], [-570, 218, 12], [-750, 216, 12],
  [480, 240, 11], [510, 250, 12], [540, 232, 11], [572, 244, 12], [606, 228, 11], [640, 240, 12], [-300, 254, 9],
]

const grove: Place[] = [
  [330, 306, 14], [366, 298, 14], [400, 312, 15], [436, 296, 14], [474, 304, 15], [508, 288, 14], [546, 296, 15],
  [586, 282, 14], [624, 292, 15], [660, 280, 14], [248, 316, 12], [206, 320, 12], [-620, 284, 14], [-584, 296, 15],
  [-660, 294, 14], [-548, 306, 15], [-700, 302, 15], [-600, 314, 16], [-1270, 276, 14], [-1310, 290, 15], [-1240, 296, 15],
]

/*
 * The view box is the 320 px around the middle; what lies beside it shows as the window widens,
 * at the same scale, so the words of the banner always stand on the same sky.
 */
export function HeroLandscape() {
  return (
    <svg
      className={`${paint.drawing} ${paint.hero}`}
      viewBox="-160 0 320 400"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <Sea />
      <FarHills />
      <Turbines />
      <Grove places={farGrove} />
      <MiddleHills />
      <Cypress x={-516} y={268} scale={0.72} />
      <Cypress x={-538} y={276} scale={0.56} />
      <Village />
      <Cypress x={-392} y={262} scale={0.42} />
      <Cypress x={-240} y={294} scale={0.44} />
      <Cypress x={286} y={304} scale={0.5} />
      <Cypress x={690} y={268} scale={0.7} />
      <Cypress x={714} y={272} scale={0.56} />
      <Grove places={grove} />
      <NearHills />
      <StoneWall x={-1180} y={346} length={440} turn={1} />
      <StoneWall x={560} y={362} length={340} turn={-2} />
      <OliveTree x={-680} y={356} scale={0.86} />
      <OliveTree x={-940} y={358} scale={0.7} />
      <OliveTree x={430} y={356} scale={0.8} />
      <OliveTree x={1010} y={362} scale={0.9} />
      <OliveTree x={112} y={382} />
      <Bicycle x={-48} y={387} />
      <Meadow />
    </svg>
  )
}
