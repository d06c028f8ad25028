/** Shops: a village shop with jars in its window and vegetables at its door. */
import { disc, leafPath, scatter } from './outlines.ts'
import { Scene } from './scene.tsx'

const stripes = [0, 1, 2, 3, 4, 5, 6, 7]
/* The sign has no words: a sprig between two lines is read in any language. */
const sprig = [-42, -30, -18]
  .flatMap((x) => [leafPath(x, 63, -42, 13, 4), leafPath(x, 63, 42, 13, 4)])
  .concat(leafPath(-6, 63, 0, 14, 4))
  .join('')

export function ShopDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <path d="M-600 180Q-420 60-280 90T-60 30V260H-600zM600 190Q420 70 280 96T60 30V260H600z" fill="var(--d-hill-far)" />
      <Neighbours />
      <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-152 30H152V254H-152z" fill="var(--d-wall)" />
        <path d="M-152 254V230H-134V206H-152V182H-138V158H-152V134H-136V110H-152V86H-138V62H-152zM152 254V226H138V202H152V178H134V154H152V130H138V106H152V82H136V58H152z" fill="var(--d-wall-shade)" strokeWidth="1.2" />
        <path d="M-166 32L-156 12H156L166 32z" fill="var(--d-roof)" />
        <path d="M-166 32q7 8 13 0q7 8 13 0q7 8 13 0q7 8 13 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0" fill="var(--d-roof-shade)" strokeWidth="1.2" />
        <path d="M-110 48H70V78H-110z" fill="var(--d-leaf-dark)" />
        <path d={sprig} fill="var(--d-leaf-light)" stroke="none" />
        <path d="M-52 63H-6" fill="none" stroke="var(--d-leaf-light)" />
        <path d="M-98 63h30M26 63h30" stroke="var(--d-pale)" strokeWidth="3" />
        <path d="M-106 52H66V74H-106z" fill="none" stroke="var(--d-leaf-light)" strokeWidth="1.2" />
        <path d="M-124 104H28V196H-124z" fill="var(--d-window)" />
        <Jars />
        <path d="M-128 194H32V202H-128z" fill="var(--d-bark)" />
        {stripes.map((stripe) => (
          <path
            key={stripe}
            d={`M${-120 + stripe * 18} 88h18L${-111 + stripe * 21} 116q-10.5 11-21 0z`}
            fill={stripe % 2 ? 'var(--d-pale)' : 'var(--d-clay)'}
          />
        ))}
        <path d="M52 100H118V254H52z" fill="var(--d-wall-shade)" />
        <path d="M58 106H112V252H58z" fill="var(--d-blue)" />
        <path d="M65 114H105V172H65z" fill="var(--d-window)" />
        <path d="M85 114V172M65 142H105M66 184H82V240H66zM88 184H104V240H88z" fill="none" strokeWidth="1.4" />
        <path d={disc(107, 200, 2.6)} fill="var(--d-gold)" />
        <path d="M85 142L76 154H94z" fill="none" strokeWidth="1" />
        <path d="M74 153H96V168H74z" fill="var(--d-pale)" strokeWidth="1.2" />
        <path d={leafPath(79, 161, 0, 13, 4.5)} fill="var(--d-leaf)" strokeWidth="1" />
      </g>
      <path d="M-600 250H600V620H-600z" fill="var(--d-earth)" />
      <path d="M-600 250H600M-560 268h80M-440 262h60M-330 276h70M-230 264h46M-150 278h60M-60 286h70M60 272h50M150 284h60M240 266h60M330 278h80M440 264h60" stroke="var(--d-earth-shade)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M46 250H124L130 262H40z" fill="var(--d-stone)" stroke="var(--d-ink)" strokeWidth="1.6" />
      <Crate x={-118} fruit="var(--d-petal)" />
      <Crate x={-68} fruit="var(--d-lemon)" />
      <Crate x={-18} fruit="var(--d-aubergine)" />
      <Bougainvillea />
      <Cat />
    </Scene>
  )
}

function Neighbours() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M-420 88H-172V254H-420z" fill="var(--d-straw)" />
      <path d="M-432 90L-416 66H-164L-160 90z" fill="var(--d-roof)" />
      <path d="M-380 120H-340V170H-380zM-270 120H-230V170H-270z" fill="var(--d-window)" />
      <path d="M-394 120H-380V170H-394zM-340 120H-326V170H-340zM-284 120H-270V170H-284zM-230 120H-216V170H-230z" fill="var(--d-leaf)" />
      <path d="M-324 190Q-324 174-306 174T-288 190V254H-324z" fill="var(--d-bark)" />
      <path d="M172 100H430V254H172z" fill="var(--d-wall-shade)" />
      <path d="M160 102L170 80H440L448 102z" fill="var(--d-roof)" />
      <path d="M220 130H258V176H220zM340 130H378V176H340z" fill="var(--d-window)" />
      <path d="M206 130H220V176H206zM258 130H272V176H258zM326 130H340V176H326zM378 130H392V176H378z" fill="var(--d-blue)" />
    </g>
  )
}

