import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import type { JobPost } from '../job-post.ts'
import { aJob } from '../test-job-portal.ts'

type Server = ReturnType<typeof testServer>

/** A server with a company that offers one job. */
export async function withJob(facts: Partial<JobPost> = {}, dataDir?: string, evenAnswerMs = 0) {
  const server = testServer({ TRUST_PROXY: 'on' }, { evenAnswerMs }, dataDir)
  const company = await server.company()
  const job = aJob(company.id, { companyName: 'Lantern Works', ...facts })
  await server.jobPosts.add(job)
  return { server, company, job }
}

export interface SentApplication {
  name?: string
  email?: string
  phone?: string
  /** Null sends none. */
  resume?: Uint8Array | null
  filename?: string
  /** Further fields. */
  more?: Record<string, string>
}

export async function applicationForm({
  name = 'Mira Talvik',
  email = 'mira@example.com',
  phone = '+1 415 555 0132',
  resume,
  filename = 'mira.pdf',
  more = {},
}: SentApplication = {}): Promise<FormData> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, email, phone, ...more })) form.append(field, value)
  if (resume !== null) form.append('resume', new Blob([new Uint8Array(resume ?? (await aResume()))]), filename)
  return form
}

interface Sending {
  /** Where it seems to come from; an address of its own unless told. */
  from?: string
  headers?: Record<string, string>
}

let addresses = 0
/** An address nobody used before. */
export const newAddress = () => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

export const applyFor = async (server: Server, jobId: string, sent: SentApplication = {}, { from, headers }: Sending = {}) =>
  server.call('POST', `/public/apply/${jobId}`, {
    body: await applicationForm(sent),
    headers: { 'x-forwarded-for': from ?? newAddress(), ...headers },
  })

/** The token of the newest private link that an address was mailed. */
export async function linkOf(server: Server, email: string): Promise<string> {
  const mail = (await server.sentMails()).findLast((each) => each.kind === 'application-sent' && each.to === email)
  if (mail?.kind !== 'application-sent') throw new Error(`No link was mailed to ${email}.`)
  return new URL(mail.link).pathname.split('/').at(-1)!
}

/** Follows the newest link that an address was mailed, as its owner does in a browser: what was sent again takes its place. */
export async function followLink(server: Server, email = 'mira@example.com') {
  const mail = (await server.sentMails()).findLast((each) => each.kind === 'application-sent' && each.to === email)
  const { pathname, searchParams } = new URL(mail?.kind === 'application-sent' ? mail.link : 'about:blank')
  const answer = await server.call('POST', `/api${pathname}/newer/${searchParams.get('newer')}`, { body: {} })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** The one application of an address for a job. */
export async function applicationOf(server: Server, jobId: string, email = 'mira@example.com') {
  const application = await server.applications.ofEmail(jobId, email)
  if (!application) throw new Error(`${email} has not applied.`)
  return application
}

/** What open windows of a company are told of applications from now on, oldest first. */
export function whatIsTold(server: Server, companyId: string): unknown[] {
  const told: unknown[] = []
  server.app.windows.add({
    userId: companyId,
    fullName: 'Cara Company',
    workspaceId: companyId,
    sessionId: 's',
    isAdmin: false,
    send(frame) {
      const { event, data } = JSON.parse(frame)
      if (event === 'applicationReceived') told.push(data)
    },
    close: () => {},
  })
  return told
}
