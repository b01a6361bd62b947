import { eq } from 'drizzle-orm'
import { candidates, resumes } from '#adapters/database/schema.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import type { AnalyticsAnswer, Count, RowsAnswer } from './views.ts'

export type Question = Record<string, string>

/** A workspace whose history is written by hand, day by day, through the calls that people make. */
export async function aHistory(begin = '2026-01-01T09:00:00Z') {
  const server = testServer({ DEFAULT_PLAN: 'free' })
  server.clock.set(begin)
  const owner = await server.recruiter('owner@example.com')
  let { cookie } = owner
  const ids: Record<string, string> = {}
  const jobs: Record<string, string> = {}
  // A PDF says when it was made: made again it would be another job description.
  const papers: Record<string, Uint8Array> = {}
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, { cookie, ...(body === undefined ? {} : { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const versionOf = async (name: string): Promise<number> =>
    (await call('GET', `/api/candidates/${ids[name]}/workflow`)).placement.version
  const stageOf = async (name: string, stage: string): Promise<string> => {
    const { stages } = await call('GET', `/api/candidates/${ids[name]}/workflow`)
    return stages.find((each: { name: string }) => each.name === stage)._id
  }
  return {
    server,
    ids,
    jobs,
    call,
    /** Goes to this instant and signs in again: sessions do not live for days. */
    async at(instant: string) {
      server.clock.set(instant)
      cookie = await server.logIn(owner.email, owner.password)
    },
    /** Ranks people, called by one word, against a job description. One is read; the others are copies of that one, to be quick. */
    async rank(job: string, names: string[]) {
      const [read = '', ...copies] = names
      papers[job] ??= await aJobDescription({ title: job })
      const form = submissionForm({ [`${read}.pdf`]: await aResume({ name: read }) }, papers[job], job)
      const [record] = (await call('POST', '/api/submit', form)).results
      ids[read] = record._id
      jobs[job] = record.jobDescriptionId._id
      await server.database.transaction(async () => {
        const query = server.database.query()
        const resume = (await query.select().from(resumes).where(eq(resumes.id, record.resumeId._id)).get())!
        const candidate = (await query.select().from(candidates).where(eq(candidates.id, record._id)).get())!
        for (const name of copies) {
          const resumeId = server.ids.id()
          ids[name] = server.ids.id()
          await query
            .insert(resumes)
            .values({ ...resume, id: resumeId, textHash: resumeId, filename: `${name}.pdf` })
            .run()
          await query
            .insert(candidates)
            .values({ ...candidate, id: ids[name], resumeId })
            .run()
        }
      })
    },
    async move(name: string, stage: string) {
      const body = { stageId: await stageOf(name, stage), version: await versionOf(name) }
      await call('PUT', `/api/candidates/${ids[name]}/stage`, body)
    },
    async reject(name: string, reason = 'withdrew', text = '') {
      await call('POST', `/api/candidates/${ids[name]}/evidence-opened`, {})
      await call('POST', `/api/candidates/${ids[name]}/reject`, { version: await versionOf(name), reason, text })
    },
    undo: async (name: string) => call('POST', `/api/candidates/${ids[name]}/undo-rejection`, { version: await versionOf(name) }),
    write: (name: string): Promise<{ _id: string }> =>
      call('POST', `/api/candidates/${ids[name]}/message`, { subject: 'Hello', body: 'Shall we talk?' }),
    /** Gives the stages of a job description other names, an order, and more of them. */
    async restage(job: string, change: (stages: StageGiven[]) => StageGiven[], moves: Record<string, string> = {}) {
      const { revision, stages } = await call('GET', `/api/job-descriptions/${jobs[job]}/stages`)
      const given = stages.map(({ _id, name, kind }: Required<StageGiven>) => ({ _id, name, kind }))
      await call('PUT', `/api/job-descriptions/${jobs[job]}/stages`, { revision, stages: change(given), moves })
    },
    figures: (question: Question = {}): Promise<AnalyticsAnswer> =>
      call('GET', `/api/analytics?${new URLSearchParams({ range: 'all', ...question })}`),
    rows: (question: Question): Promise<RowsAnswer> =>
      call('GET', `/api/analytics/rows?${new URLSearchParams({ range: 'all', ...question })}`),
    /** The names behind a number. */
    async behind({ measure, of }: Pick<Count, 'measure' | 'of'>, question: Question = {}) {
      const { rows } = await this.rows({ ...question, measure, of })
      return rows.map(({ filename }) => filename.replace('.pdf', ''))
    },
    get cookie() {
      return cookie
    },
    raw: (path: string, as = cookie) => server.call('GET', path, { cookie: as }),
  }
}

export interface StageGiven {
  _id?: string
  name: string
  kind: string
}

/** Every number of an answer that has rows behind it. */
export function countsIn(value: unknown): Count[] {
  if (value === null || typeof value !== 'object') return []
  const { measure, of, count } = value as Partial<Count>
  if (measure !== undefined && of !== undefined && typeof count === 'number') return [value as Count]
  return Object.values(value).flatMap(countsIn)
}

/** "New 3, Screening 2": how many reached each stage. */
export const reachedIn = ({ funnel }: AnalyticsAnswer) =>
  Object.fromEntries(funnel.stages.map(({ name, reached }) => [name, reached.count]))
