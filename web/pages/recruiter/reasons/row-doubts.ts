import type { RowDoubt } from '../../../api/matching.ts'

/** With fewer rows a mark on all of them still tells something. */
const fewestRows = 3

export interface SharedDoubts {
  /** What every row would say, in words: it tells no row from another, so it is said once. */
  everyone: string[]
  /** What is left to say on a row; null for nothing. */
  own: (doubt: RowDoubt | null) => RowDoubt | null
}

/** A mark that stands on every row is shown on none. */
export const sharedDoubts = (doubts: readonly (RowDoubt | null)[]): SharedDoubts => {
  const inAll = (has: (doubt: RowDoubt) => boolean) =>
    doubts.length >= fewestRows && doubts.every((doubt) => doubt !== null && has(doubt))
  const toRead = inAll(({ readItYourself }) => readItYourself)
  const shared = new Set((doubts[0]?.notRead ?? []).filter((what) => inAll(({ notRead }) => notRead.includes(what))))
  const years = inAll(({ yearsUnsure }) => yearsUnsure)
  return {
    everyone: [...(toRead ? ['much of the text'] : []), ...shared],
    own: (doubt) => {
      if (!doubt) return null
      const left = {
        readItYourself: doubt.readItYourself && !toRead,
        notRead: doubt.notRead.filter((what) => !shared.has(what)),
        yearsUnsure: doubt.yearsUnsure && !years,
      }
      return left.readItYourself || left.notRead.length > 0 || left.yearsUnsure ? left : null
    },
  }
}

/** Warnings of a row but for what was copied, which has words of its own. */
export const warningsBesideCopies = ({ warnings, copied }: { warnings: number; copied: number }): number =>
  warnings - (copied > 0 ? 1 : 0)

/** The same for warnings. */
export const haveAllWarnings = (rows: readonly { warnings: number }[]): boolean =>
  rows.length >= fewestRows && rows.every(({ warnings }) => warnings > 0)

/** "Read it yourself: job titles not understood"; null when only the years are in doubt. */
export const doubtInWords = ({ readItYourself, notRead }: Pick<RowDoubt, 'readItYourself' | 'notRead'>): string | null => {
  const what = notRead.length > 0 ? `${notRead.join(', ')} not understood` : ''
  if (readItYourself) return what ? `Read it yourself: ${what}` : 'Read it yourself'
  return what ? what.charAt(0).toUpperCase() + what.slice(1) : null
}
