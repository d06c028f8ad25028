/** Dining: a laid table under a vine, above the sea. */
import { Chair } from './dine/chair.tsx'
import { Dishes } from './dine/dishes.tsx'
import { Vine } from './dine/vine.tsx'
import { Scene } from './scene.tsx'

const checks = Array.from({ length: 7 }, (_, index) => {
  const top = -104 + index * 32
  const low = -118 + index * 36.4
  return `M${top} 186L${low} 212V238H${low + 18.2}V212L${top + 16} 186z`
}).join('')

export function DineDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="112" cy="96" r="38" fill="var(--d-glow)" opacity="0.5" />
      <circle cx="112" cy="96" r="22" fill="var(--d-sun)" />
      <path d="M-600 110L-420 92-300 104-190 84-100 100-20 122H-600zM170 122Q240 98 330 108T600 96V122z" fill="var(--d-mountain)" />
      <path d="M-600 120H600V210H-600z" fill="var(--d-sea)" />
      <path d="M90 128h44M98 135h30M80 142h24M108 142h26" stroke="var(--d-glint)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-120 134h40M-40 130h30M-230 132h40M20 146h30M-160 150h30M190 136h40M280 146h50M-360 144h50" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      <g transform="translate(-56 130)" stroke="var(--d-ink)" strokeWidth="1.3" strokeLinejoin="round">
        <path d="M0 0V-28L17-4z" fill="var(--d-pale)" />
        <path d="M-14 0H20Q16 8 10 8H-6z" fill="var(--d-clay)" />
      </g>
      <path d="M-600 168H600V250H-600z" fill="var(--d-wall)" stroke="var(--d-ink)" strokeWidth="1.8" />
      <path d="M-600 168H600V177H-600z" fill="var(--d-wall-shade)" stroke="var(--d-ink)" strokeWidth="1.4" />
      <path d="M-600 246H600V620H-600z" fill="var(--d-earth)" />
      <path d="M-600 246H600M-420 268h90M-300 282h80M-190 266h60M-90 284h80M40 272h60M130 286h70M240 268h90M370 282h80" stroke="var(--d-earth-shade)" strokeWidth="2.4" strokeLinecap="round" />
      <Vine />
      <Chair x={-146} />
      <Chair x={146} mirrored />
      <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round">
        <path d="M-98 236L-104 284H-95L-88 236zM98 236L104 284H95L88 236z" fill="var(--d-blue)" />
        <path d="M-106 186H106L128 212V238H-128V212z" fill="var(--d-pale)" stroke="none" />
        <path d={checks} fill="var(--d-sea-light)" />
        <path d="M-106 186H106L128 212V238H-128V212zM-128 212H128M-123 225H123" fill="none" />
      </g>
      <Dishes />
    </Scene>
  )
}
