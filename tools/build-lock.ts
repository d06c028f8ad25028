/** Lets builds of one folder run one after the other: they compile the messages into the same place. */
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isRunning } from './builds.js'

/** Held until this process ends. Resolves to whether another build had to end first. */
export async function lockBuilds(root: string): Promise<boolean> {
  const lock = join(root, 'dist/.lock')
  mkdirSync(join(root, 'dist'), { recursive: true })
  let hasWaited = false
  while (!isTaken(lock)) {
    // A build that was killed leaves its lock behind.
    if (!isRunning(ownerOf(lock))) rmSync(lock, { force: true })
    else {
      hasWaited = true
      await setTimeout(200)
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }))
  return hasWaited
}

/** A link, unlike a file, is created with its content in one step. */
function isTaken(lock: string): boolean {
  try {
    symlinkSync(String(process.pid), lock)
    return true
  } catch {
    return false
  }
}

/** 0, which is the process group of the caller, if the lock was just released. */
function ownerOf(lock: string): number {
  try {
    return Number(readlinkSync(lock))
  } catch {
    return 0
  }
}
