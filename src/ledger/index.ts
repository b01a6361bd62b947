import type { Cell } from '#src/shared/csv.ts'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import { type LedgerMeasure, measureKeys, measures } from './constants.ts'
import { InvalidLedgerPeriod } from './errors.ts'
import type { LedgerPorts } from './ports.ts'
import { createReplay, type Decision } from './replay.ts'
import type { DecisionRow, LedgerAnswer, LedgerRowsAnswer } from './views.ts'

export type { LedgerPorts } from './ports.ts'
export { type LedgerNotePorts, notingRankings } from './shown-rankings.ts'
export { withVersions } from './versions.ts'

export type Ledger = ReturnType<typeof createLedger>

/** Days as yyyy-mm-dd, both included, and one job. */
export interface LedgerQuestion {
  from?: string | undefined
  to?: string | undefined
  job?: string | undefined
}

const piece = 1000
const dayMs = 24 * 60 * 60_000
/** Days that are shown when none are asked for, up to today. */
const usualDays = 90

/** Reads the decisions of the audit log: how often people went against the order, and whether they had looked. Changes nothing. */
export function createLedger({ decisionTrail, clock }: LedgerPorts) {
  const periodOf = ({ from, to }: LedgerQuestion) => {
    const today = clock.now().toISOString().slice(0, 10)
    const last = dayOf(to || today)
    const first = from ? dayOf(from) : new Date(last.getTime() - (usualDays - 1) * dayMs)
    if (first > last) throw new InvalidLedgerPeriod()
    return { first, until: new Date(last.getTime() + dayMs), last }
  }

  /** Every decision of the period, oldest first. Earlier ones are read as well: where others stood then decides what goes against. */
  async function* decisions(workspaceId: string | null, question: LedgerQuestion): AsyncGenerator<Decision> {
    const { first, until } = periodOf(question)
    const replay = createReplay()
    const turn = yieldToEventLoop()
    const samples = question.job ? new Set<string>() : await decisionTrail.sampleJobs()
    for (let last = 0; ; ) {
      const entries = await decisionTrail.after(last, { workspaceId, until }, piece)
      for (const entry of entries) {
        const decision = replay.next(entry)
        if (!decision || entry.at < first || (question.job && decision.job !== question.job) || samples.has(decision.job))
          continue
        yield decision
      }
      if (entries.length < piece) return
      last = entries.at(-1)!.number
      await turn()
    }
  }

  async function found(workspaceId: string | null, question: LedgerQuestion, measure: LedgerMeasure) {
    const rows: Decision[] = []
    for await (const decision of decisions(workspaceId, question)) if (counts[measure](decision)) rows.push(decision)
    return rows.reverse()
  }

  const recordsOf = async (rows: Decision[]): Promise<DecisionRow[]> => {
    const titles = await decisionTrail.jobTitles([...new Set(rows.map(({ job }) => job))])
    return rows.map((row) => rowOf(row, titles.get(row.job) ?? null))
  }

  const periodRecord = (question: LedgerQuestion) => {
    const { first, last } = periodOf(question)
    return { firstDay: first.toISOString().slice(0, 10), lastDay: last.toISOString().slice(0, 10) }
  }

  return {
    /** Of one workspace or company; of all of them with null, for administrators. */
    async report(workspaceId: string | null, question: LedgerQuestion): Promise<LedgerAnswer> {
      const byJob = new Map<string, Record<LedgerMeasure, number>>()
      const all = nobody()
      for await (const decision of decisions(workspaceId, question)) {
        const ofJob = byJob.get(decision.job) ?? nobody()
        byJob.set(decision.job, ofJob)
        for (const key of measureKeys) {
          if (!counts[key](decision)) continue
          ofJob[key] += 1
          all[key] += 1
        }
      }
      const titles = await decisionTrail.jobTitles([...byJob.keys()])
      return {
        period: periodRecord(question),
        measures: measureKeys.map((key) => ({ key, ...measures[key], count: all[key] })),
        jobs: [...byJob]
          .map(([_id, counted]) => ({ _id, title: titles.get(_id) ?? null, counts: counted }))
          .sort((one, other) => other.counts.decided - one.counts.decided || one._id.localeCompare(other._id)),
      }
    },

    /** The decisions behind a number, newest first. */
    async rows(
      workspaceId: string | null,
      question: LedgerQuestion,
      measure: LedgerMeasure,
      page: { limit: number; offset: number },
    ): Promise<LedgerRowsAnswer> {
      const rows = await found(workspaceId, question, measure)
      const { title, definition } = measures[measure]
      const shown = rows.slice(page.offset, page.offset + page.limit)
      return { title, definition, period: periodRecord(question), total: rows.length, rows: await recordsOf(shown) }
    },

    /** The same as lines of a table. */
    async table(workspaceId: string | null, question: LedgerQuestion, measure: LedgerMeasure) {
      return { header: columns, lines: (await recordsOf(await found(workspaceId, question, measure))).map(cellsOf) }
    },

    today: () => clock.now().toISOString().slice(0, 10),
  }
}

function dayOf(text: string) {
  const day = new Date(`${text}T00:00:00.000Z`)
  // A day that does not exist is taken for another one.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw new InvalidLedgerPeriod()
  return day
}

const nobody = (): Record<LedgerMeasure, number> => ({ decided: 0, against: 0, 'rejected-unseen': 0, 'moved-unseen': 0 })

const counts: Record<LedgerMeasure, (decision: Decision) => boolean> = {
  decided: () => true,
  against: ({ against }) => against,
  'rejected-unseen': ({ what, evidence }) => what === 'rejected' && !evidence,
  'moved-unseen': ({ what, evidence }) => what === 'moved' && !evidence,
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

const rowOf = ({ entry, job, what, against, evidence }: Decision, title: string | null): DecisionRow => ({
  number: entry.number,
  at: entry.at.toISOString(),
  what,
  actor: entry.actorName,
  subject: {
    kind: entry.subjectKind === 'application' ? 'application' : 'candidate',
    _id: entry.subjectId!,
    isThere: entry.isThere,
  },
  job: { _id: job, title },
  percentage: numberOf(entry.details?.percentage),
  rank: numberOf(entry.details?.rank),
  of: numberOf(entry.details?.of),
  engine: textOf(entry.details?.engine),
  criteria: numberOf(entry.details?.criteria),
  evidence,
  against,
})

const columns = [
  'Entry',
  'Time (UTC)',
  'Decision',
  'By',
  'Subject',
  'Subject id',
  'Job id',
  'Job',
  'Match %',
  'Rank',
  'Of',
  'Evidence opened',
  'Against the order',
  'Engine',
  'Criteria version',
]

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

const cellsOf = (row: DecisionRow): Cell[] => [
  row.number,
  row.at,
  row.what === 'moved' ? 'Moved on' : 'Rejected',
  row.actor,
  row.subject.kind,
  row.subject._id,
  row.job._id,
  row.job.title,
  row.percentage,
  row.rank,
  row.of,
  yesNo(row.evidence),
  yesNo(row.against),
  row.engine,
  row.criteria,
]
