/** Binds each operation of the contract to its handler. */
import type { FastifyInstance } from 'fastify'
import { notImplemented, servedAsFile } from '../../operations/handler.ts'
import { bindOperation, bindNotImplemented, type AnyHandler, type BindingTools } from './bind-operation.ts'
import { acceptAnyBody, acceptJsonBody } from './body-parsers.ts'
import type { Operation } from './contract.ts'

export type AnyHandlers = Readonly<Record<string, AnyHandler | typeof notImplemented | typeof servedAsFile>>

export interface Binding extends BindingTools {
  readonly contract: readonly Operation[]
  readonly handlers: AnyHandlers
}

/** Throws an error that lists all operations without a handler and all handlers without an operation. */
export async function bindContract(app: FastifyInstance, { contract, handlers, ...tools }: Binding): Promise<void> {
  const faults = mismatches(contract, handlers)
  if (faults.length > 0) throw new Error(`The contract and the handlers do not agree. ${faults.join(' ')}`)
  app.decorateRequest('caller', null)
  // Two scopes, since Fastify sets body parsers per scope.
  await app.register(async (scope) => {
    acceptJsonBody(scope)
    bindAll(scope, contract.filter((operation) => operation.bodySchema !== null))
  })
  await app.register(async (scope) => {
    acceptAnyBody(scope)
    bindAll(scope, contract.filter((operation) => operation.bodySchema === null))
  })

  function bindAll(scope: FastifyInstance, operations: readonly Operation[]): void {
    for (const operation of operations) {
      const handler = handlers[operation.id]
      if (handler === notImplemented) bindNotImplemented(scope, operation, tools)
      else if (handler && handler !== servedAsFile) bindOperation(scope, operation, handler, tools)
    }
  }
}

function mismatches(contract: readonly Operation[], handlers: AnyHandlers): string[] {
  const ids = new Set(contract.map(({ id }) => id))
  return [
    ...contract.filter(({ id }) => !(id in handlers)).map(({ id }) => `${id} has no handler.`),
    ...Object.keys(handlers).filter((id) => !ids.has(id)).map((id) => `${id} is not in the contract.`),
    ...contract.filter(({ id, isFile }) => id in handlers && isFile !== (handlers[id] === servedAsFile)).map(
      ({ id, isFile }) => (isFile ? `${id} is a file, so it takes no handler.` : `${id} is no file.`),
    ),
  ]
}
