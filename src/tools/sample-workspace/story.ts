import type { SampleResume } from '#src/first-run/sample.ts'
import { backendEngineer, marketingManager } from '#src/first-run/sample-jobs.ts'
import { analysts, dataAnalyst } from '#src/first-run/sample-people/analysts.ts'
import { engineers } from '#src/first-run/sample-people/engineers.ts'
import { cook, marketers } from '#src/first-run/sample-people/others.ts'
import type { StandingAnswer } from '#src/hiring/bulk-views.ts'
import type { RejectionReason } from '#src/hiring/constants.ts'
import type { WorkflowAnswer } from '#src/hiring/views.ts'
import type { Composition } from '#src/job-descriptions/composition.ts'
import type { ScheduleRecord } from '#src/scheduling/views.ts'
import { assessAnalysts, assessNewcomers } from './assessments.ts'
import type { Desk } from './desk.ts'
import type { Scene } from './scene.ts'

/** Candidates of one job description by the name on their resume. */
type Applicants = Map<string, string>

/** Eleven weeks in the life of a workspace, so that every screen has something to show. */
export async function tell(scene: Scene): Promise<void> {
  const { past, at, rosa, ben, meanwhile } = scene

  past.go(76)
  const backend = await (await at(rosa)).submit(backendEngineer, engineers.slice(0, 5))
  past.go(75)
  const marketing = await (await at(rosa)).submit(marketingManager, [...marketers, cook])
  past.go(73)
  // The cook is known already: the second upload shows what a duplicate looks like.
  const later = await (await at(rosa)).submit(backendEngineer, [...engineers.slice(5), cook])
  for (const [name, id] of later.ids) backend.ids.set(name, id)
  past.go(66)
  const data = await (await at(ben)).submit(dataAnalyst, analysts.slice(0, 18))

  await hireAnEngineer(scene, backend.ids)
  await sortAnalysts(scene, data.ids)
  await lookAtMarketers(scene, marketing.ids)

  await meanwhile(9)
  past.go(9)
  const newest = await (await at(ben)).submit(dataAnalyst, analysts.slice(18, 22))
  await meanwhile(4)
  await arrangeInterviews(scene, [...newest.ids.values()])
  await meanwhile(2)
  await tidyUp(scene, data.ids, backend.jobId)

  const coming = [...newest.ids.values()].slice(1)
  const beginAssessment = await assessNewcomers(scene, [...backend.ids.values()].slice(3), coming)

  past.go(1)
  const desk = await at(rosa)
  await desk.submit(dataAnalyst, analysts.slice(22))
  await desk.submit(backendEngineer, comingAgain())
  past.go(0, 0)
  await beginAssessment()
  await meanwhile(-1)
}

async function hireAnEngineer({ past, at, rosa, ben }: Scene, ids: Applicants) {
  const [best, second, third, fourth, ...rest] = [...ids.values()]
  past.go(72)
  let desk = await at(rosa)
  for (const id of [best!, second!, third!, fourth!]) await move(desk, id, 'Screening')
  await desk.send('POST', `/api/candidates/${best}/message`, {
    subject: 'Your application as {{job.title}}',
    body: 'Dear {{candidate.firstName}},\n\nthank you for your resume. Which day next week suits you for a first talk?\n\nKind regards\n{{sender.name}}',
  })
  await desk.send('POST', `/api/candidates/${best}/notes`, {
    text: 'Rebuilt a checkout like ours. @Ben Hartwell, would you talk to her?',
  })
  past.go(64)
  desk = await at(ben)
  for (const id of [best!, second!]) await move(desk, id, 'Interview')
  await desk.send('POST', `/api/candidates/${second}/notes`, { text: 'Strong on databases, has not led anybody yet.' })
  await reject(desk, rest.at(-1)!, 'required-skill', 'No work with Python or any other back end is shown.')
  past.go(58)
  await reject(await at(ben), third!, 'experience', 'Two years; the position asks for four.', true)
  past.go(52)
  await move(await at(rosa), best!, 'Offer')
  past.go(45, 14)
  desk = await at(rosa)
  await move(desk, best!, 'Hired')
  await reject(desk, second!, 'better-match', 'Close. Ask again when the second position opens.', true)
  await desk.send('POST', `/api/candidates/${second}/tags`, { name: 'Ask again', colour: 'green' })
}

