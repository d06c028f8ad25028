/** Where the functions of a machine's configuration are in its source. */
import { calleeOf, isAssignOfXState, isFunction, nameIn, resultsOf, returns, visit, withoutName, type AnyNode } from './syntax.ts'

/** The fields of a configuration that can be functions of the context, and whose results the table compares. */
const computed = ['params', 'input', 'output']

/** The functions of XState whose arguments can be functions of the context. */
const sending = ['sendTo', 'sendParent', 'raise', 'emit', 'log', 'spawnChild']

export interface Place {
  readonly name: string
  readonly node: AnyNode
  /** Whether the function returns fields that can be forgotten, as the changes of an assign, or the node is the object of one. */
  readonly hasFields: boolean
  /** Whether only the form of the function says that a machine may call it, as in a file of guards. */
  readonly isGuessed?: boolean
}

/** Where the functions of a configuration are, and those of the module that they call. */
export class Places {
  readonly found: Place[] = []
  /** Whether a machine is made in this code. */
  hasMachine = false
  /** Whether the code has a part of a machine. */
  #isOfMachine = false
  readonly #functions = new Map<string, AnyNode>()
  /** What the constants of the module are. */
  readonly #values = new Map<string, AnyNode>()
  readonly #known = new Set<AnyNode>()
  /** The values that are written in the functions of initial contexts. */
  readonly #initial = new Set<AnyNode>()

  constructor(program: AnyNode) {
    for (const statement of program.body as readonly AnyNode[]) this.#collectFunctions(statement)
    visit(program, (node) => this.#look(node))
    // Also tables have an `input`.
    if (!this.#isOfMachine) {
      this.found.splice(0)
      this.#known.clear()
    }
    for (const { node, hasFields } of this.found) this.#followCalls(node, hasFields, false)
    if (!this.hasMachine) this.#guess(program)
  }

  /** A function of `{ context }` or `{ event }` can be one of a machine in another file. */
  #guess(program: AnyNode): void {
    const certain = this.found.map(({ node }) => node)
    visit(program, (node) => {
      const isWithin = certain.some(({ start, end }) => start <= node.start && node.end <= end)
      if (isFunction(node) && !isWithin && isOfMachine(node)) this.#add(this.#nameOf(node), node, false, true)
    })
    for (const { node, isGuessed } of this.found) if (isGuessed) this.#followCalls(node, false, true)
  }

  #nameOf(node: AnyNode): string {
    return [...this.#functions].find(([, each]) => each === node)?.[0] ?? 'function'
  }

  placeOf(node: AnyNode): Place | undefined {
    return this.found.find((place) => place.node === node)
  }

  /** Whether the node is a value of an initial context. */
  isInitial(node: AnyNode): boolean {
    return this.#initial.has(node)
  }

