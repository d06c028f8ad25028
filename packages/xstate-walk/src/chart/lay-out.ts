/** Computes the positions of the boxes and the routes of the arrows. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { laidOut } from './layouts.ts'
import { lineHeight, textWidth } from './measures.ts'
import type { Arrow, MachineGraph, StateBox } from './machine-graph.ts'

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.edgeLabels.inline': 'true',
}

/** The graph with positions, relative to the top left corner of the diagram. */
export async function layOut(graph: MachineGraph): Promise<ElkNode> {
  const edges = [...graph.arrows.map(edgeOf), ...initialEdges(graph.root)]
  return laidOut({ id: 'all', layoutOptions: options, children: [nodeOf(graph.root)], edges })
}

/** The dot that marks the initial state. */
export function dotOf(id: string): string {
  return `${id} begins`
}

function nodeOf({ id, name, inner, states, initial }: StateBox): ElkNode {
  const texts = [name, ...inner.map(({ text }) => text)]
  const width = Math.max(...texts.map((text) => textWidth(text))) + 24
  const top = texts.length * lineHeight + 12
  if (states.length === 0) return { id, width: Math.max(width, 60), height: top + 4 }
  const dot = initial === null ? [] : [{ id: dotOf(id), width: 10, height: 10 }]
  return {
    id,
    children: [...dot, ...states.map(nodeOf)],
    layoutOptions: {
      'elk.padding': `[top=${top + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},0)`,
    },
  }
}

function edgeOf({ from, to, labels }: Arrow, index: number): ElkExtendedEdge {
  const width = Math.max(...labels.map(({ text }) => textWidth(text))) + 8
  return {
    id: `arrow ${index}`,
    sources: [from],
    targets: [to],
    labels: [{ id: `label ${index}`, text: labels.map(({ text }) => text).join('\n'), width, height: labels.length * lineHeight + 4 }],
  }
}

function initialEdges({ id, initial, states }: StateBox): ElkExtendedEdge[] {
  const own = initial === null ? [] : [{ id: `${id} begins with`, sources: [dotOf(id)], targets: [initial] }]
  return [...own, ...states.flatMap(initialEdges)]
}
