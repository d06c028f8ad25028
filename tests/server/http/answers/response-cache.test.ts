/** The response cache: sharing, invalidation and eviction. */
import { describe, expect, it } from 'vitest'
import { ResponseCache } from '../../../../server/http/answers/response-cache.ts'
import { StoredAnswer } from '../../../../server/http/answers/stored-answer.ts'

interface Source {
  version: number
  nowMs: number
  checks: number
  computations: number
  period: string
  /** Whether a check fails. */
  isSilent: boolean
}

function setUp(maxBytes?: number) {
  const source: Source = { version: 1, nowMs: 0, checks: 0, computations: 0, period: 'morning', isSilent: false }
  const readVersion = async () => {
    source.checks += 1
    if (source.isSilent) throw new Error('The database is silent.')
    return source.version
  }
  const cache = new ResponseCache({
    readVersion, elapsedMs: () => source.nowMs, period: () => source.period, ...(maxBytes !== undefined && { maxBytes }),
  })
  const ask = async (key: string, size = 10) => {
    const answer = await cache.answer(key, async () => {
      source.computations += 1
      return new StoredAnswer(`${source.version}`.padEnd(size), {})
    })
    return Number(answer.body)
  }
  return { cache, source, ask }
}

describe('a cached response', () => {
  it('is computed once, also for concurrent requests', async () => {
    const { source, ask } = setUp()
    await Promise.all([ask('a'), ask('a'), ask('a')])
    await ask('a')
    expect(source).toMatchObject({ checks: 1, computations: 1 })
  })

  it('is separate for each key', async () => {
    const { source, ask } = setUp()
    await Promise.all([ask('a'), ask('b')])
    expect(source.computations).toBe(2)
  })

  it('is used for half a second, and longer if the version is unchanged', async () => {
    const { source, ask } = setUp()
    await ask('a')
    source.nowMs = 499
    await ask('a')
    expect(source.checks).toBe(1)
    source.nowMs = 500
    await ask('a')
    expect(source).toMatchObject({ checks: 2, computations: 1 })
  })

  it('is dropped at the first check of another period', async () => {
    const { cache, source, ask } = setUp()
    await ask('a')
    cache.nameAddress('/a', 'a')
    source.period = 'noon'
    source.nowMs = 500
    await ask('a')
    expect(source).toMatchObject({ checks: 2, computations: 2 })
    expect(cache.known('/a')).toBeUndefined()
    source.nowMs = 1000
    await ask('a')
    expect(source.computations).toBe(2)
  })

  it('is dropped if the version differs, higher or lower', async () => {
    const { source, ask } = setUp()
    await ask('a')
    source.version = 2
    source.nowMs = 500
    expect(await ask('a')).toBe(2)
    source.version = 1
    source.nowMs = 1_000
    expect(await ask('a')).toBe(1)
  })

  it('is checked early, once, if it is found by its address', async () => {
    const { cache, source, ask } = setUp()
    await ask('a')
    cache.nameAddress('/a', 'a')
    source.nowMs = 249
    expect(cache.known('/a')).toBeDefined()
    expect(source.checks).toBe(1)
    source.nowMs = 250
    for (const _ of [1, 2, 3]) expect(cache.known('/a')).toBeDefined()
    expect(source.checks).toBe(2)
    await new Promise(setImmediate)
    source.version = 2
    source.nowMs = 499
    expect(cache.known('/a')).toBeDefined()
    // The early check began at 250.
    source.nowMs = 749
    expect(cache.known('/a')).toBeDefined()
    expect(source.checks).toBe(3)
    await new Promise(setImmediate)
    expect(cache.known('/a')).toBeUndefined()
  })

  it('is not used longer if the early check fails, which is not repeated', async () => {
    const { cache, source, ask } = setUp()
    await ask('a')
    cache.nameAddress('/a', 'a')
    source.isSilent = true
    source.nowMs = 250
    for (const _ of [1, 2, 3]) {
      expect(cache.known('/a')).toBeDefined()
      await new Promise(setImmediate)
    }
    expect(source.checks).toBe(2)
    source.nowMs = 500
    expect(cache.known('/a')).toBeUndefined()
    await expect(ask('a')).rejects.toThrow('silent')
  })

  it('is checked at once after `invalidate`', async () => {
    const { cache, source, ask } = setUp()
    await ask('a')
    source.version = 2
    cache.invalidate()
    expect(await ask('a')).toBe(2)
  })

  it('is evicted for new ones, least recently used first', async () => {
    const { source, ask } = setUp(10_000)
    await ask('a', 1_300)
    await ask('b', 1_300)
    await ask('c', 1_300)
    await ask('a', 1_300)
    await ask('d', 1_300)
    await ask('e', 1_300)
    expect(source.computations).toBe(5)
    await ask('a', 1_300)
    expect(source.computations).toBe(5)
    await ask('b', 1_300)
    expect(source.computations).toBe(6)
  })

  it('is not stored if it is too large', async () => {
    const { source, ask } = setUp(10_000)
    await ask('small')
    await ask('large', 5_000)
    await ask('large', 5_000)
    await ask('small')
    expect(source.computations).toBe(3)
  })
})

