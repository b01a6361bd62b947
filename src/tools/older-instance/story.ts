import { resumePdf } from '#adapters/sample-papers/set-pdf.ts'
import { linkInOutbox } from '#src/commands/link-in-outbox.ts'
import { openAccount } from '#src/commands/open-account.ts'
import { signIn } from '#src/commands/server-process.ts'
import type { SampleResume } from '#src/first-run/sample.ts'
import { backendEngineer, marketingManager } from '#src/first-run/sample-jobs.ts'
import type { ScheduleRecord } from '#src/scheduling/views.ts'
import { asked, type Sent, send, thorough } from '#src/tools/sample-workspace/assessments.ts'
import { takeAssessment } from '#src/tools/sample-workspace/candidate.ts'
import { type Desk, deskOf, type SignIn } from '#src/tools/sample-workspace/desk.ts'
import { applicantOf, companyDeskOf } from '#src/tools/sample-workspace/portal-desk.ts'
import { shopBackend } from '#src/tools/sample-workspace/portal-jobs.ts'
import { move, reject } from '#src/tools/sample-workspace/story.ts'
import { someone } from './crowd.ts'
import type { LinkName, Size } from './known.ts'

/** A running server whose instance is to be filled. It must trust a proxy, and its paid plan must be large enough. */
export interface Stage {
  address: string
  dataDir: string
  admin: SignIn
  size: Size
}

/** What the story leaves behind that somebody could look for later. */
export interface Left {
  password: string
  recruiter: SignIn
  colleague: SignIn
  company: SignIn
  candidateIds: string[]
  jobIds: string[]
  sittingIds: string[]
  postIds: string[]
  applicationIds: string[]
  links: Record<LinkName, string>
  /** Of a program. */
  key: string
}

const password = 'an-older-instance-1'
export const recruiter = { email: 'greta@example.com', password }
export const colleague = { email: 'piet@example.com', password }
export const company = { email: 'clara@example.org', password }
export const newcomer = { email: 'nadia@example.net', password }
export const newCompany = { email: 'jonna@example.net', password }

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Fills an instance through the calls of its pages, so that something of everything is in it. */
export async function tellOlderStory(stage: Stage): Promise<Left> {
  const { address, size } = stage
  const desk = await anOffice(stage)
  const colleagues = await deskOf(address, colleague)
  const { candidateIds, jobIds } = await uploads(desk, size.candidates)
  const sittings = await assess(stage, desk, candidateIds)
  await work(desk, colleagues, candidateIds)
  const interviews = await offerInterviews(stage, colleagues, candidateIds)
  const portal = await tellOfCompany(stage)
  const { key } = await desk.send<{ key: string }>('POST', '/api/keys', {
    kind: 'workspace',
    name: 'Payroll',
    scopes: ['candidates:read'],
  })
  const { url: calendar } = await colleagues.send<{ url: string }>('POST', '/api/calendar-feed', {})
  const links = await openLinks(stage, desk)
  return {
    password,
    recruiter,
    colleague,
    company,
    candidateIds,
    jobIds,
    sittingIds: sittings.ids,
    ...portal,
    key,
    links: { ...links, ...sittings.links, ...interviews, ...portal.links, calendar },
  }
}

/** A recruiter with a paid plan and a colleague. */
async function anOffice({ address, dataDir, admin }: Stage): Promise<Desk> {
  const office = { companyName: 'Oldham Staffing', mobileNumber: '+1 415 555 0100', password }
  const adminCookie = await signIn(address, admin)
  await openAccount(
    { address, dataDir, adminCookie },
    { ...office, ...recruiter, fullName: 'Greta Oldham', designation: 'Head of Recruiting' },
  )
  const desk = await deskOf(address, recruiter)
  const { user } = await desk.get<{ user: { _id: string } }>('/user')
  await (await deskOf(address, admin)).send('PUT', `/admin/update-subscription/${user._id}`, { plan: 'paid', months: 12 })
  await desk.send('POST', '/api/team/invitations', { email: colleague.email, role: 'recruiter' })
  const invitation = Object.fromEntries((await linkInOutbox(dataDir, colleague.email, 'invitation')).searchParams)
  await post(address, '/api/invitation/accept', { fullName: 'Piet Marlow', password, ...invitation })
  return desk
}