async function sortAnalysts(scene: Scene, ids: Applicants) {
  const { past, at, rosa, ben } = scene
  const all = [...ids.values()]
  past.go(40)
  const desk = await at(ben)
  const { seen } = await desk.send<StandingAnswer>('POST', '/api/candidates/bulk/standing', { ids: all.slice(0, 9) })
  await desk.send('POST', '/api/candidates/bulk', { ids: all.slice(0, 9), action: { kind: 'move', stage: 'Screening', seen } })
  await desk.send('POST', '/api/candidates/bulk', { ids: all.slice(0, 4), action: { kind: 'add-tag', name: 'SQL test passed' } })
  past.go(33)
  const later = await at(rosa)
  for (const id of all.slice(0, 4)) await move(later, id, 'Interview')
  for (const id of all.slice(14)) await reject(later, id, 'required-skill', 'SQL is not shown.')
  await assessAnalysts(scene, ids)
  past.go(24)
  const last = await at(ben)
  await move(last, all[0]!, 'Offer')
  await reject(last, all[3]!, 'interview', 'Could not explain the figures of the work sample.', true)
  past.go(17, 11)
  await move(await at(rosa), all[0]!, 'Hired')
}

async function lookAtMarketers({ past, at, rosa, ben }: Scene, ids: Applicants) {
  const [best, second] = [...ids.values()]
  past.go(14)
  const desk = await at(rosa)
  await move(desk, best!, 'Screening')
  const { colleagues } = await desk.get<{ colleagues: { _id: string; fullName: string }[] }>('/api/tasks')
  const idOf = (name: string) => colleagues.find(({ fullName }) => fullName === name)!._id
  for (const [id, title, days, name] of [
    [best, 'Ask for two samples of campaigns', -3, 'Ben Hartwell'],
    [best, 'Call about the salary', 2, 'Rosa Winterfield'],
    [second, 'Find out when she could begin', 6, 'Ben Hartwell'],
  ] as const)
    await desk.send('POST', `/api/candidates/${id}/tasks`, { title, dueOn: past.day(days), assigneeId: idOf(name) })
  await desk.send('POST', `/api/candidates/${second}/tasks`, {
    title: 'Read the portfolio',
    dueOn: past.day(1),
    assigneeId: null,
  })
  await desk.send('POST', `/api/candidates/${best}/tags`, { name: 'Portfolio', colour: 'purple' })
  await (await at(ben)).send('POST', `/api/candidates/${best}/notes`, { text: '@Rosa Winterfield her budget was twice ours.' })
}

async function arrangeInterviews({ past, at, ben, address }: Scene, ids: string[]) {
  past.go(4)
  const desk = await at(ben)
  const [chosen, waiting] = ids
  const offer = (id: string, times: readonly string[]) =>
    desk.send<{ link: string }>('POST', `/api/candidates/${id}/interview-offers`, {
      zone: 'Europe/Berlin',
      minutes: 45,
      slots: times.flatMap((time) => [2, 3, 6].map((days) => ({ day: past.day(days), time }))),
      place: 'https://meet.example.com/meadowbank',
      note: 'We will look at one of your reports together.',
    })
  const { link } = await offer(chosen!, ['10:00', '14:30'])
  await offer(waiting!, ['09:00', '11:15', '16:00'])
  past.go(3)
  const page = `${address}${new URL(link).pathname}`
  const { slots } = (await (await fetch(page)).json()) as ScheduleRecord
  const answer = await fetch(`${page}/choose`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ start: slots[2], zone: 'Europe/Lisbon' }),
  })
  if (!answer.ok) throw new Error(`No time could be chosen: ${await answer.text()}`)
}

