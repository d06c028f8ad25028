/** The request for the code of the public screens. */
import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '../../../../src/routes/frame/fetch-ahead.ts'

const wide = 'not all and (width < 768px)'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The messages that the service worker receives. */
async function toldAddresses(connection?: { saveData?: boolean; effectiveType?: string }): Promise<string[] | undefined> {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === wide }))
  document.body.innerHTML = `<template data-code="public"><link rel="modulepreload" href="./assets/posts.js"><link rel="preload"
    href="./assets/phone.css" media="(width < 768px)"><link rel="preload" href="./assets/wide.css" media="${wide}"></template>`
  const told: { addresses: string[] }[] = []
  await fetchAhead(document, { postMessage: (message: { addresses: string[] }) => told.push(message) } as unknown as ServiceWorker)
  return told[0]?.addresses
}

test('asks for the links of the page that fit the screen', async () => {
  const addresses = ['posts.js', 'wide.css'].map((name) => new URL(`./assets/${name}`, document.baseURI).href)
  expect(await toldAddresses()).toEqual(addresses)
  expect(await toldAddresses({ saveData: false, effectiveType: '4g' })).toEqual(addresses)
})

test('asks for nothing if the visitor saves data or has a slow line', async () => {
  expect(await toldAddresses({ saveData: true, effectiveType: '4g' })).toBeUndefined()
  expect(await toldAddresses({ effectiveType: '2g' })).toBeUndefined()
  expect(await toldAddresses({ effectiveType: 'slow-2g' })).toBeUndefined()
})