async function uploads(desk: Desk, count: number) {
  const candidateIds: string[] = []
  const jobIds: string[] = []
  const atOnce = Math.min(100, Math.ceil(count / 2))
  for (let from = 0; from < count; from += atOnce) {
    const resumes = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => someone(from + at))
    const { jobId, ids } = await desk.submit(from * 3 < count * 2 ? backendEngineer : marketingManager, resumes)
    candidateIds.push(...ids.values())
    if (!jobIds.includes(jobId)) jobIds.push(jobId)
  }
  return { candidateIds, jobIds }
}

/** Most are taken; of the last two nobody opens one, and somebody gives the other up half way. */
async function assess({ address, size }: Stage, desk: Desk, candidateIds: readonly string[]) {
  const sent: Sent[] = []
  for (const id of candidateIds.slice(0, size.sittings))
    sent.push(await send(desk, id, { answers: 'written', camera: false }, asked))
  const [unopened, halfWay, ...taken] = sent.toReversed()
  for (const [at, { link, keys }] of taken.entries())
    await takeAssessment(address, link, {
      keys,
      rightOfTen: at % 10,
      says: thorough,
      leaves: at % 4 === 0 ? ['tab-hidden', 'tab-visible'] : [],
    })
  await takeAssessment(address, halfWay!.link, { keys: halfWay!.keys, rightOfTen: 7, says: thorough, givesUpAfter: 3 })
  return {
    ids: sent.map(({ id }) => id),
    links: { 'assessment not opened': unopened!.link, 'assessment half way': halfWay!.link } as const,
  }
}

/** What recruiters do with candidates. */
async function work(desk: Desk, colleagues: Desk, candidateIds: readonly string[]) {
  const [first, second, third, fourth] = candidateIds
  await move(desk, first!, 'Screening')
  await move(colleagues, first!, 'Interview')
  await move(desk, second!, 'Hired')
  await reject(colleagues, third!, 'required-skill', 'No work with Django is shown.', true)
  await desk.send('POST', `/api/candidates/${first}/message`, {
    subject: 'Your application as {{job.title}}',
    body: 'Dear {{candidate.firstName}},\n\nthank you.\n\n{{sender.name}}',
  })
  await desk.send('POST', `/api/candidates/${first}/notes`, {
    text: 'Rebuilt a checkout like ours. @Piet Marlow, would you talk to them?',
  })
  await desk.send('POST', `/api/candidates/${first}/tags`, { name: 'Relocates', colour: 'green' })
  await desk.send('POST', `/api/candidates/${second}/tasks`, {
    title: 'Call about the salary',
    dueOn: dayAhead(2),
    assigneeId: null,
  })
  await desk.send('PUT', `/api/candidates/${fourth}/hold`, { reason: 'Asked for the reasons; keep until that is answered.' })
  await desk.send('PUT', '/api/retention/rejected', { days: 180 })
  await desk.send('POST', '/api/candidate-views', { name: 'Strong in SQL', query: 'skills=sql&sort=match' })
}

async function offerInterviews({ address }: Stage, desk: Desk, candidateIds: readonly string[]) {
  const offer = async (id: string) => {
    const slots = [2, 3, 6].map((days) => ({ day: dayAhead(days), time: '10:00' }))
    const about = { zone: 'Europe/Berlin', minutes: 45, place: 'https://meet.example.com/oldham', note: '' }
    return (await desk.send<{ link: string }>('POST', `/api/candidates/${id}/interview-offers`, { ...about, slots })).link
  }
  const [chosen, open] = [await offer(candidateIds[0]!), await offer(candidateIds[1]!)]
  const page = new URL(chosen).pathname
  const { slots } = await answerOf<ScheduleRecord>(await fetch(address + page))
  await post(address, `${page}/choose`, { start: slots[1], zone: 'Europe/Lisbon' })
  return { 'interview chosen': chosen, 'interview not chosen': open } as const
}

