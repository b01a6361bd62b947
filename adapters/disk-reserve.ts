import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Ballast } from '#src/admin/system-ports.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { StorageFull } from '#src/shared/provider-error.ts'

interface BallastOptions {
  bytes?: number
  /** Bytes that the disk of this folder has free. */
  free?: (folder: string) => number
}

export interface DiskReserve extends Ballast {
  /** Gives the room up, for the writes that free more of it. True when there was something to give up. */
  drop(): boolean
  /** Takes the room again when there is four times as much free. To be called now and then. */
  keep(): void
}

/**
 * Keeps the room that was given up for deleting and for small writes: as long as the ballast is dropped, no file may take it.
 */
export const refusingFilesWhenFull = (store: FileStore, ballast: DiskReserve): FileStore => ({
  ...store,
  async put(key, content) {
    if (ballast.state().state === 'dropped') ballast.keep()
    if (ballast.state().state === 'dropped') throw new StorageFull()
    return store.put(key, content)
  },
})

const megabyte = 1024 * 1024

/**
 * Holds room on the disk with a file of real bytes. Deleting needs room too, for the journal: without the ballast a full disk
 * would refuse the one thing that helps.
 */
export function createDiskReserve(
  dataDir: string,
  { bytes = 16 * megabyte, free = freeBytes }: BallastOptions = {},
): DiskReserve {
  const path = join(dataDir, 'ballast')
  let wasDropped = false
  const isHeld = () => existsSync(path) && statSync(path).size >= bytes
  return {
    state: () => ({ state: isHeld() ? 'held' : wasDropped ? 'dropped' : 'no-room', bytes }),
    drop() {
      if (!existsSync(path)) return false
      rmSync(path, { force: true })
      wasDropped = true
      return true
    },
    keep() {
      if (isHeld() || free(dataDir) < 4 * bytes) return
      try {
        fill(path, bytes)
        wasDropped = false
      } catch {
        // Somebody else was faster; half a ballast helps nobody.
        rmSync(path, { force: true })
      }
    },
  }
}

/** Random bytes: a file system that compresses would hold no room for zeros. */
function fill(path: string, bytes: number) {
  const file = openSync(path, 'w', 0o600)
  try {
    const piece = crypto.getRandomValues(new Uint8Array(65_536))
    for (let written = 0; written < bytes; ) written += writeSync(file, piece, 0, Math.min(piece.length, bytes - written))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function freeBytes(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
