/** The types of handlers: code that does not match the contract does not compile. */
import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Answer, Caller, Handler, Handlers, Input, notImplemented } from '../../../server/operations/handler.ts'

type Shop = components['schemas']['Shop']

describe('a handler', () => {
  it('gets the parameters and the body of the contract', () => {
    expectTypeOf<Input<'getShop'>['params']>().toEqualTypeOf<Readonly<{ id: number }>>()
    expectTypeOf<Input<'listApprovedEvents'>['query']['expand']>().toEqualTypeOf<'days' | undefined>()
    expectTypeOf<Input<'listApprovedShops'>['query']>().not.toHaveProperty('expand')
    expectTypeOf<Input<'login'>['body']>().toEqualTypeOf<components['schemas']['Login']>()
    expectTypeOf<Input<'approveShop'>['body']>().toEqualTypeOf<undefined>()
  })

  it('gets a caller if the contract requires a session, else null', () => {
    expectTypeOf<Input<'createShop'>['caller']>().toEqualTypeOf<Caller>()
    expectTypeOf<Input<'listUsers'>['caller']>().toEqualTypeOf<Caller>()
    expectTypeOf<Input<'getShop'>['caller']>().toEqualTypeOf<null>()
    expectTypeOf<Input<'login'>['caller']>().toEqualTypeOf<null>()
  })

  it('returns a success with the body of the contract only', () => {
    expectTypeOf<{ status: 200; body: Shop }>().toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 201; body: Shop }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 404; body: components['schemas']['Problem'] }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 200; body: Omit<Shop, 'tags'> }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 200; body: Shop }>().not.toExtend<Answer<'getEvent'>>()
    expectTypeOf<{ status: 200; body: 'registered' }>().toExtend<Answer<'register'>>()
    expectTypeOf<{ status: 200; body: 'Welcome!' }>().not.toExtend<Answer<'register'>>()
  })

  it('can set the headers of the contract with their types', () => {
    type List = { status: 200; body: Shop[] }
    expectTypeOf<List & { headers: { 'X-Total-Count': number } }>().toExtend<Answer<'listApprovedShops'>>()
    expectTypeOf<List & { headers: { 'X-Total-Count': string } }>().not.toExtend<Answer<'listApprovedShops'>>()
  })
})

describe('the handlers', () => {
  it('include all operations, each with its own type', () => {
    expectTypeOf<Omit<Handlers, 'getShop'>>().not.toExtend<Handlers>()
    expectTypeOf<typeof notImplemented>().toExtend<Handlers['createEvent']>()
    expectTypeOf<Handler<'getShop'>>().not.toExtend<Handlers['getEvent']>()
  })
})