/** A company, its jobs, and who applies for them. */
async function tellOfCompany(stage: Stage) {
  const { address, dataDir, admin, size } = stage
  await register(stage, company, 'Weaver Looms')
  await fetch(
    `${address}/api/jobportal/verify-email${(await linkInOutbox(dataDir, company.email, 'jobportal/verify-email')).search}`,
  )
  const admins = await deskOf(address, admin)
  const companies = await admins.get<{ _id: string; email: string }[]>('/admin/jobposters')
  await admins.send('POST', `/admin/verify-jobposter/${companies.find(({ email }) => email === company.email)!._id}`, {})
  const desk = await companyDeskOf(address, company)
  const { closesIn: _, questions: __, ...job } = shopBackend
  const postIds: string[] = []
  for (let at = 0; at < Math.max(2, Math.ceil(size.applications / 100)); at++)
    postIds.push(await desk.post({ ...job, location: `Ghent ${at + 1}`, companyName: 'Weaver Looms' }))
  const people = Array.from({ length: size.applications }, (_, at) => someone(size.candidates + at))
  for (const [at, resume] of people.entries()) await apply(stage, postIds[at % postIds.length]!, resume, at)
  const ids = new Map<string, string>()
  for (const id of postIds) for (const [name, application] of await whenRead(desk, id)) ids.set(name, application)

  const idOf = (at: number) => ids.get(people[at]!.name)!
  const status = (at: number, to: string, more = {}) =>
    desk.send('PATCH', `/jobportal/applications/${idOf(at)}`, { status: to, ...more })
  await status(0, 'Reviewed')
  await status(1, 'Shortlisted')
  await desk.send('GET', `/jobportal/application/${idOf(2)}`)
  await status(2, 'Rejected', { reason: 'experience' })
  await desk.send('POST', `/jobportal/applications/${idOf(1)}/notes`, { text: 'Has repaired looms before.' })
  await desk.send('POST', `/jobportal/applications/${idOf(1)}/message`, {
    subject: 'Shall we talk?',
    body: 'Dear {name},\n\nwhich evening suits you?',
  })
  const who = (at: number) => applicantOf(address, dataDir, people[at]!)
  const linkOf = (at: number) => linkInOutbox(dataDir, people[at]!.email, 'application').then(String)
  // Their mails are among the newest only as long as nobody else applies.
  for (const at of [3, 4])
    await post(address, '/public/application-link', { email: people[at]!.email, jobId: postIds[at % postIds.length] })
  await who(3).own('POST', '/withdraw', {})
  await who(4).own('POST', '/review', { reason: 'My work is closer to your shop than the words suggest.' })
  return {
    postIds,
    applicationIds: [...ids.values()],
    links: { application: await linkOf(4), 'application withdrawn': await linkOf(3) } as const,
  }
}

/** Comes from an address of its own: the server takes ten a minute from each. */
async function apply({ address }: Stage, jobId: string, resume: SampleResume, number: number) {
  const form = new FormData()
  for (const field of ['name', 'email', 'phone'] as const) form.set(field, resume[field])
  form.set('resume', new File([(await resumePdf(resume)) as BlobPart], resume.filename))
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  await answerOf(
    await fetch(`${address}/public/apply/${jobId}`, { method: 'POST', headers: { 'x-forwarded-for': from }, body: form }),
  )
}

/** The applications of a job by name, once software has read them all. */
async function whenRead(desk: Awaited<ReturnType<typeof companyDeskOf>>, jobId: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const all = await desk.send<{ _id: string; candidateName: string; match: { isWaiting: boolean } }[]>(
      'GET',
      `/jobportal/applications/${jobId}`,
    )
    if (all.every(({ match }) => !match.isWaiting)) return all.map(({ candidateName, _id }) => [candidateName, _id] as const)
    await Bun.sleep(500)
  }
  throw new Error('The applications were not read.')
}

/** Links in mails that wait for somebody. */
async function openLinks(stage: Stage, desk: Desk) {
  const { address, dataDir } = stage
  await desk.send('POST', '/api/team/invitations', { email: 'ida@example.com', role: 'recruiter' })
  const details = { companyName: 'Sommer Talent', mobileNumber: '+1 415 555 0188', designation: 'Recruiter' }
  await post(address, '/register', { ...details, ...newcomer, fullName: 'Nadia Sommer' })
  await register(stage, newCompany, 'Rowan Bakery')
  await post(address, '/api/forgot-password', { email: colleague.email })
  await post(address, '/api/jobportal/forgot-password', { email: company.email })
  const link = async ({ email }: { email: string }, page: string) => String(await linkInOutbox(dataDir, email, page))
  return {
    invitation: await link({ email: 'ida@example.com' }, 'invitation'),
    'verification of an account': await link(newcomer, 'verify-email'),
    'verification of a company': await link(newCompany, 'jobportal/verify-email'),
    'new password of an account': await link(colleague, 'reset-password'),
    'new password of a company': await link(company, 'jobportal/reset-password'),
  }
}

const register = ({ address }: Stage, account: SignIn, companyName: string) =>
  post(address, '/jobportal/register', { ...account, companyName, fullName: 'Clara Weaver' })

const post = async <Answer>(address: string, path: string, body: unknown) =>
  answerOf<Answer>(
    await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  )

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text}`)
  return (text ? JSON.parse(text) : null) as Answer
}
