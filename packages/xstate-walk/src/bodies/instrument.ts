/** Adds switches to the source of a machine, each of which turns one fault in a guard or an assign on. */
import { parse, type Node } from 'acorn'

export interface Instrumented {
  readonly code: string
  /** What each switch changes, in their order. */
  readonly faults: readonly string[]
}

/** The name of the function in instrumented code that tells whether a switch is on. */
const isOn = '__walkFault'

/** A node with its children; acorn's own types have one interface for each kind. */
type AnyNode = Node & Readonly<Record<string, unknown>>

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
 * Null if the code has no guard and no assign in it. `file` is the name in the descriptions, `code` is JavaScript.
 * Functions of the module that guards and assigns call are changed as well.
 */
export function instrument(code: string, file: string, kind: ModuleKind = 'module'): Instrumented | null {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: kind, allowReturnOutsideFunction: true }) as unknown as AnyNode
  const places = new Places(program)
  if (places.found.length === 0) return null
  const writer = new Writer(code, file, places)
  const changed = writer.write(program)
  if (writer.faults.length === 0) return null
  return { code: prelude(file, writer.faults) + changed, faults: writer.faults }
}

function prelude(file: string, faults: readonly string[]): string {
  return `const ${isOn} = globalThis[Symbol.for('xstate-walk')]?.register(${JSON.stringify(file)}, ${JSON.stringify(faults)}) ?? (() => false);`
}

interface Place {
  readonly name: string
  readonly node: AnyNode
  /** Whether the function returns the changes of an assign, or the node is the object of one. */
  readonly isAssign: boolean
}

/** Where guards and assigns are, and the functions of the module that they call. */
class Places {
  readonly found: Place[] = []
  readonly #functions = new Map<string, AnyNode>()
  readonly #known = new Set<AnyNode>()

  constructor(program: AnyNode) {
    for (const statement of program.body as readonly AnyNode[]) this.#collectFunctions(statement)
    visit(program, (node) => this.#look(node))
    for (const { node, name, isAssign } of this.found) this.#followCalls(node, name, isAssign)
  }

  placeOf(node: AnyNode): Place | undefined {
    return this.found.find((place) => place.node === node)
  }

  #collectFunctions(statement: AnyNode): void {
    const declared = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as AnyNode | null
    if (declared?.type === 'FunctionDeclaration') this.#functions.set(nameIn(declared.id), declared)
    if (declared?.type !== 'VariableDeclaration') return
    for (const { id, init } of declared.declarations as readonly { id: AnyNode; init: AnyNode | null }[]) {
      const value = init && withoutName(init)
      if (value && isFunction(value)) this.#functions.set(nameIn(id), value)
    }
  }

  #look(node: AnyNode): void {
    if (node.type === 'Property') this.#lookAtProperty(node)
    if (node.type !== 'CallExpression' || !isAssignOfXState(node)) return
    const [changes] = node.arguments as readonly AnyNode[]
    if (changes) this.#add('assign', changes, true)
  }

  #lookAtProperty({ key, value }: AnyNode): void {
    const name = nameIn(key)
    if (name === 'guard') this.#add('guard', value as AnyNode, false)
    if (name !== 'guards' || (value as AnyNode).type !== 'ObjectExpression') return
    for (const guard of (value as AnyNode).properties as readonly AnyNode[]) {
      if (guard.type === 'Property') this.#add(nameIn(guard.key), guard.value as AnyNode, false)
    }
  }

  /** A name stands for a function of the module. */
  #add(name: string, given: AnyNode, isAssign: boolean): void {
    const node = withoutName(given)
    const named = node.type === 'Identifier' ? this.#functions.get(nameIn(node)) : node
    if (!named || this.#known.has(named) || !(isFunction(named) || named.type === 'ObjectExpression')) return
    this.#known.add(named)
    this.found.push({ name: node.type === 'Identifier' ? nameIn(node) : name, node: named, isAssign })
  }

  #followCalls(node: AnyNode, _: string, isAssign: boolean): void {
    visit(node, (inner) => {
      if (inner.type !== 'CallExpression') return
      const called = calleeOf(inner)
      const named = this.#functions.get(called)
      if (named)
        this.#add(called, { type: 'Identifier', name: called, start: 0, end: 0 } as unknown as AnyNode, isAssign && returns(node, inner))
    })
  }
}