async function tidyUp({ past, at, rosa }: Scene, ids: Applicants, jobId: string) {
  past.go(2)
  const desk = await at(rosa)
  const rejected = [...ids.values()].slice(14)
  await desk.send('PUT', '/api/retention/rejected', { days: 180 })
  await desk.send('PUT', `/api/candidates/${rejected[0]}/hold`, { reason: 'Asked for the reasons; keep until that is answered.' })
  await desk.send('POST', '/api/candidate-views', { name: 'Strong in SQL', query: 'skills=sql&sort=match' })
  await desk.send('POST', '/api/team/invitations', { email: 'lena@example.com', role: 'recruiter' })

  const title = 'AI Engineer'
  const { sections } = await desk.get<Composition>(`/api/job-description-template?title=${encodeURIComponent(title)}`)
  const { _id } = await desk.send<{ _id: string }>('POST', '/api/job-descriptions', { title, sections })
  const [about, ...others] = sections
  const grown = { ...about!, text: `${about!.text}\n\nThe team has grown to six: you will lead two of them.` }
  await desk.send('POST', `/api/job-descriptions/${_id}/versions`, {
    title,
    sections: [grown, ...others],
    latest: 1,
  })

  const form = new FormData()
  form.set('file', new File([importedTable], 'fair-contacts.csv', { type: 'text/csv' }))
  form.set('job_description_id', jobId)
  await desk.form('/api/import', form)
}

/** Contacts of a job fair, as somebody kept them in a table. */
const importedTable = [
  'Name,Email,Phone,Title,Company,Skills,Years of experience',
  'Adele Winther,adele.winther@example.com,+1 415 555 0301,Backend Developer,Plum Parcels,"Python; Django; PostgreSQL",5',
  'Bruno Castell,bruno.castell@example.com,+1 415 555 0302,Software Engineer,Oak Street Games,"Go; Docker; AWS",3',
  'Carmen Ilves,carmen.ilves@example.com,+1 415 555 0303,Site Reliability Engineer,Tarn Cloud,"Kubernetes; Terraform; Python",7',
].join('\r\n')

/** One who comes with a newer resume, and one who may be known under another address. */
function comingAgain(): SampleResume[] {
  const [first, second] = engineers
  return [
    {
      ...second!,
      filename: 'resume-2026.pdf',
      summary: `${second!.summary} Now also on call for a payment service.`,
      skills: [...second!.skills, 'FastAPI', 'Terraform'],
    },
    { ...first!, filename: 'ines-new-address.pdf', email: 'ines.private@example.org', phone: '+1 212 555 0177' },
  ]
}

export async function move(desk: Desk, id: string, to: string) {
  const { stages, placement } = await desk.get<WorkflowAnswer>(`/api/candidates/${id}/workflow`)
  const stageId = stages.find(({ name }) => name === to)!._id
  await desk.send('PUT', `/api/candidates/${id}/stage`, { stageId, version: placement.version })
}

/** The way the page does it: the evidence is opened first, and the mail is optional. */
export async function reject(desk: Desk, id: string, reason: RejectionReason, text: string, writes = false) {
  await desk.send('POST', `/api/candidates/${id}/evidence-opened`, {})
  const { placement } = await desk.get<WorkflowAnswer>(`/api/candidates/${id}/workflow`)
  const message = {
    subject: 'Your application as {{job.title}}',
    body: 'Dear {{candidate.firstName}},\n\nthank you for your time. We have decided for somebody else.\n\nKind regards\n{{sender.name}}',
  }
  await desk.send('POST', `/api/candidates/${id}/reject`, {
    version: placement.version,
    reason,
    text,
    ...(writes ? { message } : {}),
  })
}