  #collectFunctions(statement: AnyNode): void {
    const declared = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as AnyNode | null
    if (declared?.type === 'FunctionDeclaration') this.#functions.set(nameIn(declared.id), declared)
    if (declared?.type !== 'VariableDeclaration') return
    for (const { id, init } of declared.declarations as readonly { id: AnyNode; init: AnyNode | null }[]) {
      const value = init && withoutName(init)
      if (value) this.#values.set(nameIn(id), value)
      if (value && isFunction(value)) this.#functions.set(nameIn(id), value)
    }
  }

  #look(node: AnyNode): void {
    this.#isOfMachine ||= isPartOfMachine(node)
    if (node.type === 'Property') this.#lookAtProperty(node)
    if (node.type !== 'CallExpression') return
    const given = node.arguments as readonly AnyNode[]
    const [changes] = given
    if (changes && isAssignOfXState(node)) this.#add('assign', changes, true)
    const callee = calleeOf(node)
    if (callee === 'createMachine') {
      this.hasMachine = true
      if (changes?.type === 'ObjectExpression') this.#lookAtContext(changes)
    }
    if (callee === 'enqueueActions' && changes) this.#add(callee, changes, false)
    const functions = given.filter((argument) => isFunction(withoutName(argument)))
    if (sending.includes(callee)) for (const each of functions) this.#add(callee, each, true)
  }

  /** A context that is no function is one of the configuration, in which faults are planted without its source. */
  #lookAtContext({ properties }: AnyNode): void {
    const property = (properties as readonly AnyNode[]).find(({ key }) => key && nameIn(key) === 'context')
    const value = property && withoutName(property.value as AnyNode)
    const made = value?.type === 'Identifier' ? this.#functions.get(nameIn(value)) : value
    if (!made || !isFunction(made)) return
    this.#add('context', value as AnyNode, true)
    for (const result of resultsOf(made)) this.#addInitial(result, [made])
  }

  /** The values within one, also of the functions of the module that make it; `makers` are those around it. */
  #addInitial(node: AnyNode, makers: readonly AnyNode[]): void {
    const { type } = node
    const within = (given: unknown) => {
      if (given) this.#addInitial(given as AnyNode, makers)
    }
    if (type === 'ObjectExpression') for (const each of node.properties as readonly AnyNode[]) within(each.value ?? each.argument)
    else if (type === 'ArrayExpression' && (node.elements as readonly unknown[]).length > 0) {
      for (const each of node.elements as readonly AnyNode[]) within(each)
    } else if (type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(within)
    else if (type === 'LogicalExpression') [node.left, node.right].forEach(within)
    else if (type === 'ParenthesizedExpression') within(node.expression)
    else if (type === 'SpreadElement') within(node.argument)
    else if (type === 'Literal' || type === 'ArrayExpression') this.#initial.add(node)
    else if (type === 'CallExpression') {
      const made = this.#functions.get(calleeOf(node))
      if (made && !makers.includes(made)) for (const result of resultsOf(made)) this.#addInitial(result, [...makers, made])
    }
  }

  #lookAtProperty({ key, value }: AnyNode): void {
    const name = nameIn(key)
    if (computed.includes(name) && isFunction(withoutName(value as AnyNode))) this.#add(name, value as AnyNode, true)
    if (name === 'guard') this.#addGuard('guard', value as AnyNode)
    if (name === 'guards') this.#addGuards(value as AnyNode)
  }

  /** The guards of an object, and of those that it contains. */
  #addGuards(given: AnyNode): void {
    const node = this.#valueOf(given)
    if (node?.type !== 'ObjectExpression') return
    for (const guard of node.properties as readonly AnyNode[]) {
      if (guard.type === 'Property') this.#addGuard(nameIn(guard.key), guard.value as AnyNode)
      else this.#addGuards(guard.argument as AnyNode)
    }
  }

  /** A guard, the parts of one, or the function that makes it. */
  #addGuard(name: string, given: AnyNode): void {
    const node = withoutName(given)
    if (node.type === 'CallExpression') {
      const called = calleeOf(node)
      if (this.#functions.has(called)) this.#add(called, identifier(called), false)
      for (const argument of node.arguments as readonly AnyNode[]) this.#addGuard(name, argument)
    } else if (node.type === 'ArrayExpression') {
      for (const part of node.elements as readonly (AnyNode | null)[]) if (part) this.#addGuard(name, part)
    } else if (this.#valueOf(node) === node || (node.type === 'Identifier' && this.#functions.has(nameIn(node)))) {
      this.#add(name, node, false)
    } else {
      const value = this.#valueOf(node)
      if (value) this.#addGuard(nameIn(node.property ?? node), value)
    }
  }

  /** What a constant of the module, or a field of one, is; the node itself if it is neither. */
  #valueOf(node: AnyNode): AnyNode | undefined {
    if (node.type === 'Identifier') return this.#values.get(nameIn(node))
    if (node.type !== 'MemberExpression') return node
    const object = this.#valueOf(node.object as AnyNode)
    const properties = object?.type === 'ObjectExpression' ? (object.properties as readonly AnyNode[]) : []
    return properties.find(({ key }) => key && nameIn(key) === nameIn(node.property))?.value as AnyNode | undefined
  }

  /** A name stands for a function of the module. */
  #add(name: string, given: AnyNode, hasFields: boolean, isGuessed = false): void {
    const node = withoutName(given)
    const named = node.type === 'Identifier' ? this.#functions.get(nameIn(node)) : node
    if (!named || this.#known.has(named) || !(isFunction(named) || named.type === 'ObjectExpression')) return
    this.#known.add(named)
    this.found.push({ name: node.type === 'Identifier' ? nameIn(node) : name, node: named, hasFields, isGuessed })
  }

  #followCalls(node: AnyNode, hasFields: boolean, isGuessed: boolean): void {
    visit(node, (inner) => {
      if (inner.type !== 'CallExpression') return
      const called = calleeOf(inner)
      if (this.#functions.has(called)) this.#add(called, identifier(called), hasFields && returns(node, inner), isGuessed)
    })
  }
}

function identifier(name: string): AnyNode {
  return { type: 'Identifier', name } as unknown as AnyNode
}

/** The functions of XState that only machines call. */
const ofMachines = ['createMachine', 'enqueueActions', 'raise', 'sendParent', 'sendTo', 'spawnChild']

function isPartOfMachine(node: AnyNode): boolean {
  if (node.type === 'Property') return ['guard', 'guards', 'actions', 'invoke'].includes(nameIn(node.key))
  return node.type === 'CallExpression' && (isAssignOfXState(node) || ofMachines.includes(calleeOf(node)))
}

/** Whether the first parameter of a function is `{ context }` or `{ event }`, as in those that a machine calls. */
function isOfMachine({ params }: AnyNode): boolean {
  const [first] = params as readonly AnyNode[]
  const properties = first?.type === 'ObjectPattern' ? (first.properties as readonly AnyNode[]) : []
  return properties.some(({ key }) => ['context', 'event'].includes(nameIn(key)))
}
