/** What is on the table: a village salad, bread, olives, a carafe and two glasses. */
import { disc } from '../disc.ts'
import { leafPath } from '../leaf.ts'

const tomatoes = [[-26, 168], [-4, 164], [18, 169], [30, 172]] as const
const cucumbers = [[-14, 172], [8, 173], [-36, 174]] as const
const greens = [-165, -140, -118, -92, -66, -40, -15].map((angle, index) => leafPath(-33 + index * 11, 178, angle, 27, 8)).join('')
const basil = [-150, -30, -115, -65].map((angle) => leafPath(3, 168, angle, 21, 9)).join('')
const olives = [[68, 188], [75, 190], [82, 187], [88, 190], [72, 184], [80, 183]].map(([x = 0, y = 0]) => disc(x, y, 3.6)).join('')

export function Dishes() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-106 196V176Q-108 168-102 162V146H-88V162Q-82 168-84 176V196Q-95 200-106 196z" fill="var(--d-pale)" />
      <path d="M-104 195V180H-86V195Q-95 198-104 195z" fill="var(--d-gold)" stroke="none" />
      <path d="M-103 146q8-5 16 0" fill="none" />
      <path d="M-74 182h13l-2 18h-9z" fill="var(--d-pale)" />
      <path d="M-72 190h9l-1 9h-7z" fill="var(--d-gold)" stroke="none" />
      <path d={greens} fill="var(--d-leaf)" strokeWidth="1.2" />
      <path d={tomatoes.map(([x, y]) => disc(x, y, 9)).join('')} fill="var(--d-petal)" strokeWidth="1.3" />
      <path d={cucumbers.map(([x, y]) => disc(x, y, 7)).join('')} fill="var(--d-leaf-light)" strokeWidth="1.3" />
      <path d={cucumbers.map(([x, y]) => disc(x - 1, y, 1) + disc(x + 2, y + 1, 0.8)).join('')} fill="var(--d-leaf-dark)" stroke="none" />
      <path d={basil} fill="var(--d-leaf)" strokeWidth="1.2" />
      <path d="M-48 176H46Q44 202 20 206H-22Q-46 202-48 176z" fill="var(--d-clay)" />
      <path d="M-45 186Q0 192 43 186" fill="none" stroke="var(--d-gold)" strokeWidth="2.4" />
      <path d={olives} fill="var(--d-aubergine)" strokeWidth="1" />
      <path d="M60 190H96Q94 203 84 204H72Q62 203 60 190z" fill="var(--d-blue)" />
      <path d="M-120 204Q-118 196-106 197L-70 202Q-62 206-66 212H-114Q-121 211-120 204z" fill="var(--d-straw)" transform="translate(26 4)" />
      <path d="M-80 204l4 7M-68 205l4 8M-56 207l3 6" fill="none" />
      <path d="M98 182h13l-2 18h-9z" fill="var(--d-pale)" />
      <path d="M100 190h9l-1 9h-7z" fill="var(--d-gold)" stroke="none" />
    </g>
  )
}
