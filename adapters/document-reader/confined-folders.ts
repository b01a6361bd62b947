import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The files that one task reads, and the one that it writes. */
export interface TaskFiles {
  read: string[]
  written?: string
}

/** The two folders that a confined process sees, and nobody else does: each holds what one task is about, while it is at it. */
export function confinedFolders(root: string, number: number) {
  const input = join(root, `${process.pid}-${number}-in`)
  const output = join(root, `${process.pid}-${number}-out`)
  for (const folder of [input, output, `${input}.root`]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    input,
    output,
    /** Puts the files of a task there, and names them anew in its argument. */
    async place(id: number, argument: string, { read, written }: TaskFiles) {
      const names = await Promise.all(
        read.map(async (path, index) => {
          const name = `${id}-${index}${extname(path)}`
          const to = join(input, name)
          try {
            // The folder is for reading only: the file behind the link is safe, and nothing is copied.
            linkSync(path, to)
          } catch {
            await copyFile(path, to)
          }
          return [path, `/input/${name}`, to] as const
        }),
      )
      const target = written && ([written, `/output/${id}`, join(output, String(id))] as const)
      const all = target ? [...names, target] : names
      return {
        argument: all.reduce((text, [path, inside]) => (text === path ? inside : replaced(text, path, inside)), argument),
        /** Takes everything away again; what was written goes to its place. */
        clear() {
          for (const [, , place] of names) unlinkSync(place)
          if (target && existsSync(target[2])) moveTo(target[0], target[2])
        },
      }
    },
    remove() {
      for (const folder of [input, output, `${input}.root`]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** In JSON a path stands as a string. */
const replaced = (text: string, path: string, inside: string) => text.replaceAll(JSON.stringify(path), JSON.stringify(inside))

function moveTo(target: string, from: string) {
  try {
    renameSync(from, target)
  } catch {
    copyFileSync(from, target)
    unlinkSync(from)
  }
}
