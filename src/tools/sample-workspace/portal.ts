import { linkInOutbox } from '#src/commands/link-in-outbox.ts'
import type { SampleResume } from '#src/first-run/sample.ts'
import { analysts } from '#src/first-run/sample-people/analysts.ts'
import type { ApplicationStatus } from '#src/jobportal/application-views.ts'
import type { Desk, SignIn } from './desk.ts'
import type { Past } from './history.ts'
import * as people from './portal-applicants.ts'
import { applicantOf, companyDeskOf, type SentApplication } from './portal-desk.ts'
import * as jobs from './portal-jobs.ts'

export interface PortalScene {
  past: Past
  address: string
  dataDir: string
  admin: () => Promise<Desk>
  /** Of the company. */
  password: string
}

export const portalCompany = { fullName: 'Nora Alder', email: 'nora@example.com', companyName: 'Alder & Finch Bicycles' }

/**
 * Two weeks of a company in the job portal. Yields how many days ago what follows happens. Told beside the story of the
 * workspace, because the clock of both goes one way only.
 */
export async function* tellPortal(scene: PortalScene): AsyncGenerator<number> {
  const { past, address, dataDir, admin, password } = scene
  const company: SignIn = { email: portalCompany.email, password }
  const desk = () => companyDeskOf(address, company)
  const who = (resume: SampleResume) => applicantOf(address, dataDir, resume)

  yield 13
  await register(scene, portalCompany)
  const companies = await (await admin()).get<{ _id: string; email: string }[]>('/admin/jobposters')
  const { _id } = companies.find(({ email }) => email === company.email)!
  await (await admin()).send('POST', `/admin/verify-jobposter/${_id}`, {})
  let nora = await desk()
  const post = ({ closesIn, ...job }: jobs.PortalJob) =>
    nora.post({ ...job, companyName: portalCompany.companyName, ...(closesIn !== undefined && { closesOn: past.day(closesIn) }) })
  const product = await post(jobs.fittingProduct)
  const intern = await post(jobs.springIntern)
  const backend = await post(jobs.shopBackend)
  const [begin, repaired] = (await nora.questions(backend)) as [string, string]
  const toBackend = (resume: SampleResume, start: string, sent: SentApplication = {}) =>
    who(resume).apply(backend, { ...sent, answers: { [begin]: start, ...sent.answers } })

  yield 12
  await toBackend(people.strong, 'In March; my notice is three months.', {
    source: 'newsletter',
    allowedToShare: true,
    answers: { [repaired]: 'A dynamo from 1974. It shines again.' },
  })
  await toBackend(people.distant, 'At once', { source: 'workshop' })
  for (const each of people.productPeople) await who(each).apply(product)
  await who(analysts[3]!).apply(intern)

  yield 11
  nora = await desk()
  await toBackend(people.returning, 'In January')
  await toBackend(people.unreadable, 'Next month', { isBroken: true })
  const [first] = people.productPeople
  const productIds = await nora.applicants(product)
  const status = (id: string, to: ApplicationStatus) => nora.send('PATCH', `/jobportal/applications/${id}`, { status: to })
  const note = (id: string, text: string) => nora.send('POST', `/jobportal/applications/${id}/notes`, { text })
  const write = (id: string, subject: string, body: string) =>
    nora.send('POST', `/jobportal/applications/${id}/message`, { subject, body })
  await status(productIds(first!.name), 'Shortlisted')
  await write(
    productIds(first!.name),
    'A visit to the fitting studio',
    'Dear Johanna,\n\nwould you like to see the studio? Thursday or Friday afternoon suits us both.\n\nNora Alder',
  )

  yield 8
  nora = await desk()
  await toBackend(people.misread, 'In February', { source: 'newsletter' })
  await toBackend(people.withdrawing, 'In April')
  const data = await post(jobs.salesAnalyst)
  await post(jobs.nightPlatform)
  const ids = await nora.applicants(backend)
  await status(ids(people.strong.name), 'Shortlisted')
  await note(ids(people.strong.name), 'Has done our Kafka project before. Ask how long it took.')
  await write(
    ids(people.strong.name),
    'Shall we talk?',
    'Dear Amara,\n\nyour dynamo convinced our mechanics. Which evening next week suits you for a first talk?\n\nNora Alder',
  )
  await nora.send('GET', `/jobportal/application/${ids(people.distant.name)}`)
  await nora.send('PATCH', `/jobportal/applications/${ids(people.distant.name)}`, {
    status: 'Rejected',
    reason: 'experience',
    tell: {
      subject: 'Your application for {jobTitle}',
      body: 'Dear Oskar,\n\nfor this job we need more experience with services. Our workshop is looking for somebody, too: may I pass your name on?\n\nNora Alder, {companyName}',
    },
  })

  yield 6
  nora = await desk()
  await who(people.misread).own('POST', '/corrections', {
    about: 'skills',
    kind: 'missing',
    value: 'Docker',
    comment: 'We never named the product, but that is what it is.',
    quote: 'Packed every service as a container image',
  })
  await who(people.misread).own('POST', '/review', { reason: 'My payments work is closer to your shop than the words suggest.' })
  await toBackend(people.solid, 'In May', { source: 'job-board' })
  const [figure] = (await nora.questions(data)) as [string]
  for (const [at, answer] of [
    'What a return costs us.',
    'How many riders come back.',
    'Orders by week and by weather.',
  ].entries())
    await who(analysts[at]!).apply(data, { answers: { [figure]: answer }, source: at === 0 ? 'newsletter' : 'job-board' })
  await who(people.withdrawing).own('POST', '/withdraw', {})

  yield 3
  nora = await desk()
  await nora.send('PATCH', `/jobportal/jobs/${product}`, { status: 'Closed' })
  const solid = (await nora.applicants(backend))(people.solid.name)
  await status(solid, 'Reviewed')
  await note(solid, 'Libraries and bicycles have more in common than one thinks.')
  await register(scene, { fullName: 'Imke Rowan', email: 'imke@example.net', companyName: 'Rowan Physiotherapy' })

  yield 0
  await toBackend(people.returned, 'In January, as before')
  await toBackend(people.cheating, 'Tomorrow', { source: 'job-board' })
  nora = await desk()
  await nora.applicants(backend)
}

/** Up to the proof of the address: what comes next is the administrator's. */
async function register({ address, dataDir, password }: PortalScene, company: typeof portalCompany) {
  const answer = await fetch(`${address}/jobportal/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...company, password }),
  })
  if (!answer.ok) throw new Error(`${company.companyName} could not register: ${await answer.text()}`)
  const { search } = await linkInOutbox(dataDir, company.email, 'jobportal/verify-email')
  await fetch(`${address}/api/jobportal/verify-email${search}`)
}

/** Goes on with a story beside another one: everything that happens longer ago than so many days. */
export function beside(past: Past, story: AsyncGenerator<number>): (daysAgo: number) => Promise<void> {
  let next: Promise<IteratorResult<number>> | null = null
  return async (daysAgo) => {
    next ??= story.next()
    for (let step = await next; !step.done && step.value > daysAgo; step = await next) {
      past.go(step.value)
      next = story.next()
    }
  }
}
