import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

/** A recruiter with one saved job description (and one candidate from a PDF), and the ways to bring people in. */
export async function aWorkspace(
  environment: Record<string, string> = { DEFAULT_PLAN: 'free' },
  server = testServer(environment),
) {
  const { cookie, email } = await server.recruiter(`rita-${crypto.randomUUID().slice(0, 8)}@example.com`)
  const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
  const submitted = await server.call('POST', '/api/submit', { cookie, body: form })
  const jobId: string = submitted.body.results[0].jobDescriptionId._id
  const get = (path: string) => server.call('GET', path, { cookie })
  const bodyOf = (files: Record<string, string | Uint8Array>, fields: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const [name, content] of Object.entries(files))
      body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
    return body
  }
  return {
    server,
    cookie,
    email,
    jobId,
    get,
    check: (files: Record<string, string | Uint8Array>, mapping?: unknown) =>
      server.call('POST', '/api/import/check', {
        cookie,
        body: bodyOf(files, mapping ? { mapping: JSON.stringify(mapping) } : {}),
      }),
    /** What happens to each row in the job that people are taken in for. */
    checkFor: (files: Record<string, string | Uint8Array>, { stages }: { stages?: Record<string, string> } = {}) =>
      server.call('POST', '/api/import/check', {
        cookie,
        body: bodyOf(files, { job_description_id: jobId, ...(stages ? { stages: JSON.stringify(stages) } : {}) }),
      }),
    /** Takes in, and waits until everything is ranked. */
    async take(
      files: Record<string, string | Uint8Array>,
      options: { headers?: Record<string, string>; mapping?: unknown; stages?: Record<string, string> } = {},
    ) {
      const { headers, mapping, stages } = options
      const fields = {
        job_description_id: jobId,
        ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
        ...(stages ? { stages: JSON.stringify(stages) } : {}),
      }
      const answer = await server.call('POST', '/api/import', { cookie, headers, body: bodyOf(files, fields) })
      for (let round = 0; round < 40; round += 1) {
        await server.app.worker.runDue()
        if (answer.status !== 200 || (await get(`/api/imports/${answer.body._id}`)).body.finished) break
      }
      return answer
    },
    candidates: async () =>
      (await get('/api/candidate-filtering')).body as {
        _id: string
        resumeId: { _id: string; filename: string }
        matchingResult: [{ 'Resume Data': Record<string, unknown> }]
      }[],
  }
}
