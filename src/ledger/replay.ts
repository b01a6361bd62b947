import type { DecisionEntry } from './ports.ts'

/** A decision as the report counts it. */
export interface Decision {
  entry: DecisionEntry
  job: string
  what: 'moved' | 'rejected'
  /** Against the order of the ranking; see docs/decision-ledger.md. */
  against: boolean
  evidence: boolean
}

/** Where people of one job stand, by what their match was when it was decided. */
interface Field {
  standing: Map<string, { what: Decision['what']; percentage: number }>
  /** How many stand so with each percentage from 0 to 100. */
  moved: number[]
  rejected: number[]
}

const emptyField = (): Field => ({ standing: new Map(), moved: Array(101).fill(0), rejected: Array(101).fill(0) })

/** What an entry decides; null for what takes a decision back or decides nothing. */
function whatOf({ action, details }: DecisionEntry): Decision['what'] | null {
  if (action === 'reject-candidate') return 'rejected'
  if (action === 'move-candidate') return details?.way === 'forward' ? 'moved' : null
  if (action === 'change-application')
    return details?.status === 'Rejected' ? 'rejected' : details?.status === 'Shortlisted' ? 'moved' : null
  return null
}

/** Whether an entry says where somebody stands, so that what was decided before holds no longer. */
const isStanding = ({ action, details }: DecisionEntry) =>
  action === 'move-candidate' ||
  action === 'reject-candidate' ||
  action === 'undo-rejection' ||
  action === 'undo-move' ||
  (action === 'change-application' && details?.status !== undefined)

/**
 * Follows the entries in the order of the chain and says of each decision whether it went against the order. Only what the entries
 * themselves say counts, so that the answer is the same after candidates are erased or scored again.
 */
export function createReplay() {
  const fields = new Map<string, Field>()
  return {
    next(entry: DecisionEntry): Decision | null {
      const { subjectId, details } = entry
      const job = details?.job
      if (typeof job !== 'string' || !subjectId || !isStanding(entry)) return null
      const field = fields.get(job) ?? emptyField()
      fields.set(job, field)
      const before = field.standing.get(subjectId)
      if (before) {
        field[before.what][before.percentage]! -= 1
        field.standing.delete(subjectId)
      }
      const what = whatOf(entry)
      if (!what) return null
      const against = isAgainst(field, what, details ?? {})
      const percentage = wholePercent(details?.percentage)
      if (percentage !== null) {
        field[what][percentage]! += 1
        field.standing.set(subjectId, { what, percentage })
      }
      return { entry, job, what, against, evidence: details?.evidence === true }
    },
  }
}

const wholePercent = (value: unknown) => (typeof value === 'number' ? Math.min(100, Math.max(0, Math.round(value))) : null)

function isAgainst(field: Field, what: Decision['what'], details: NonNullable<DecisionEntry['details']>): boolean {
  const percentage = wholePercent(details.percentage)
  const { rank, of } = details
  if (percentage === null || typeof rank !== 'number' || typeof of !== 'number') return false
  const isLower = rank > of / 2
  if (what === 'moved') return isLower && field.rejected.slice(percentage + 1).some((count) => count > 0)
  return !isLower && field.moved.slice(0, percentage).some((count) => count > 0)
}
