/** The syntax tree of acorn, and what of XState can be seen in it. */
import type { Node } from 'acorn'

/** A node with its children; acorn's own types have one interface for each kind. */
export type AnyNode = Node & Readonly<Record<string, unknown>>

/** Whether a function returns this node, also from a branch of a condition. */
export function returns(root: AnyNode, node: AnyNode): boolean {
  return isFunction(root) && resultsOf(root).some((result) => isResult(result, node))
}

/** What a function returns. */
export function resultsOf(root: AnyNode): AnyNode[] {
  const body = root.body as AnyNode
  if (body.type !== 'BlockStatement') return [body]
  const results: AnyNode[] = []
  visit(body, (each) => void (each.type === 'ReturnStatement' && each.argument && results.push(each.argument as AnyNode)))
  return results
}

function isResult(result: AnyNode, node: AnyNode): boolean {
  if (result === node) return true
  if (result.type === 'ConditionalExpression')
    return isResult(result.consequent as AnyNode, node) || isResult(result.alternate as AnyNode, node)
  return result.type === 'ParenthesizedExpression' && isResult(result.expression as AnyNode, node)
}

export function isFunction({ type }: AnyNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
}

/** The function within `__name(function, "name")`, by which esbuild and tsx keep its name; any other node as it is. */
export function withoutName(node: AnyNode): AnyNode {
  if (node.type !== 'CallExpression' || nameIn(node.callee) !== '__name') return node
  return (node.arguments as readonly AnyNode[])[0] ?? node
}

/** `assign(…)`, or `assign` of something that is not the `Object` of JavaScript. */
export function isAssignOfXState(call: AnyNode): boolean {
  const { type, object } = calledIn(call)
  return calleeOf(call) === 'assign' && !(type === 'MemberExpression' && nameIn(object) === 'Object')
}

/** The name of the function, also of `(0, xstate.assign)`, as compilers write it in CommonJS. */
export function calleeOf(call: AnyNode): string {
  const callee = calledIn(call)
  return callee.type === 'MemberExpression' ? nameIn(callee.property) : nameIn(callee)
}

function calledIn({ callee }: AnyNode): AnyNode {
  const { type, expressions } = callee as AnyNode
  return type === 'SequenceExpression' ? ((expressions as readonly AnyNode[]).at(-1) ?? (callee as AnyNode)) : (callee as AnyNode)
}

export function nameIn(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : '')
}

export function visit(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node)
  for (const child of childrenOf(node)) visit(child, look)
}

/** In the order of the text. The key and the value of a shorthand property are one. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  const inOrder = [...new Set(children)].sort((a, b) => a.start - b.start)
  return inOrder.filter((child, index) => index === 0 || child.start >= (inOrder[index - 1]?.end ?? 0))
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
