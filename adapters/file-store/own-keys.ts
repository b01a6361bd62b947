import type { FileStore } from '#src/ports/file-store.ts'

/**
 * Under this prefix lies what the instance keeps for itself where its database is no file beside it: the list of erasures, notes about the
 * audit log, kept mails, backups. Rows of the database name none of it.
 */
export const ownPrefix = 'instance/'

/** A store that shows the files of people only: whoever lists them to seal, restore or clear away must not come upon what the instance keeps. */
export const filesOfPeople = (store: FileStore): FileStore => ({
  ...store,
  async *keys(prefix) {
    for await (const key of store.keys(prefix)) if (!key.startsWith(ownPrefix)) yield key
  },
})

/** A name as a part of a key, which has no capitals: `.a` stands for A. The name has letters, digits, `_` and `-`. */
export const asKeyPart = (name: string) => `n${name.replaceAll(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`)}`

export const fromKeyPart = (part: string) => part.slice(1).replaceAll(/\.([a-z])/g, (_, letter: string) => letter.toUpperCase())
