import { createHash } from 'node:crypto'

/** How the file of the mail with this id ends: whoever has the id finds the mail. */
export const endingOf = (id: string) => `-${nameOf(id)}.eml`

/** The name of a mail's file: sorts by time. */
export const fileOf = (id: string, at: Date) => `${at.toISOString().replace(/[-:.]/g, '')}${endingOf(id)}`

/** The id as a part of a file name; a longer or stranger one becomes its hash. */
export const nameOf = (id: string) => (/^[\w-]{1,80}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 32))

const pattern = /^(\d{8})T(\d{9})Z-([\w-]+)\.eml$/

/** Whether a file of the outbox is a whole mail. */
export const isMail = (name: string) => pattern.test(name)

/** The id in a mail's name, and when it was written as digits. */
export function partsOf(name: string): { id: string; stamp: string } {
  const [, day = '', time = '', id = ''] = pattern.exec(name) ?? []
  return { id, stamp: day + time }
}
