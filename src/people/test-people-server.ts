import { aJobDescription, aPdf, type ResumeOptions, resumeLines } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import type { CandidateRecord } from '#src/matching/views.ts'
import type { DuplicatesAnswer, PersonHistoryAnswer } from './views.ts'

export interface Invented extends ResumeOptions {
  school?: string
}

/** A server on which recruiters upload resumes of invented people. */
export async function peopleServer() {
  const server = testServer()
  const job = await aJobDescription()
  let count = 0

  /** What a recruiter and the colleagues of their workspace do. */
  const as = (cookie: string) => {
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { cookie, ...(body === undefined ? {} : { body }) })
    return {
      cookie,
      call,
      /** Uploads these together and resolves to their candidates, in the same order. */
      async upload(...invented: Invented[]): Promise<CandidateRecord[]> {
        const files: Record<string, Uint8Array> = {}
        for (const { school = 'Lakeside University', ...options } of invented) {
          count += 1
          const lines = resumeLines(options).map((line) => line.replace('Lakeside University', school))
          files[`resume-${count}.pdf`] = await aPdf(lines)
        }
        const { body } = await call('POST', '/api/submit', submissionForm(files, job, 'Backend Developer'))
        const results = body.results as CandidateRecord[]
        return Object.keys(files).map((name) => results.find(({ resumeId }) => resumeId.filename === name)!)
      },
      history: async (candidate: CandidateRecord): Promise<PersonHistoryAnswer> =>
        (await call('GET', `/api/candidates/${candidate._id}/history`)).body,
      personOf: async (candidate: CandidateRecord): Promise<string> =>
        (await call('GET', `/api/candidates/${candidate._id}/history`)).body._id,
      async duplicates(): Promise<DuplicatesAnswer> {
        for (;;) {
          const { body } = await call('GET', '/api/duplicates')
          if (body.waiting === 0) return body
        }
      },
      merge: (keep: string, person: string, seen?: Record<string, string>) =>
        call('POST', `/api/people/${keep}/merge`, { person, ...(seen ? { seen } : {}) }),
      unmerge: (id: string) => call('DELETE', `/api/people/merges/${id}`, {}),
      distinct: (one: string, person: string) => call('POST', `/api/people/${one}/distinct`, { person }),
      timeline: async (candidate: CandidateRecord): Promise<{ kind: string; details: Record<string, unknown> }[]> =>
        (await call('GET', `/api/candidates/${candidate._id}/timeline`)).body,
    }
  }
  let recruiters = 0
  return {
    ...server,
    as,
    /** A recruiter with a workspace of their own. */
    async newcomer() {
      recruiters += 1
      return as((await server.recruiter(`recruiter-${recruiters}@example.com`)).cookie)
    },
  }
}
