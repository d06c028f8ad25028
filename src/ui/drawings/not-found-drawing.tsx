/** No such page: a signpost without a word, and a goat that has eaten the map. */
import { Spot } from './scene.tsx'
import { tufts } from './outlines.ts'

const grass = tufts([[-156, 196], [-120, 206], [-20, 208], [120, 206], [156, 196]])

export function NotFoundDrawing() {
  return (
    <Spot>
      <path d="M-172 198Q-90 176 0 184T172 194Q120 218 0 218T-172 198z" fill="var(--d-hill-far)" />
      <path d="M-60 218Q-30 200-52 190T-30 180L-20 181Q-34 188-14 194T10 217z" fill="var(--d-earth)" />
      <path d={grass} fill="var(--d-hill-near)" />
      <g stroke="var(--d-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-94 200V36H-84V200z" fill="var(--d-bark)" />
        <path d="M-150 48H-72L-60 60-72 72H-150z" fill="var(--d-wall)" transform="rotate(-4 -89 60)" />
        <path d="M-30 84H-110L-124 96-110 108H-30z" fill="var(--d-straw)" transform="rotate(5 -89 96)" />
        <path d="M-136 60h40M-86 61h8M-100 98h36" fill="none" strokeWidth="3" strokeDasharray="1 8" />
        <path d="M-104 200q2-10 8-12 14-4 22 12z" fill="var(--d-stone)" />
      </g>
      <Goat />
    </Spot>
  )
}

function Goat() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M118 150L128 200H119L106 160zM54 160L56 200H47L42 158z" fill="var(--d-wall-shade)" />
      <path d="M48 206v-8h9v8zM120 206v-8h9v8z" fill="var(--d-hair)" stroke="none" />
      <path d="M34 122Q40 106 60 108Q92 114 116 104Q136 104 134 130Q136 146 124 158Q100 166 74 164Q50 164 38 152z" fill="var(--d-wall)" />
      <path d="M74 112Q96 116 116 106Q128 108 126 122Q112 136 92 132Q76 128 74 112z" fill="var(--d-bark)" stroke="none" />
      <path d="M130 110Q146 94 148 104Q146 116 134 122z" fill="var(--d-wall)" />
      <path d="M66 160L64 204H55L52 158zM110 160L108 204H99L96 162z" fill="var(--d-wall)" />
      <path d="M55 204v-8h9v8zM99 204v-8h9v8z" fill="var(--d-hair)" stroke="none" />
      <path d="M34 128Q24 108 28 88L52 84Q56 104 66 112Q62 132 44 140z" fill="var(--d-wall)" />
      <path d="M30 66Q32 34 60 28Q46 42 44 66zM42 66Q50 42 74 42Q58 52 54 70z" fill="var(--d-stone-shade)" />
      <path d="M52 76Q72 72 78 84Q66 92 52 86z" fill="var(--d-bark)" />
      <path d="M26 68Q42 58 54 70Q58 86 46 98L30 116Q22 122 14 116Q6 110 10 102Q18 88 26 68z" fill="var(--d-wall)" />
      <path d="M24 116Q22 136 30 142Q36 130 34 112z" fill="var(--d-wall-shade)" />
      <path d="M36 76q5-2 8 3M12 104q3-1 4 2M12 112q8 3 14-3" fill="none" strokeWidth="1.8" />
      <circle cx="40" cy="81" r="2.2" fill="var(--d-ink)" stroke="none" />
      <path d="M16 114L-26 104-34 138-20 134-14 146-4 140 6 150 12 130 18 128z" fill="var(--d-straw)" />
      <path d="M-22 114Q-10 112-8 122T8 128M-20 128l10 3M2 114l6 8" fill="none" stroke="var(--d-blue)" strokeWidth="1.6" />
      <path d="M-6 110l5 5M-1 110l-5 5" fill="none" stroke="var(--d-clay)" strokeWidth="2" />
      <path d="M10 112Q18 110 24 114" fill="none" />
    </g>
  )
}