/** Rewrites the code from the inside out. */
class Writer {
  readonly faults: string[] = []
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
    if (place.isAssign && node.type === 'ObjectExpression' && this.#isChanges(place, node)) return this.#object(node, node === place.node)
    const wrong = wrongVersions(node, (inner) => this.#text(inner))
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
    return `{ ${texts.join(', ')} }`
  }

  #add(fault: string): number {
    const described = `${this.#file} ${this.#place?.name ?? ''} ${fault}`
    const same = this.faults.filter((each) => each === described || each.startsWith(`${described} (`)).length
    return this.faults.push(same > 0 ? `${described} (${same + 1})` : described) - 1
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
  if (type === 'BinaryExpression') return (opposites[operator ?? ''] ?? []).map(sides)
  if (type === 'LogicalExpression' && operator !== '??') return [sides(operator === '&&' ? '||' : '&&')]
  if (type === 'UnaryExpression' && operator === '!')
    return [[`says "${text(node.argument as AnyNode)}"`, text(node.argument as AnyNode)]]
  return []
}

/** Whether a function returns this node, also from a branch of a condition. */
function returns(root: AnyNode, node: AnyNode): boolean {
  if (!isFunction(root)) return false
  const body = root.body as AnyNode
  const results: AnyNode[] = []
  if (body.type === 'BlockStatement')
    visit(body, (each) => void (each.type === 'ReturnStatement' && each.argument && results.push(each.argument as AnyNode)))
  else results.push(body)
  return results.some((result) => isResult(result, node))
}

function isResult(result: AnyNode, node: AnyNode): boolean {
  if (result === node) return true
  if (result.type === 'ConditionalExpression')
    return isResult(result.consequent as AnyNode, node) || isResult(result.alternate as AnyNode, node)
  return result.type === 'ParenthesizedExpression' && isResult(result.expression as AnyNode, node)
}

function isFunction({ type }: AnyNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
}

/** The function within `__name(function, "name")`, by which esbuild and tsx keep its name; any other node as it is. */
function withoutName(node: AnyNode): AnyNode {
  if (node.type !== 'CallExpression' || nameIn(node.callee) !== '__name') return node
  return (node.arguments as readonly AnyNode[])[0] ?? node
}

/** `assign(…)`, or `assign` of something that is not the `Object` of JavaScript. */
function isAssignOfXState(call: AnyNode): boolean {
  const { type, object } = calledIn(call)
  return calleeOf(call) === 'assign' && !(type === 'MemberExpression' && nameIn(object) === 'Object')
}

/** The name of the function, also of `(0, xstate.assign)`, as compilers write it in CommonJS. */
function calleeOf(call: AnyNode): string {
  const callee = calledIn(call)
  return callee.type === 'MemberExpression' ? nameIn(callee.property) : nameIn(callee)
}

function calledIn({ callee }: AnyNode): AnyNode {
  const { type, expressions } = callee as AnyNode
  return type === 'SequenceExpression' ? ((expressions as readonly AnyNode[]).at(-1) ?? (callee as AnyNode)) : (callee as AnyNode)
}

function nameIn(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : '')
}

function visit(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node)
  for (const child of childrenOf(node)) visit(child, look)
}

/** In the order of the text. The key and the value of a shorthand property are one. */
function childrenOf(node: AnyNode): AnyNode[] {
  const children = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  const inOrder = [...new Set(children)].sort((a, b) => a.start - b.start)
  return inOrder.filter((child, index) => index === 0 || child.start >= (inOrder[index - 1]?.end ?? 0))
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
