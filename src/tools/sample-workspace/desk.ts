import { jobPdf, resumePdf } from '#adapters/sample-papers/set-pdf.ts'
import { signIn } from '#src/commands/server-process.ts'
import type { SampleJob, SampleResume } from '#src/first-run/sample.ts'

export interface SignIn {
  email: string
  password: string
}

interface Submitted {
  _id: string
  jobDescriptionId: { _id: string }
  matchingResult: { 'Resume Data': { name: string } }[]
}

/** What somebody does at the running server, the way its pages do it. */
export interface Desk {
  get<Answer>(path: string): Promise<Answer>
  send<Answer>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): Promise<Answer>
  /** Uploads resumes for a job description; resolves to its id and the candidates by the name on their resume. */
  submit(job: SampleJob, resumes: readonly SampleResume[]): Promise<{ jobId: string; ids: Map<string, string> }>
  form<Answer>(path: string, form: FormData): Promise<Answer>
}

export async function deskOf(address: string, person: SignIn): Promise<Desk> {
  const cookie = await signIn(address, person)
  const call = async <Answer>(method: string, path: string, headers: Record<string, string>, body?: FormData | string) => {
    // A hundred resumes at once may take a busy machine longer than the five minutes after which a call is given up.
    const response = await fetch(address + path, { method, headers: { cookie, ...headers }, body, timeout: false })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const text = await response.text()
    return (text ? JSON.parse(text) : null) as Answer
  }
  const form = <Answer>(path: string, body: FormData) => call<Answer>('POST', path, {}, body)
  return {
    get: (path) => call('GET', path, {}),
    send: (method, path, body) => call(method, path, { 'content-type': 'application/json' }, JSON.stringify(body)),
    form,
    async submit(job, resumes) {
      const body = new FormData()
      body.set('job_description', new File([(await jobPdf(job)) as BlobPart], job.filename))
      body.set('job_description_title', job.title)
      for (const resume of resumes) body.append('resumes', new File([(await resumePdf(resume)) as BlobPart], resume.filename))
      const { results } = await form<{ results: Submitted[] }>('/api/submit', body)
      return {
        jobId: results[0]!.jobDescriptionId._id,
        ids: new Map(results.map(({ _id, matchingResult }) => [matchingResult[0]!['Resume Data'].name, _id])),
      }
    },
  }
}
