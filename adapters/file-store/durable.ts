import { copyFile, mkdir, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The folder and, on the way, every missing parent, all of them for the owner only. Durable when the promise resolves. */
export async function makeFolder(path: string) {
  const topmostMade = await mkdir(path, { recursive: true, mode: 0o700 })
  if (!topmostMade) return
  for (let made = path; made.length >= topmostMade.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Makes names that were added to a folder, or taken from it, survive a power cut. */
export async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Makes the bytes of a file survive a power cut. */
export async function syncFile(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a new file for the owner only; its bytes are on the disk when the promise resolves, its name is not yet. */
export async function writeSynced(path: string, content: Uint8Array | string) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Moves a file to `to`, with its bytes on the disk; where a rename cannot do it, on another device, by way of a copy at
 * `between`, which must be on the device of `to`.
 */
export async function moveSynced(from: string, to: string, between: string) {
  await syncContent(from)
  try {
    return await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
  }
  await copyFile(from, between)
  await syncContent(between)
  await rename(between, to)
  await unlink(from)
}

async function syncContent(path: string) {
  const file = await open(path, 'r')
  try {
    // Of a file that is synced already nothing is left to wait for, unless it is changed here.
    if (((await file.stat()).mode & 0o777) !== 0o600) await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}
