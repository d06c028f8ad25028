/** The types of handlers: what does not fit the contract does not compile. */
import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Answer, Caller, Handler, Handlers, Input, notImplemented } from '../../../server/operations/handler.ts'

type Shop = components['schemas']['Shop']

describe('a handler', () => {
  it('gets the parameters and the body that the contract names', () => {
    expectTypeOf<Input<'getShop'>['params']>().toEqualTypeOf<Readonly<{ id: number }>>()
    expectTypeOf<Input<'listApprovedEvents'>['query']['expand']>().toEqualTypeOf<'days' | undefined>()
    expectTypeOf<Input<'listApprovedShops'>['query']>().not.toHaveProperty('expand')
    expectTypeOf<Input<'login'>['body']>().toEqualTypeOf<components['schemas']['Login']>()
    expectTypeOf<Input<'approveShop'>['body']>().toEqualTypeOf<undefined>()
  })

  it('gets a caller where the contract asks for a session, and nobody elsewhere', () => {
    expectTypeOf<Input<'createShop'>['caller']>().toEqualTypeOf<Caller>()
    expectTypeOf<Input<'listUsers'>['caller']>().toEqualTypeOf<Caller>()
    expectTypeOf<Input<'getShop'>['caller']>().toEqualTypeOf<null>()
    expectTypeOf<Input<'login'>['caller']>().toEqualTypeOf<null>()
  })

  it('gives a success with the body of the contract, and no other', () => {
    expectTypeOf<{ status: 200; body: Shop }>().toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 201; body: Shop }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 404; body: components['schemas']['Problem'] }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 200; body: Omit<Shop, 'tags'> }>().not.toExtend<Answer<'getShop'>>()
    expectTypeOf<{ status: 200; body: Shop }>().not.toExtend<Answer<'getEvent'>>()
    expectTypeOf<{ status: 200; body: 'registered' }>().toExtend<Answer<'register'>>()
    expectTypeOf<{ status: 200; body: 'Welcome!' }>().not.toExtend<Answer<'register'>>()
  })

  it('may set the headers that the contract names, as their types', () => {
    type List = { status: 200; body: Shop[] }
    expectTypeOf<List & { headers: { 'X-Total-Count': number } }>().toExtend<Answer<'listApprovedShops'>>()
    expectTypeOf<List & { headers: { 'X-Total-Count': string } }>().not.toExtend<Answer<'listApprovedShops'>>()
  })
})

describe('the handlers', () => {
  it('leave out none, and none of them stands in for another', () => {
    expectTypeOf<Omit<Handlers, 'getShop'>>().not.toExtend<Handlers>()
    expectTypeOf<typeof notImplemented>().toExtend<Handlers['createEvent']>()
    expectTypeOf<Handler<'getShop'>>().not.toExtend<Handlers['getEvent']>()
  })
})
