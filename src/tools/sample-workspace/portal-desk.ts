import { resumePdf } from '#adapters/sample-papers/set-pdf.ts'
import { linkInOutbox } from '#src/commands/link-in-outbox.ts'
import type { SampleResume } from '#src/first-run/sample.ts'
import type { ApplicantView, ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { SignIn } from './desk.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function answerOf<Answer>(address: string, method: Method, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address + path, { method, ...init })
  // The last part of such a path may be somebody's private link.
  const shown = path.replace(/(?<=^\/api\/application\/)[^/]+/, '…')
  if (!response.ok) throw new Error(`${method} ${shown} answered ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return (text ? JSON.parse(text) : null) as Answer
}

const asJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: body === undefined ? undefined : JSON.stringify(body),
})

/** What a company does in the job portal, the way its pages do it. */
export async function companyDeskOf(address: string, company: SignIn) {
  const { token } = await answerOf<{ token: string }>(address, 'POST', '/jobportal/login', asJson(company))
  const send = <Answer>(method: Method, path: string, body?: unknown) =>
    answerOf<Answer>(address, method, path, asJson(body, { authorization: `Bearer ${token}` }))
  const applications = (jobId: string) => send<ApplicationRecord[]>('GET', `/jobportal/applications/${jobId}`)
  return {
    send,
    post: async (job: Record<string, unknown>) =>
      (await send<{ jobId: string }>('POST', '/jobportal/post', { ...job, questions: JSON.stringify(job.questions ?? []) }))
        .jobId,
    /** The ids of a job's applications by the name of who applied, once software has read them all. */
    async applicants(jobId: string): Promise<(name: string) => string> {
      for (let attempt = 0; attempt < 200; attempt++) {
        const all = await applications(jobId)
        if (all.every(({ match }) => !match.isWaiting)) {
          const ids = new Map(all.map(({ candidateName, _id }) => [candidateName, _id]))
          return (name) => ids.get(name) ?? ''
        }
        await Bun.sleep(50)
      }
      throw new Error('The applications were not read.')
    },
    questions: async (jobId: string) =>
      (await send<{ job: { questions: { id: string }[] } }>('GET', `/jobportal/jobs/${jobId}`)).job.questions.map(({ id }) => id),
  }
}

export interface SentApplication {
  /** Answers by the ids of questions. */
  answers?: Record<string, string>
  source?: string
  allowedToShare?: boolean
  /** Cuts the file off in the middle: it cannot be read. */
  isBroken?: boolean
}

/** What somebody without an account does: applies, and goes on through the link in their mail. */
export function applicantOf(address: string, dataDir: string, resume: SampleResume) {
  const { name, email, phone, filename } = resume
  const ownPath = async () => `/api/application/${(await linkInOutbox(dataDir, email, 'application')).pathname.split('/').at(-1)}`
  return {
    async apply(jobId: string, { answers = {}, source, allowedToShare, isBroken }: SentApplication = {}) {
      const whole = await resumePdf(resume)
      const form = new FormData()
      for (const [field, value] of Object.entries({ name, email, phone, source, allowedToShare: allowedToShare && 'true' }))
        if (value) form.set(field, value)
      for (const [id, answer] of Object.entries(answers)) form.set(`answer-${id}`, answer)
      form.set('resume', new File([(isBroken ? whole.slice(0, 200) : whole) as BlobPart], filename))
      await answerOf(address, 'POST', `/public/apply/${jobId}`, { body: form })
    },
    /** Through the newest link that was mailed. */
    own: async (method: Method, path = '', body?: unknown) =>
      answerOf<ApplicantView>(address, method, `${await ownPath()}${path}`, asJson(body)),
  }
}
