import type { Cell } from '#src/shared/csv.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import { type ColumnKey, columns, deeds, type MeasureKey, measures, type SectionKey } from './constants.ts'
import { InvalidWait, UnknownJob, UnknownNumber } from './errors.ts'
import { overviewOf } from './overview.ts'
import { type AskedPeriod, type Period, periodFrom } from './period.ts'
import type { AnalyticsPorts, AnalyticsStage, Scope } from './ports.ts'
import { isMeasure, partInWords, rowCells, rowRecord } from './rows.ts'
import { type SectionTable, sectionTable } from './section-table.ts'
import { placesOfAll, placesOfJob } from './stage-places.ts'
import { countsOf } from './trend.ts'
import type { AnalyticsAnswer, RowsAnswer } from './views.ts'
import { weeklyJob, weeklyReport } from './weekly-report.ts'
import { isWaitingLimit, usualWait } from './working-days.ts'

export type { AnalyticsPorts, AssessmentFigures, Figures } from './ports.ts'

export type Analytics = ReturnType<typeof createAnalytics>

/** What is asked for: which days, which job description. */
export interface Question extends AskedPeriod {
  job?: string | undefined
}

interface RowsQuestion extends Question {
  measure: string
  of?: string | undefined
}

/** Measures of what one person did or has to do. */
const ofPeople: MeasureKey[] = ['uploader', 'tasks-open', 'tasks-overdue', ...deeds.map(({ measure }) => measure)]

/** Some forty milliseconds of work: others have their turn after each. */
const rowsPerPiece = 1000

/** Counts what happened in a workspace, and shows the candidates behind every number. Decides nothing about anybody. */
export function createAnalytics(ports: AnalyticsPorts) {
  const { figures, startingStages, clock } = ports

  const setting = async (workspaceId: string, question: Question) => {
    const period = periodFrom(question, clock.now())
    const [ranked, stored] = [await figures.jobs(workspaceId), await figures.stages(workspaceId)]
    const job = question.job ? await figures.job(workspaceId, question.job) : null
    if (question.job && !job) throw new UnknownJob()
    const jobs = job && !ranked.some(({ id }) => id === job.id) ? [job, ...ranked] : ranked
    const ownStages = (id: string) => stored.get(id) ?? startingStages(id)
    const { places, stages } = job ? placesOfJob(ownStages(job.id)) : placesOfAll(stored, startingStages)
    const scope: Scope = {
      workspaceId,
      jobDescriptionId: job?.id ?? null,
      from: period.from,
      to: period.to,
      now: clock.now().getTime(),
      stages,
    }
    const chosen = job && { _id: job.id, title: job.title, version: job.version }
    return { period, jobs, chosen, places, scope, stageName: namesOf(ownStages) }
  }

  const overview = async (workspaceId: string, question: Question): Promise<AnalyticsAnswer> => {
    const { period, jobs, chosen, places, scope } = await setting(workspaceId, question)
    return {
      period: periodRecord(period),
      jobDescription: chosen,
      jobDescriptions: jobs.map(({ id, title, version }) => ({ _id: id, title, version })),
      ...(await overviewOf(ports, scope, places)),
    }
  }

  const rows = async (
    workspaceId: string,
    { measure, of = '', ...question }: RowsQuestion,
    page: { limit: number; offset: number },
  ): Promise<RowsAnswer> => {
    if (!isMeasure(measure)) throw new UnknownNumber()
    const { period, chosen, places, scope, stageName } = await setting(workspaceId, question)
    const isOfPerson = ofPeople.includes(measure)
    const person = isOfPerson && of !== '' ? await figures.personCalled(workspaceId, of) : null
    const part = partInWords(measure, of, places, person)
    if (part === null) throw new UnknownNumber()
    const found =
      measure === 'assessments'
        ? ((await ports.assessmentFigures?.rows(scope, of, page)) ?? { rows: [], total: 0 })
        : await figures.rows(scope, { measure, of }, page)
    const { title, definition, columns: keys } = measures[measure]
    return {
      title: title.replace('{of}', part),
      definition,
      columns: keys.map((key) => ({ key, ...columns[key] })),
      rows: found.rows.map(rowRecord(stageName)),
      total: found.total,
      period: periodRecord(period),
      jobDescription: chosen,
    }
  }

  const waitingLimit = async (workspaceId: string): Promise<number> => (await ports.waitingLimits.of(workspaceId)) ?? usualWait
  const counts = async (workspaceId: string, question: Question) =>
    countsOf(figures, (await setting(workspaceId, question)).scope)
  const { tellWeek, ...weekly } = weeklyReport(ports, { counts, rows, waitingLimit })

  return {
    overview,
    rows,
    ...weekly,
    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({ [weeklyJob]: tellWeek }),
    /** One part of the screen as a table. */
    section: async (workspaceId: string, key: SectionKey, question: Question): Promise<SectionTable> =>
      sectionTable(key, await overview(workspaceId, question)),
    /** All rows behind a number as a table, piece by piece. */
    async rowTable(workspaceId: string, question: RowsQuestion) {
      const first = await rows(workspaceId, question, { limit: rowsPerPiece, offset: 0 })
      const keys: ColumnKey[] = first.columns.map(({ key }) => key)
      async function* lines(): AsyncGenerator<Cell[][]> {
        let piece = first
        const turn = yieldToEventLoop()
        for (let offset = rowsPerPiece; ; offset += rowsPerPiece) {
          if (piece.rows.length > 0) yield piece.rows.map((row) => rowCells(keys, row))
          if (piece.rows.length < rowsPerPiece) return
          await turn()
          piece = await rows(workspaceId, question, { limit: rowsPerPiece, offset })
        }
      }
      const header = ['Candidate', 'Job description', ...first.columns.map(({ label }) => label), 'Id']
      return { header, lines: lines() }
    },
    /** After how many working days in one stage candidates wait. */
    waitingLimit,
    async setWaitingLimit(workspaceId: string, workingDays: number): Promise<number> {
      if (!isWaitingLimit(workingDays)) throw new InvalidWait()
      await ports.waitingLimits.put(workspaceId, workingDays)
      return workingDays
    },
    today: () => clock.now().toISOString().slice(0, 10),
  }
}

const periodRecord = ({ range, firstDay, lastDay }: Period) => ({ range, firstDay, lastDay })

/** The name of a stage by its id, for rows of any job description. */
function namesOf(ownStages: (jobDescriptionId: string) => AnalyticsStage[]) {
  const known = new Map<string, AnalyticsStage[]>()
  return (jobDescriptionId: string, stageId: string): string => {
    const own = known.get(jobDescriptionId) ?? ownStages(jobDescriptionId)
    known.set(jobDescriptionId, own)
    const stage = stageId === '' ? own[0] : own.find(({ id }) => id === stageId)
    return stage?.name ?? 'A stage that was removed'
  }
}
