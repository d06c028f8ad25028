/**
 * The names of the chunks of modules that screens share. What no screen of visitors needs at first has chunks of its own, with names that
 * end in `-of-form` if the form for listings needs it, otherwise in `-later` if a screen of visitors opens it later, and in
 * `-of-members` if none does: without them, the login would load the fields of the form, since both are forms, and the calendar the words
 * of moderators.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './run-command.ts'

/** What tells which modules import a module. */
export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

type Module = Rolldown.ModuleInfo

/** Imports the screens of visitors when they are opened. */
const visitorScreens = join(root, 'src/screens.tsx')

/** Imports the other screens. */
const memberScreens = join(root, 'src/member-screens.tsx')

/** The screen of the form, which is the first that people sign in for. */
const form = join(root, 'src/routes/submission/add-something-green.tsx')

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
  if (isNeeded(id, graph, isOfVisitors)) return name
  if (isNeeded(id, graph, (module) => module.id === form)) return `${name}-of-form`
  return isNeeded(id, graph, (module) => isOpenedByVisitors(module, graph)) ? `${name}-later` : `${name}-of-members`
}

/** Whether the module is the app or a screen of visitors. */
function isOfVisitors({ isEntry, dynamicImporters }: Module): boolean {
  return isEntry || dynamicImporters.includes(visitorScreens)
}

/** Whether a screen of visitors, or what it opens, imports the module when it is needed. */
function isOpenedByVisitors({ dynamicImporters }: Module, graph: ModuleGraph): boolean {
  return dynamicImporters.some((user) => user !== memberScreens && isNeeded(user, graph, isOfVisitors))
}

/** Whether one of these screens is the module, or imports it directly or through others. */
function isNeeded(id: string, graph: ModuleGraph, isScreen: (module: Module) => boolean, visited = new Set<string>()): boolean {
  visited.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return false
  return isScreen(module) || usersOf(module, graph).some((user) => !visited.has(user) && isNeeded(user, graph, isScreen, visited))
}

function usersOf({ id, importers }: Module, graph: ModuleGraph): readonly string[] {
  const [, message = null] = /\/messages\/compiled\/messages\/(?!_index)(.+)\.js$/.exec(id) ?? []
  return message === null ? importers : (messageUsers(graph).get(message) ?? [])
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
