import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { signIn } from '#src/commands/server-process.ts'
import { papers, sha256 } from '../uploader.ts'
import { admin, type Cluster, until } from './cluster.ts'

const json = { 'content-type': 'application/json' }

/** What a call came to, and how often it had to be made. */
interface Outcome {
  status: number
  // Whatever the call answers.
  body: Record<string, never> & { [name: string]: unknown }
  tries: number
}

/** What says "later", or nothing at all. */
const isLater = (status: number) => status === 0 || status >= 500 || status === 409 || status === 429

/**
 * Makes a call until it is answered, as a careful program does: what may have been done is asked for again under the same key. 409 is the
 * answer while the first one is still at work.
 */
export async function persistently(
  make: () => Promise<Response>,
  { seconds = 90, goesOn = () => true }: { seconds?: number; goesOn?: () => boolean } = {},
): Promise<Outcome> {
  const deadline = performance.now() + seconds * 1000
  for (let tries = 1; ; tries++) {
    const response = await make().catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? null
    const status = response && text !== null ? response.status : 0
    if (!isLater(status) || !goesOn() || performance.now() > deadline)
      return { status, body: text && /^[[{]/.test(text) ? JSON.parse(text) : {}, tries }
    await Bun.sleep(100 + Math.random() * 200)
  }
}

/** People at work: each does one thing after the other until told to stop, and remembers what was acknowledged. */
export interface Person {
  work(): Promise<void>
  stop(): void
  /** How many were acknowledged. */
  count(): number
}

function repeating(once: (goesOn: () => boolean) => Promise<void>, count: () => number): Person {
  let isStopped = false
  return {
    async work() {
      while (!isStopped) await once(() => !isStopped)
    },
    stop() {
      isStopped = true
    },
    count,
  }
}

/** The office: the administrator's own workspace, where nothing is limited. */
export async function anOffice({ address }: Pick<Cluster, 'address'>) {
  const cookie = await signIn(address, admin)
  const description = await aJobDescription()
  const acknowledged = new Map<string, string>()
  const sent = new Map<string, string>()
  let turn = 0
  const submit = async (files: { filename: string; bytes: Uint8Array }[], { at = address, key = crypto.randomUUID() } = {}) => {
    const form = () => {
      const made = new FormData()
      made.set('job_description', new File([description as BlobPart], 'job.pdf'))
      for (const { filename, bytes } of files) made.append('resumes', new File([bytes as BlobPart], filename))
      return made
    }
    return () => fetch(`${at}/api/submit`, { method: 'POST', headers: { cookie, 'idempotency-key': key }, body: form() })
  }
  return {
    cookie,
    acknowledged,
    submit,
    /** Somebody who uploads two resumes at a time. */
    uploader: (name: string): Person =>
      repeating(
        async (goesOn) => {
          turn += 1
          const files = await papers(2, `${name}${turn}`)
          for (const { filename, bytes } of files) sent.set(filename, sha256(bytes))
          const { status, body } = await persistently(await submit(files), { goesOn })
          if (status === 0 || !goesOn()) {
            if (status !== 200) return
          }
          if (status !== 200) throw new Error(`An upload was answered with ${status} ${JSON.stringify(body)}`)
          for (const { resumeId } of body.results as unknown as { resumeId: { filename: string } }[])
            acknowledged.set(resumeId.filename, sent.get(resumeId.filename)!)
        },
        () => acknowledged.size,
      ),
    /** All candidates of the office, by the name of their file. */
    async candidates() {
      const found = new Map<string, { resumeId: string; times: number; id: string }>()
      let page: string | null = '/api/candidate-filtering?limit=500'
      while (page) {
        const response: Response = await fetch(address + page, { headers: { cookie } })
        if (!response.ok) throw new Error(`The list of candidates was answered with ${response.status}`)
        for (const { _id, resumeId } of (await response.json()) as { _id: string; resumeId: { _id: string; filename: string } }[])
          found.set(resumeId.filename, {
            id: _id,
            resumeId: resumeId._id,
            times: (found.get(resumeId.filename)?.times ?? 0) + 1,
          })
        const next: string | undefined = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
        page = next ? next.replace(address, '') : null
      }
      return found
    },
    async download(resumeId: string) {
      const { url } = (await (await fetch(`${address}/api/resumes/${resumeId}`, { headers: { cookie } })).json()) as {
        url: string
      }
      return (await fetch(new URL(url, address), { headers: { cookie } })).bytes()
    },
    call: (method: string, path: string, body?: unknown, at = address) =>
      fetch(at + path, { method, headers: { cookie, ...json }, body: body === undefined ? undefined : JSON.stringify(body) }),
  }
}
export type Office = Awaited<ReturnType<typeof anOffice>>

/** A company with a job that takes applications. */
export async function aPostedJob({ address, mail }: Pick<Cluster, 'address' | 'mail'>) {
  const account = { email: 'cara@company.example.com', password: 'open-the-window-7' }
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(address + path, { method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(body) })
  await post('/jobportal/register', { ...account, fullName: 'Cara Company', companyName: 'Company' })
  const { search } = await mail.linkTo(account.email, '/jobportal/verify-email')
  await fetch(`${address}/api/jobportal/verify-email${search}`)
  const { token } = (await (await post('/jobportal/login', account)).json()) as { token: string }
  const job = {
    title: 'Backend Developer',
    location: 'Oslo',
    descriptionText: 'Design and run services.\nAt least 5 years of experience.\nMust have: Go, PostgreSQL, Docker.',
  }
  const answer = await post('/jobportal/post', job, { authorization: `Bearer ${token}` })
  if (!answer.ok) throw new Error(`The job could not be posted: ${answer.status} ${await answer.text()}`)
  return { jobId: ((await answer.json()) as { jobId: string }).jobId, token }
}

/** Somebody who applies again and again under new addresses. */
export function anApplicant({ address }: Pick<Cluster, 'address'>, jobId: string, paper: Uint8Array, number: number) {
  const acknowledged = new Map<string, string>()
  let turn = 0
  const person = repeating(
    async (goesOn) => {
      turn += 1
      const email = `person.${number}.${turn}@example.com`
      // Readers leave out what stands behind the end of a PDF.
      const bytes = Buffer.concat([paper, Buffer.from(`\n% ${email} ${'x'.repeat(20_000)}`)])
      const key = crypto.randomUUID()
      const { status, body } = await persistently(
        () => {
          const form = new FormData()
          form.append('name', `Person ${number} ${turn}`)
          form.append('email', email)
          form.append('resume', new Blob([bytes]), 'resume.pdf')
          return fetch(`${address}/public/apply/${jobId}`, { method: 'POST', body: form, headers: { 'idempotency-key': key } })
        },
        { goesOn },
      )
      if (status === 201) acknowledged.set(email, sha256(bytes))
      else if (goesOn()) throw new Error(`An application was answered with ${status} ${JSON.stringify(body)}`)
      // Ten a minute from one address: all of these come from here.
      for (let waited = 0; goesOn() && waited < 12_000; waited += 100) await Bun.sleep(100)
    },
    () => acknowledged.size,
  )
  return { ...person, acknowledged }
}

interface Question {
  id: string
  options: string[]
  userAnswer: string | null
  revision: number
}

/** A sitting that was sent and begun, and its candidate, who answers one question after the other. */
export async function aSitting(office: Office, { address }: Pick<Cluster, 'address'>, number: number) {
  const [paper] = await papers(1, `sitting${number}`)
  const { body } = await persistently(await office.submit([paper!]))
  const [result] = body.results as unknown as { resumeId: { _id: string }; jobDescriptionId: { _id: string } }[]
  const sent = await persistently(() =>
    office.call('POST', '/api/send-test-link', {
      candidateEmail: `sitting.${number}@example.com`,
      resumeId: result!.resumeId._id,
      jobDescriptionId: result!.jobDescriptionId._id,
      options: { extraMinutes: 45 },
    }),
  )
  const token = new URL(String(sent.body.testLink)).pathname.split('/').at(-1)!
  const call = (method: string, path: string, body?: unknown) => () =>
    fetch(address + path, { method, headers: json, body: body === undefined ? undefined : JSON.stringify(body) })
  const ok = async (method: string, path: string, body?: unknown) => {
    const answer = await persistently(call(method, path, body))
    if (answer.status !== 200) throw new Error(`${method} ${path.slice(0, 25)}: ${JSON.stringify(answer)}`)
    return answer.body as Record<string, unknown>
  }
  const { consent } = (await ok('GET', `/api/validate-assessment/${token}`)) as { consent: { version: string } }
  await ok('POST', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare: false })
  await ok('POST', '/api/start-assessment-recording', { token })
  const { questions } = (await ok('GET', `/api/assessment-questions/${token}`)) as { questions: Question[] }
  const revisions = new Map<string, number>()
  const answers = new Map<string, string>()
  const acknowledged = new Map<string, number>()
  const person = repeating(
    async (goesOn) => {
      const question = questions[Math.floor(Math.random() * questions.length)]!
      const revision = (revisions.get(question.id) ?? 0) + 1
      revisions.set(question.id, revision)
      const userAnswer = question.options[Math.floor(Math.random() * question.options.length)]!
      answers.set(`${question.id} ${revision}`, userAnswer)
      const change = { questionId: question.id, userAnswer, revision }
      const { status, body } = await persistently(call('PATCH', `/api/update-answer/${token}`, change), { goesOn })
      if (status === 200) acknowledged.set(question.id, revision)
      else if (goesOn()) throw new Error(`An answer was answered with ${status} ${JSON.stringify(body)}`)
      await Bun.sleep(20)
    },
    () => acknowledged.values().reduce((sum, revision) => sum + revision, 0),
  )
  return {
    ...person,
    token,
    /** Answers that were acknowledged and are not there, or are another than was given; none if all is well. */
    async lost(): Promise<string[]> {
      const { questions: now } = (await ok('GET', `/api/assessment-questions/${token}`)) as { questions: Question[] }
      return now.flatMap(({ id, revision, userAnswer }) => {
        if (revision < (acknowledged.get(id) ?? 0)) return [`${id}: ${revision} instead of ${acknowledged.get(id)}`]
        return revision > 0 && userAnswer !== answers.get(`${id} ${revision}`) ? [`${id}: another answer`] : []
      })
    },
  }
}

/** Nothing is left to do that is due within the minute: what watches over an upload that was cut off waits for an hour. */
export const quiet = async ({ rows }: Pick<Cluster, 'rows'>, seconds = 150) => {
  let left: object[] = []
  const isDone = async () => {
    left = await rows(
      `select kind as what, attempts::text as tries, coalesce(leased_until, 0)::text as leased, run_at::text as since, key as of from jobs where state = 'open' and run_at < $1 and coalesce(leased_until, 0) < $1
        union all select source, null, null, created_at::text, id from batches where finished_at is null limit 5`,
      [Date.now() + 60_000],
    )
    return left.length === 0
  }
  await until('the queue to be empty', isDone, seconds).catch((error) => {
    throw new Error(`${error.message}: ${JSON.stringify(left)}`)
  })
}

export const paper = () => aResume()