function Cat() {
  return (
    <g transform="translate(146 264)" stroke="var(--d-ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M12-2Q30-2 28-18Q27-26 22-24" fill="none" strokeWidth="6" />
      <path d="M12-2Q30-2 28-18Q27-26 22-24" fill="none" stroke="var(--d-gold)" strokeWidth="3" />
      <path d="M-12 0Q-16-24-4-34H6Q20-20 14 0z" fill="var(--d-gold)" />
      <path d="M-13-48L-12-37Q-10-28 0-28T13-37L14-48 7-43H-6z" fill="var(--d-gold)" />
      <path d="M-5-38v2M5-38v2M-1.5-34h3M-4 0V-14M4 0V-14M10-22l6-1M12-14l5 0M-10-20l-4-1" fill="none" strokeWidth="1.3" />
    </g>
  )
}

/* Along the stem: up the right corner, then to the left above the door. */
const places = Array.from({ length: 44 }, (_, index) => {
  const along = index / 43
  const wander = (scatter(index, 0.754878) - 0.5) * 34
  return along < 0.5
    ? { x: 146 - along * 24 + wander * 0.7, y: 216 - along * 270 + wander * 0.4 }
    : { x: 146 - (along - 0.42) * 170 + wander * 0.4, y: 92 - Math.sin(along * 5) * 10 + wander * 0.7 }
})

const spray = (turns: readonly number[], length: number, width: number, every: number) =>
  places
    .filter((_, index) => index % 3 !== every)
    .flatMap(({ x, y }, index) => turns.map((turn) => leafPath(x, y, turn + scatter(index) * 120, length, width)))
    .join('')

const leaves = spray([-60, 150], 12, 4, 0)
const blooms = spray([0, 120, 240], 9, 5, 1)

/** A bougainvillea that climbs the corner of the shop and arches over its door. */
function Bougainvillea() {
  return (
    <g strokeLinejoin="round">
      <path d="M150 252Q140 190 146 130T134 86Q100 70 62 92" fill="none" stroke="var(--d-bark-shade)" strokeWidth="3.5" />
      <path d={leaves} fill="var(--d-leaf)" />
      <path d={blooms} fill="var(--d-bloom)" stroke="var(--d-ink)" strokeWidth="0.6" />
    </g>
  )
}

const heap = [[6, 22], [17, 20], [28, 21], [39, 22], [11, 14], [22, 12], [33, 14]] as const
const fruits = heap.map(([x, y]) => disc(x, y, 6.5)).join('')
const stalks = heap.map(([x, y]) => leafPath(x, y - 4, -70, 6, 2) + leafPath(x, y - 4, -130, 6, 2)).join('')

/** A crate of fruit, tipped towards the street. */
function Crate({ x, fruit }: { x: number; fruit: string }) {
  return (
    <g transform={`translate(${x} 210)`} stroke="var(--d-ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={fruits} fill={fruit} />
      <path d={stalks} fill="var(--d-leaf)" stroke="none" />
      <path d="M-2 24H47L44 50H1z" fill="var(--d-straw)" />
      <path d="M-1 33H46M0 42H45M8 24L10 50M37 24L35 50" fill="none" strokeWidth="1.2" />
    </g>
  )
}

const fillings = ['--d-gold', '--d-leaf', '--d-clay', '--d-straw', '--d-leaf-dark', '--d-petal', '--d-lemon', '--d-bark']

const jars = fillings.flatMap((filling, index) =>
  [0, 1].map((shelf) => ({
    x: -114 + index * 17.5 + shelf * 3,
    y: shelf ? 192 : 150,
    height: 20 + ((index * 5 + shelf * 3) % 3) * 4,
    filling: fillings[(index * 3 + shelf * 5) % fillings.length] ?? filling,
  })),
)

/** Two shelves of jars: oil, honey, olives, pulses and herbs. */
function Jars() {
  return (
    <g strokeWidth="1.2">
      {jars.map(({ x, y, height, filling }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M0 0V${5 - height}q0-3 3-3h7q3 0 3 3V0z`} fill="var(--d-pale)" />
          <path d={`M1.5-1V${10 - height}H11.500V-1z`} fill={`var(${filling})`} stroke="none" />
          <path d={`M2 ${2 - height}h9v-4H2z`} fill="var(--d-bark)" />
        </g>
      ))}
      <path d="M-124 150H28V154H-124z" fill="var(--d-bark)" />
    </g>
  )
}
