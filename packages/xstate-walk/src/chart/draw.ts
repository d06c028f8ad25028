/** Draws a machine as SVG, for light and dark backgrounds. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { escaped } from './escaped.ts'
import { dotOf, layOut } from './lay-out.ts'
import { graphOf, type Arrow, type MachineGraph, type StateBox } from './machine-graph.ts'
import { font, fontSize, lineHeight } from './measures.ts'

const style = `
text{font:${fontSize}px ${font};fill:#15261c}
.name{font-weight:700}
.state{fill:#fffefb;stroke:#7d897f}
.group{fill:#f2eee2;stroke:#7d897f}
.busy{stroke-dasharray:5 3}
.final{stroke-width:3}
.arrow{fill:none;stroke:#4a5a50}
.head,.dot{fill:#4a5a50}
.label{fill:#fbfaf5;fill-opacity:.85}
.paper{fill:#fbfaf5}
`

export async function drawMachine(machine: AnyStateMachine): Promise<string> {
  const graph = graphOf(machine)
  const placed = await layOut(graph)
  const places = absolute(placed, 0, 0)
  const [width, height] = [Math.ceil(placed.width ?? 0), Math.ceil(placed.height ?? 0)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" aria-label="The statechart of ${escaped(machine.id)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse"',
    ' markerWidth="8" markerHeight="8" orient="auto">',
    '<path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...boxes(graph.root, places),
    ...(placed.edges ?? []).map((edge, index) => drawArrow(edge, graph.arrows[index])),
    ...(placed.edges ?? []).flatMap((edge, index) => drawLabels(edge, graph.arrows[index])),
    '</svg>',
    '',
  ].join('\n')
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function absolute(node: ElkNode, left: number, top: number): Map<string, Place> {
  const [x, y] = [left + (node.x ?? 0), top + (node.y ?? 0)]
  const inside = (node.children ?? []).flatMap((child) => [...absolute(child, x, y)])
  return new Map([[node.id, { x, y, width: node.width ?? 0, height: node.height ?? 0 }], ...inside])
}

function boxes(box: StateBox, places: ReadonlyMap<string, Place>): string[] {
  const place = places.get(box.id)
  const dot = places.get(dotOf(box.id))
  if (!place) return []
  const kinds = ['box', box.states.length > 0 ? 'group' : 'state', ...(box.isBusy ? ['busy'] : []), ...(box.isFinal ? ['final'] : [])]
  const { x, y, width, height } = place
  return [
    `<g data-state="${escaped(box.place)}"><rect class="${kinds.join(' ')}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>`,
    `<text class="name" x="${round(x + 12)}" y="${round(y + lineHeight + 2)}">${escaped(box.name)}</text>`,
    ...box.inner.map(
      ({ text, transition }, index) =>
        `<text${of(transition)} x="${round(x + 12)}" y="${round(y + lineHeight * (index + 2) + 2)}">${escaped(text)}</text>`,
    ),
    '</g>',
    ...(dot ? [`<circle class="dot" cx="${round(dot.x + 5)}" cy="${round(dot.y + 5)}" r="5"/>`] : []),
    ...box.states.flatMap((inner) => boxes(inner, places)),
  ]
}

function drawArrow({ sections = [] }: ElkExtendedEdge, arrow: Arrow | undefined): string {
  const lines = sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(''),
  )
  const names = (arrow?.labels ?? []).flatMap(({ transition }) => transition ?? []).join('|')
  return `<path class="arrow"${names === '' ? '' : ` data-transitions="${escaped(names)}"`} marker-end="url(#head)" d="${lines.join('')}"/>`
}

function drawLabels({ labels = [] }: ElkExtendedEdge, arrow: MachineGraph['arrows'][number] | undefined): string[] {
  const [label] = labels
  if (!label || !arrow) return []
  const { x = 0, y = 0, width = 0, height = 0 } = label
  return [
    `<rect class="label" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`,
    ...linesOf(arrow, x, y),
  ]
}

function linesOf({ labels }: Arrow, x: number, y: number): string[] {
  return labels.map(
    ({ text, transition }, index) =>
      `<text${of(transition)} x="${round(x + 4)}" y="${round(y + lineHeight * (index + 1) - 3)}">${escaped(text)}</text>`,
  )
}

function of(transition: string | null): string {
  return transition === null ? '' : ` data-transition="${escaped(transition)}"`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
