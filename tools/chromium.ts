/** Finds or installs Chromium: `tsx tools/chromium.ts` prints its path. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * No sandbox, which containers lack, and no background requests. One process for all pages of a context: the empty page that a new
 * one begins with would have a process of its own, a tenth of the processor time of a visit. JavaScript is not optimized, since
 * the pages of a test end before that pays: a twentieth less of a visit, and two fifths less of axe.
 */
export const chromiumArguments: readonly string[] = [
  '--headless',
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev',
]

/** Chromium without windows: it opens a page with half the processor time. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The path of an installed browser; null when there is none. `CHROME_PATH` is not checked. */
export function findChromium(): string | null {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return workingBrowser([...onPath(shellNames), chromium.executablePath(), ...onPath(commandNames), ...usualPlaces()])
}

/** As `findChromium`, but installs Chromium if there is none. */
export async function chromiumPath(): Promise<string> {
  return findChromium() ?? installChromium()
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    )
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'))
  }
  return []
}

/** The first of these paths that leads to a browser. */
export function workingBrowser(paths: readonly string[]): string | null {
  return paths.find((path) => existsSync(path) && saysItsVersion(path)) ?? null
}

/** On some systems the command exists but only prints how to install the browser. */
function saysItsVersion(path: string): boolean {
  // Chrome for Windows opens a window when called with `--version`.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0
}

function installChromium(): string {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const aptGet = `${sudo}apt-get update && ${sudo}apt-get install -y`
  const ways = ['npx playwright install --with-deps chromium', `${aptGet} chromium-headless-shell`, `${aptGet} chromium`]
  for (const way of ways) {
    console.error(`No Chrome or Chromium here. Trying: ${way}`)
    // Standard output holds only the path.
    spawnSync(way, { shell: true, stdio: ['ignore', 2, 2], timeout: 600_000 })
    const path = findChromium()
    if (path) return path
  }
  throw new Error('Chromium could not be installed. Install Chrome or Chromium, or name one in CHROME_PATH.')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await chromiumPath())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
