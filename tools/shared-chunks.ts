/**
 * The names of the chunks of modules that screens share. What no screen of visitors needs at first has chunks of its own, with names that
 * end in `-later`: without them, the login would load the fields of the form for listings, since both are forms.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './run-command.ts'

/** What tells which modules import a module. */
export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Imports the screens of visitors when they are opened. */
const visitorScreens = join(root, 'src/screens.tsx')

/** Exports all messages. */
const allMessages = join(root, 'messages/compiled/messages.js')

/** The chunk of rules: one for each folder of `domain`. */
export function sharedRules(id: string, graph: ModuleGraph): string | null {
  const [, folder = null] = /\/domain\/([\w-]+)\//.exec(id) ?? []
  return folder && chunkName(`rules-of-${folder}`, id, graph)
}

/**
 * The chunk of another module: one for each folder of a feature, and one for each layer without features. What else is shared is left to
 * the bundler.
 */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  const [, feature = null] = /\/(?:words|src\/(?:machines|routes|ui))\/([\w-]+)\//.exec(id) ?? []
  const [, layer = null] = /\/(messages|words)\//.exec(id) ?? []
  const name = feature ?? layer
  return name && chunkName(name, id, graph)
}

function chunkName(name: string, id: string, graph: ModuleGraph): string {
  return isOfVisitors(id, graph, new Set()) ? name : `${name}-later`
}

/** Whether the app or a screen of visitors imports the module, or one that imports it. */
function isOfVisitors(id: string, graph: ModuleGraph, visited: Set<string>): boolean {
  visited.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return false
  if (module.isEntry || module.dynamicImporters.includes(visitorScreens)) return true
  const [, message = null] = /\/messages\/compiled\/messages\/(?!_index)(.+)\.js$/.exec(id) ?? []
  const importers = message === null ? module.importers : (messageUsers(graph).get(message) ?? [])
  return importers.some((importer) => !visited.has(importer) && isOfVisitors(importer, graph, visited))
}

const knownUsers = new WeakMap<ModuleGraph, ReadonlyMap<string, readonly string[]>>()

/** The modules that use each message, by its name: all import the same module, which exports them all. */
function messageUsers(graph: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const known = knownUsers.get(graph)
  if (known) return known
  const users = new Map<string, string[]>()
  for (const user of graph.getModuleInfo(allMessages)?.importers ?? []) {
    for (const [, name = ''] of graph.getModuleInfo(user)?.code?.matchAll(/\bm\.(\w+)/g) ?? []) users.set(name, [...(users.get(name) ?? []), user])
  }
  knownUsers.set(graph, users)
  return users
}
