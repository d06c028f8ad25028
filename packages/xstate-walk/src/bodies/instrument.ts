/** Adds switches to the source of a machine, each of which turns one fault in the functions of its configuration on. */
import { parse } from 'acorn'
import { otherValue } from '../faults/other-value.ts'
import { valueText } from '../walk/value-text.ts'
import { Places, type Place } from './body-places.ts'
import type { InstrumentedFile } from './switches.ts'
import { childrenOf, nameIn, returns, type AnyNode } from './syntax.ts'

export interface Instrumented {
  readonly code: string
  /** What each switch changes, in their order. */
  readonly faults: readonly string[]
}

/** The name of the function in instrumented code that tells whether a switch is on. */
export const isOn = '__walkFault'

const opposites: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
}

/** An ES module, or one in CommonJS. */
export type ModuleKind = 'module' | 'script'

/**
 * Null if the code has no function of a configuration in it. `file` is the name in the descriptions, `code` is JavaScript.
 * Functions of the module that these call are changed as well.
 */
export function instrument(code: string, file: string, kind: ModuleKind = 'module'): Instrumented | null {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: kind, allowReturnOutsideFunction: true }) as unknown as AnyNode
  const places = new Places(program)
  if (places.found.length === 0) return null
  const writer = new Writer(code, file, places)
  const changed = writer.write(program)
  if (writer.faults.length === 0) return null
  const described: InstrumentedFile = { file, faults: writer.faults, guessed: writer.guessed, hasMachine: places.hasMachine }
  return { code: prelude(described) + changed, faults: writer.faults }
}

function prelude(file: InstrumentedFile): string {
  return `const ${isOn} = globalThis[Symbol.for('xstate-walk')]?.register(${JSON.stringify(file)}) ?? (() => false);`
}

/** Rewrites the code from the inside out. */
class Writer {
  readonly faults: string[] = []
  /** The faults in functions that perhaps no machine calls. */
  readonly guessed: string[] = []
  readonly #code: string
  readonly #file: string
  readonly #places: Places
  #place: Place | null = null

  constructor(code: string, file: string, places: Places) {
    this.#code = code
    this.#file = file
    this.#places = places
  }

  write(node: AnyNode): string {
    const outer = this.#place
    this.#place = this.#places.placeOf(node) ?? outer
    const text = this.#changed(node)
    this.#place = outer
    return text
  }

  #changed(node: AnyNode): string {
    const place = this.#place
    if (!place) return this.#plain(node)
    if (place.hasFields && node.type === 'ObjectExpression' && this.#isChanges(place, node)) return this.#object(node, node === place.node)
    const initial = this.#places.isInitial(node) ? otherValues(node) : []
    const wrong = [...wrongVersions(node, (inner) => this.#text(inner)), ...initial]
    return wrong.reduce((text, [fault, version]) => `(${isOn}(${this.#add(fault)}) ? (${version}) : (${text}))`, this.#plain(node))
  }

  /** Whether the object holds the changes: it is the argument of `assign`, or what its function returns. */
  #isChanges({ node: root }: Place, node: AnyNode): boolean {
    return node === root || returns(root, node)
  }

  /** Each field can be forgotten. In an object of functions the field keeps its value, which the context has. */
  #object(node: AnyNode, isArgument: boolean): string {
    const properties = node.properties as readonly AnyNode[]
    const texts = properties.map((property) => {
      const { key, value } = property
      if (property.type !== 'Property' || property.computed || property.kind !== 'init') return this.write(property)
      const name = nameIn(key)
      const fault = this.#add(`forgets ${name}`)
      if (!isArgument) return `...(${isOn}(${fault}) ? {} : { ${this.write(property)} })`
      // The text of a method begins with its parameters.
      const given = `${property.method ? 'function ' : ''}${this.write(value as AnyNode)}`
      const call = `(typeof value === 'function' ? value(args, params) : value)`
      return `${JSON.stringify(name)}: ((value) => (args, params) => ${isOn}(${fault}) ? args.context[${JSON.stringify(name)}] : ${call})(${given})`
    })
    return `{ ${[...texts, ...(isArgument ? [] : this.#swaps(properties))].join(', ')} }`
  }

  /** Two neighbouring fields can have each other's values, unless these are written alike. */
  #swaps(properties: readonly AnyNode[]): string[] {
    const simple = properties.filter(({ type, computed: isComputed, kind }) => type === 'Property' && !isComputed && kind === 'init')
    return simple.slice(1).flatMap((second, index) => {
      const [one, other] = [simple[index] as AnyNode, second]
      if (this.#text(one.value as AnyNode) === this.#text(other.value as AnyNode)) return []
      const fault = this.#add(`swaps ${nameIn(one.key)} and ${nameIn(other.key)}`)
      const given = (key: AnyNode, { value }: AnyNode) => `${this.#text(key.key as AnyNode)}: ${this.#text(value as AnyNode)}`
      return [`...(${isOn}(${fault}) ? { ${given(one, other)}, ${given(other, one)} } : {})`]
    })
  }

  #add(fault: string): number {
    const described = `${this.#file} ${this.#place?.name ?? ''} ${fault}`
    const same = this.faults.filter((each) => each === described || each.startsWith(`${described} (`)).length
    const name = same > 0 ? `${described} (${same + 1})` : described
    if (this.#place?.isGuessed) this.guessed.push(name)
    return this.faults.push(name) - 1
  }

  /** The text of a node with its children rewritten. */
  #plain(node: AnyNode): string {
    let text = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      text += this.#code.slice(at, child.start) + this.write(child)
      at = child.end
    }
    return text + this.#code.slice(at, node.end)
  }

  #text(node: AnyNode): string {
    return this.#code.slice(node.start, node.end)
  }
}

/** Each with its description. */
function wrongVersions(node: AnyNode, text: (node: AnyNode) => string): [fault: string, version: string][] {
  const { type, operator } = node as { type: string; operator?: string }
  const sides = (other: string): [string, string] => {
    const [left, right] = [text(node.left as AnyNode), text(node.right as AnyNode)]
    // Another operator can bind more tightly, and some do not stand beside each other without parentheses.
    return [`says "${`${left} ${other} ${right}`.replaceAll(/\s+/g, ' ')}"`, `(${left}) ${other} (${right})`]
  }
  if (type === 'BinaryExpression' && operator !== undefined && operator in opposites) return (opposites[operator] ?? []).map(sides)
  if (type === 'LogicalExpression' && operator !== '??') return [sides(operator === '&&' ? '||' : '&&')]
  if (type === 'UnaryExpression' && operator === '!')
    return [[`says "${text(node.argument as AnyNode)}"`, text(node.argument as AnyNode)]]
  const other = numeric[operator ?? '']
  if (other !== undefined && type === 'BinaryExpression' && [node.left, node.right].some(isNumber)) return [sides(other)]
  return []
}

/** Another value in place of one that is written in an initial context. */
function otherValues({ type, value, raw, regex, bigint }: AnyNode): [fault: string, version: string][] {
  if (regex !== undefined || bigint !== undefined) return []
  const other = valueText(otherValue(type === 'Literal' ? value : []))
  return [[`begins with ${other}, not ${String(raw ?? '[]')}`, other]]
}

const numeric: Readonly<Record<string, string>> = { '+': '-', '-': '+' }

/** A number that is written: beside another value, a plus could join texts. */
function isNumber(node: unknown): boolean {
  const { type, value } = node as AnyNode
  return type === 'Literal' && typeof value === 'number'
}
