import type { DeletionResult, Previewed } from './delete-candidates.ts'
import type { PersonPrivacy, ShownHold } from './hold-candidates.ts'
import type { KnownPerson, RetentionPeriod } from './ports.ts'
import type { RetentionPreviewed } from './preview-retention.ts'
import type {
  CandidatePrivacy,
  DeletionOutcome,
  DeletionPreview,
  DueRecord,
  HoldRecord,
  RetentionAnswer,
  RetentionKind,
  RetentionPreview,
} from './views.ts'

export const previewAnswer = ({ people, missing }: { people: Previewed[]; missing: number }): DeletionPreview => ({
  people: people.map(({ person, named, counts: { resumes = 0, rankings = 0, notes = 0, messages = 0, ...others } }) => ({
    candidateIds: named,
    name: person.name,
    resumes,
    rankings,
    notes,
    messages,
    held: person.hold?.reason ?? null,
    jobTitles: [...new Set(person.candidates.map(({ jobTitle }) => jobTitle))],
    others: Object.fromEntries(Object.entries(others).filter(([, count]) => count > 0)),
  })),
  missing,
})

export const deletionAnswer = ({ deleted, held, people }: DeletionResult & { people: number }): DeletionOutcome => ({
  deleted,
  held,
  message: [
    people === 0 ? 'Nobody was deleted' : people === 1 ? 'Candidate deleted' : `${people} candidates deleted`,
    ...(held.length > 0 ? [`${held.length} kept by a hold`] : []),
  ].join(', '),
})

const holdRecord = ({ reason, heldByName, heldAt }: ShownHold): HoldRecord => ({
  reason,
  heldBy: heldByName,
  heldAt: heldAt.toISOString(),
})

export const candidatePrivacy = ({ hold, others }: PersonPrivacy): CandidatePrivacy => ({
  hold: hold && holdRecord(hold),
  others: others.map(({ id, jobTitle }) => ({ _id: id, jobTitle })),
})

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = (at: Date) => dayFormat.format(at)

function whyInWords(kind: RetentionKind, since: Date, count: number): string {
  if (kind === 'rejected') return `Rejected everywhere, the last time on ${day(since)}`
  if (kind === 'recordings') return `${count === 1 ? '1 recording' : `${count} recordings`} of ${day(since)}`
  if (kind === 'messages') return `${count === 1 ? '1 message' : `${count} messages`}, the oldest of ${day(since)}`
  return `Not hired, and nothing has happened since ${day(since)}`
}

export const retentionPreview = ({ kind, dueNow, held, nextAt, due }: RetentionPreviewed): RetentionPreview => ({
  kind,
  dueNow,
  held,
  nextAt: nextAt?.toISOString() ?? null,
  due: due.map(
    ({ person, since, dueAt, count }): DueRecord => ({
      kind,
      candidateId: person.candidates[0]?.id ?? '',
      name: person.name,
      dueAt: dueAt.toISOString(),
      why: whyInWords(kind, since, count),
      count,
    }),
  ),
})

interface Retention {
  periods: { kind: RetentionKind; period: RetentionPeriod | null }[]
  previews: RetentionPreviewed[]
  held: { person: KnownPerson; hold: ShownHold }[]
  canChange: boolean
  recordingDays: number
}

export const retentionAnswer = ({ periods, previews, held, canChange, recordingDays }: Retention): RetentionAnswer => ({
  periods: periods.map(({ kind, period }) => ({
    kind,
    days: period?.days ?? null,
    startsAt: period?.startsAt.toISOString() ?? null,
  })),
  previews: previews.map(retentionPreview),
  holds: held.map(({ person, hold }) => ({
    candidateId: person.candidates[0]?.id ?? '',
    name: person.name,
    ...holdRecord(hold),
  })),
  canChange,
  recordingDays,
})
