/** Where the functions of a machine's configuration are in its source. */
import { calleeOf, isAssignOfXState, isFunction, nameIn, returns, visit, withoutName, type AnyNode } from './syntax.ts'

/** The fields of a configuration that can be functions of the context, and whose results the table compares. */
const computed = ['params', 'input', 'output']

/** The functions of XState whose arguments can be functions of the context. */
const sending = ['sendTo', 'sendParent', 'raise', 'emit', 'log', 'spawnChild']

export interface Place {
  readonly name: string
  readonly node: AnyNode
  /** Whether the function returns fields that can be forgotten, as the changes of an assign, or the node is the object of one. */
  readonly hasFields: boolean
}

/** Where the functions of a configuration are, and those of the module that they call. */
export class Places {
  readonly found: Place[] = []
  /** Whether a machine is made in this code. */
  hasMachine = false
  readonly #functions = new Map<string, AnyNode>()
  readonly #known = new Set<AnyNode>()

  constructor(program: AnyNode) {
    for (const statement of program.body as readonly AnyNode[]) this.#collectFunctions(statement)
    visit(program, (node) => this.#look(node))
    for (const { node, name, hasFields } of this.found) this.#followCalls(node, name, hasFields)
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
    if (node.type !== 'CallExpression') return
    const given = node.arguments as readonly AnyNode[]
    const [changes] = given
    if (changes && isAssignOfXState(node)) this.#add('assign', changes, true)
    const callee = calleeOf(node)
    if (callee === 'createMachine') this.hasMachine = true
    if (callee === 'enqueueActions' && changes) this.#add(callee, changes, false)
    const functions = given.filter((argument) => isFunction(withoutName(argument)))
    if (sending.includes(callee)) for (const each of functions) this.#add(callee, each, true)
  }

  #lookAtProperty({ key, value }: AnyNode): void {
    const name = nameIn(key)
    if (computed.includes(name) && isFunction(withoutName(value as AnyNode))) this.#add(name, value as AnyNode, true)
    if (name === 'guard') this.#add('guard', value as AnyNode, false)
    if (name !== 'guards' || (value as AnyNode).type !== 'ObjectExpression') return
    for (const guard of (value as AnyNode).properties as readonly AnyNode[]) {
      if (guard.type === 'Property') this.#add(nameIn(guard.key), guard.value as AnyNode, false)
    }
  }

  /** A name stands for a function of the module. */
  #add(name: string, given: AnyNode, hasFields: boolean): void {
    const node = withoutName(given)
    const named = node.type === 'Identifier' ? this.#functions.get(nameIn(node)) : node
    if (!named || this.#known.has(named) || !(isFunction(named) || named.type === 'ObjectExpression')) return
    this.#known.add(named)
    this.found.push({ name: node.type === 'Identifier' ? nameIn(node) : name, node: named, hasFields })
  }

  #followCalls(node: AnyNode, _: string, hasFields: boolean): void {
    visit(node, (inner) => {
      if (inner.type !== 'CallExpression') return
      const called = calleeOf(inner)
      const named = this.#functions.get(called)
      if (named)
        this.#add(called, { type: 'Identifier', name: called, start: 0, end: 0 } as unknown as AnyNode, hasFields && returns(node, inner))
    })
  }
}