describe('a compression', () => {
  it('that fails leaves the uncompressed body', async () => {
    const { cache } = setUp()
    const answer = new StoredAnswer('x'.repeat(2_000), {})
    answer.prepare = () => Promise.reject(new Error('no memory'))
    await cache.prepare('a', answer, 'br')
    expect([answer.coded('br'), answer.body?.length]).toEqual([undefined, 2_000])
  })
})

describe('a computation', () => {
  it('that began before a change is not stored after it', async () => {
    const { cache, source, ask } = setUp()
    const [begun, gate] = [deferred<null>(), deferred<null>()]
    const early = cache.answer('a', async () => {
      begun.resolve(null)
      await gate.promise
      return new StoredAnswer('1', {})
    })
    await begun.promise
    source.version = 2
    source.nowMs = 500
    expect(await ask('a')).toBe(2)
    gate.resolve(null)
    expect((await early).body?.toString()).toBe('1')
    expect(await ask('a')).toBe(2)
  })

  it('that fails rejects all waiting requests, and is retried', async () => {
    const { cache, ask } = setUp()
    const fail = () => Promise.reject(new Error('away'))
    const failed = await Promise.allSettled([cache.answer('a', fail), cache.answer('a', fail)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('a')).toBe(1)
  })
})

describe('a check of the version', () => {
  it('that fails rejects the waiting requests, and is retried', async () => {
    let fails = true
    const readVersion = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(1))
    const cache = new ResponseCache({ readVersion, elapsedMs: () => 0 })
    const compute = async () => new StoredAnswer('x', {})
    await expect(cache.answer('a', compute)).rejects.toThrow('away')
    fails = false
    expect((await cache.answer('a', compute)).body?.toString()).toBe('x')
  })

  it('that began before `invalidate` is repeated', async () => {
    const { checks, ask, cache } = setUpChecks()
    const early = ask('early')
    cache.invalidate()
    const late = ask('late')
    checks[0]?.resolve(1)
    expect(await early).toBe('early')
    const later = ask('late')
    checks[1]?.resolve(2)
    expect(await Promise.all([late, later])).toEqual(['late', 'late'])
  })

  it('that began before `invalidate` still detects changes by others', async () => {
    const { checks, ask, cache, source } = setUpChecks()
    checks[0]?.resolve(1)
    expect(await ask('one')).toBe('one')
    source.nowMs = 500
    const early = ask('two')
    cache.invalidate()
    checks[1]?.resolve(2)
    expect(await early).toBe('two')
  })

  it('that takes long is not used by later requests', async () => {
    const { checks, ask, source } = setUpChecks()
    const early = ask('early')
    source.nowMs = 500
    const late = ask('late')
    checks[0]?.resolve(1)
    expect(await early).toBe('early')
    checks[1]?.resolve(2)
    expect(await late).toBe('late')
  })
})

/** Requests one key; the test resolves each check of the version. */
function setUpChecks() {
  const checks = [deferred<number>(), deferred<number>()]
  const source = { count: 0, nowMs: 0 }
  const readVersion = () => checks[source.count++]?.promise ?? Promise.reject(new Error('Unexpected third check.'))
  const cache = new ResponseCache({ readVersion, elapsedMs: () => source.nowMs })
  const ask = async (text: string) => String((await cache.answer('a', async () => new StoredAnswer(text, {}))).body)
  return { cache, checks, source, ask }
}

/** A promise that the test resolves. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve: (value: Value) => resolve(value) }
}

describe('an answer that is computed in turn', () => {
  it('is not waited for by others whose turn comes earlier', async () => {
    const { cache, source } = setUp()
    const compute = async () => {
      source.computations += 1
      return new StoredAnswer('an answer', {})
    }
    let begin: () => void = () => undefined
    const late = cache.answer('a', compute, async (work) => {
      await new Promise<void>((resolve) => {
        begin = resolve
      })
      return work()
    })
    expect((await cache.answer('a', compute)).body?.toString()).toBe('an answer')
    begin()
    expect((await late).body?.toString()).toBe('an answer')
    expect(source.computations).toBe(1)
  })

  it('needs no turn if it is cached', async () => {
    const { cache, ask } = setUp()
    await ask('a')
    const refuse = () => Promise.reject(new Error('There is no turn.'))
    expect((await cache.answer('a', refuse, refuse)).body?.toString()).toContain('1')
  })
})

describe('how an answer was sent', () => {
  it('counts for the size of the cache', async () => {
    const { cache, source, ask } = setUp(8_000)
    const first = await cache.answer('a', async () => new StoredAnswer('1', {}))
    await ask('b')
    cache.grew('a', first, first.storeSent({}, { route: '/', status: 200, head: 'x'.repeat(7_000), body: undefined }))
    await ask('b')
    expect(source.computations).toBe(1)
    expect(await ask('a')).toBe(1)
    expect(source.computations).toBe(2)
  })
})
