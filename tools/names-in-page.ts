/** The plugin of the web app's build that leaves out of the scripts the names of files that the page has as well. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './run-command.ts'

/** Their imports are the screens, whose files the page names (`write-first-view.ts`). */
const screens = ['src/screens.tsx', 'src/member-screens.tsx'].map((file) => join(root, file))

/**
 * Vite writes the scripts that a chunk needs beside each import of it, so that they are fetched at once. The page fetches those of the app
 * before any of them runs, and those of a screen when it is opened (`src/first-view/screen-templates.ts`).
 */
export function namesInPage(): Plugin {
  const ofApp = new Set<string>()
  const ofScreens = new Set<string>()
  // The type of the host is that of the file that names the scripts.
  function resolveDependencies(file: string, scripts: string[], { hostType }: { hostType: 'html' | 'js' }) {
    if (hostType === 'html') return scripts
    return ofScreens.has(file) ? [] : scripts.filter((name) => !ofApp.has(name))
  }
  return {
    name: 'names-in-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle(_, bundle) {
      const modules = screens.flatMap((file) => this.getModuleInfo(file)?.dynamicallyImportedIds ?? [])
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (chunk.isEntry) for (const name of [chunk.fileName, ...chunk.imports]) ofApp.add(name)
        if (modules.some((module) => chunk.moduleIds.includes(module))) ofScreens.add(chunk.fileName)
      }
    },
  }
}
