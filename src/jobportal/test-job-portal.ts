import { randomIds } from '#adapters/ids/random.ts'
import type { testServer } from '#adapters/test-server.ts'
import type { JobPost } from './job-post.ts'

/** A job of a company that filled in what it must. */
export const aJob = (companyId: string, facts: Partial<JobPost> = {}): JobPost => ({
  id: randomIds.id(),
  publicId: randomIds.id(),
  companyId,
  title: 'Backend Developer',
  companyName: null,
  location: 'Zürich',
  experience: null,
  jobType: 'Full-Time',
  department: null,
  skillsRequired: ['Go', 'PostgreSQL'],
  salaryRange: null,
  descriptionText: 'Runs the payments API.',
  jobDescriptionFile: null,
  status: 'Active',
  createdAt: new Date('2026-03-01T09:00:00Z'),
  updatedAt: null,
  closesOn: null,
  country: null,
  isRemote: false,
  questions: [],
  fileId: null,
  requirements: null,
  textHash: null,
  jobDescriptionId: null,
  isAttached: false,
  ...facts,
})

type Server = ReturnType<typeof testServer>

/** A company that may post jobs: its address is proved, and an administrator has vouched for it. */
export async function aVerifiedCompany(server: Server, email = 'cara@example.com', companyName = 'Lantern Works') {
  const company = await server.company(email, companyName)
  const at = server.clock.now()
  await server.companies.update(company.id, { emailVerifiedAt: at, verifiedAt: at })
  return company
}

/** What the form of a job sends. */
export const jobFields = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Backend Developer',
  location: 'Zürich',
  descriptionText: 'You run the payments API.\n\nMust-haves\n- At least 3 years of experience with Go\n- PostgreSQL',
  skillsRequired: 'Go, PostgreSQL',
  ...changes,
})

/** Posts a job and resolves to its id. */
export async function postedJob(server: Server, token: string, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await server.call('POST', '/jobportal/post', { token, body: jobFields(changes) })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.jobId
}

/** The link in the newest mail of this kind to a company, as the parameters its page hands on. */
export async function linkTo(server: Server, email: string, kind: 'verify-company-email' | 'reset-password') {
  const mail = (await server.sentMails()).findLast((each) => each.kind === kind && each.to === email)
  if (mail?.kind !== kind) throw new Error(`No mail of kind ${kind} was sent to ${email}.`)
  const { pathname, searchParams } = new URL(mail.link)
  return { pathname, token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

export const profileOf = (server: Server, token: string) => server.call('GET', '/jobportal/profile', { token })

export const days = (count: number) => count * 24 * 60 * 60_000
export const hours = (count: number) => count * 60 * 60_000
export const minutes = (count: number) => count * 60_000
