/** Finds or installs Chromium: `tsx tools/chromium.ts` prints its path. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/** No sandbox, which containers lack, and no background requests. */
export const chromiumArguments: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The path of an installed browser; null when there is none. `CHROME_PATH` is not checked. */
export function findChromium(): string | null {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return workingBrowser([chromium.executablePath(), ...onPath(), ...usualPlaces()])
}

/** As `findChromium`, but installs Chromium if there is none. */
export async function chromiumPath(): Promise<string> {
  return findChromium() ?? installChromium()
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))
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
  const ways = ['npx playwright install --with-deps chromium', `${sudo}apt-get update && ${sudo}apt-get install -y chromium`]
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
