import type { KeepAnswer, KeepPreviewRecord } from '#src/contracts/jobportal/keeping-records.ts'
import type { KeptApplication } from '../keeping-ports.ts'
import type { KeepPreview, KeepSettings } from './retention.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

function whyInWords({ isRejected, isWithdrawn, since }: KeptApplication): string {
  const day = dayFormat.format(since)
  if (isWithdrawn) return `Withdrawn on ${day}`
  return isRejected ? `Rejected on ${day}` : `Nothing has happened since ${day}`
}

const named = ({ id, name, jobId, jobTitle }: KeptApplication) => ({ _id: id, candidateName: name, jobId, jobTitle })

export const keepPreview = ({ dueNow, held, nextAt, due }: KeepPreview): KeepPreviewRecord => ({
  dueNow,
  held,
  nextAt: nextAt?.toISOString() ?? null,
  due: due.map(({ application, erasedAt }) => ({
    ...named(application),
    erasedAt: erasedAt.toISOString(),
    why: whyInWords(application),
  })),
})

export const keepAnswer = ({ period, preview, held }: KeepSettings): KeepAnswer => ({
  days: period?.days ?? null,
  startsAt: period?.startsAt.toISOString() ?? null,
  preview: preview && keepPreview(preview),
  holds: held.flatMap((application) => {
    const { hold, asksDeletion } = application
    return hold
      ? { ...named(application), reason: hold.reason, heldBy: hold.heldBy, heldAt: hold.heldAt.toISOString(), asksDeletion }
      : []
  }),
})
