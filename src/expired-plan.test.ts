import { beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { aWorkspace } from './hiring/test-hiring.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

const { server, rita, id, ids, job, calls } = await aWorkspace(2)
let rosa: ReturnType<typeof calls>
let viewer = ''
let note: string
let tag: string
let invitation: string
let sent: string
/** Nobody was ranked against it yet. */
let otherJob: string
let resume: string

const text = { title: 'Data Engineer', sections: [{ heading: 'Tasks', text: 'Build pipelines in Python and SQL.' }] }

beforeAll(async () => {
  const before = calls(rita.cookie)
  note = (await before.post(`/api/candidates/${id}/notes`, { text: 'Calls back on Monday.' })).body._id
  tag = (await before.post(`/api/candidates/${id}/tags`, { name: 'Call back' })).body._id
  const asked = await before.post('/api/team/invitations', { email: 'cora@example.com', role: 'viewer' })
  invitation = asked.body.invitation._id
  otherJob = (await before.post('/api/job-descriptions', text)).body._id
  resume = (await before.get(`/api/candidates/${id}`)).body.resumeId._id
  sent = (await before.post('/api/send-test-link', aLink())).body.sessionId
  await server.colleague(rita.cookie, 'viewer', 'vera@example.com')
  server.clock.advance(15 * 24 * 60 * 60_000)
  viewer = await server.logIn('vera@example.com', 'a colleague of tests')
})

// Some calls end sessions.
beforeEach(async () => {
  rosa = calls(await server.logIn(rita.email, rita.password))
})

const aLink = () => ({ candidateEmail: 'mira@example.org', resumeId: resume, jobDescriptionId: job })
const aTable = (fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['name,email\nAda Newcomer,ada.newcomer@example.org\n']), 'people.csv')
  return form
}
const offer = {
  zone: 'Europe/Berlin',
  minutes: 30,
  slots: [{ day: '2026-03-30', time: '10:00' }],
  place: 'Room 1',
  note: '',
}

type Body = unknown | (() => unknown | Promise<unknown>)
/** It makes something. The body is only needed where it is read before the plan. */
const creates = (body: Body = {}) => ({ body, refused: true })
/** Why it is still possible: reading, correcting, deciding, taking away, and what is about the account alone. */
const goesOn = (_why: string, body: Body = {}) => ({ body, refused: false })

/**
 * What the plan's end does to every call of people in a workspace that is no plain reading. A route that is not listed here
 * fails the test: whoever adds one decides.
 */
const decisions: Record<string, ReturnType<typeof creates>> = {
  'POST /api/submit': creates(async () =>
    submissionForm({ 'new.pdf': await aResume({ name: 'Nora New' }) }, await aJobDescription()),
  ),
  'POST /api/import/check': creates(aTable),
  'POST /api/import': creates(() => aTable({ job_description_id: job })),
  'POST /api/job-descriptions': creates({ ...text, title: 'Another one' }),
  'POST /api/job-descriptions/:otherJob/versions': creates({ ...text, title: 'The next one', latest: 1 }),
  'PUT /api/job-descriptions/:job/criteria': creates(),
  'POST /api/job-descriptions/:job/rescore': creates(),
  'POST /api/job-descriptions/:job/posting': creates(),
  // Opening again; closing what is open always works.
  'PATCH /api/job-descriptions/:job/posting': creates({ status: 'Active' }),
  'POST /api/job-descriptions/:otherJob/archive/:resume/rank': creates(),
  'PUT /api/job-descriptions/:job/stages': creates({ revision: 0, stages: [{ name: 'Another', kind: 'open' }] }),
  'POST /api/candidate-views': creates(),
  'POST /api/candidates/bulk': creates(() => ({ ids, action: { kind: 'add-tag', name: 'Another' } })),
  'POST /api/candidates/:id/corrections': creates({ base: 'x', correction: { field: 'name', value: 'Mira' } }),
  'DELETE /api/candidates/:id/corrections/:correction': goesOn('takes away'),
  'POST /api/candidates/:id/tags': creates(),
  'POST /api/candidates/:id/notes': creates(),
  'POST /api/candidates/:id/tasks': creates(),
  'PUT /api/candidates/:id/scorecard': creates(),
  'POST /api/candidates/:id/suggestions': creates({ kind: 'note', text: 'Strong in Go' }),
  'POST /api/suggestions/:id/settle': goesOn('decides about what is there', { outcome: 'dismissed' }),
  'POST /api/assistant-consent': goesOn('about the account'),
  'DELETE /api/assistants/:id': goesOn('about the account'),
  'POST /api/candidates/:id/scorecards/read-first': goesOn('reads what is there'),
  'POST /api/candidates/:id/message': creates(),
  'POST /api/candidates/:id/interview-offers': creates(),
  'POST /api/message-templates': creates(),
  'PUT /api/message-templates/:template': creates({ name: 'Mine', purpose: 'general', subject: 'Hi', body: 'Hi.', version: 0 }),
  'POST /api/generate-questions': creates(() => ({ resumeId: resume, jobDescriptionId: job })),
  'POST /api/generate-voice-questions': creates(() => ({ jobDescriptionId: job })),
  'POST /api/replacement-question': creates(() => ({ resumeId: resume, jobDescriptionId: job, part: 'mcq', not: [] })),
  'POST /api/send-test-link': creates(aLink),
  'POST /api/assessments/:sent/resend': creates(),
  'POST /api/assessments/:sent/extend': creates({ days: 7 }),
  'POST /api/assessments/:sent/transcribe': creates(),
  'PUT /api/assessment-settings': creates(),
  'POST /api/question-statistics/:question/retired': creates(),
  'POST /api/team/invitations': creates(),
  'POST /api/team/invitations/:invitation/resend': creates(),
  'POST /api/keys': creates({ kind: 'workspace', name: 'Another', scopes: ['reports'] }),
  'POST /api/webhooks': creates({ name: 'Another', url: 'https://hooks.example.com/', events: ['job.created'] }),

  'POST /api/fields': creates({ name: 'Another', kind: 'text' }),
  'PUT /api/company-page': goesOn('corrects what the public page says', () => {
    const form = new FormData()
    form.append('about', 'We build ships.')
    return form
  }),
  'PUT /api/fields/order': goesOn('corrects', { ids: [] }),
  'PUT /api/fields/:id': goesOn('corrects', { name: 'Another', version: 1 }),
  'PUT /api/candidates/:id/fields/:field': goesOn('corrects', { value: null, version: 0 }),
  'POST /api/candidates/:id/fields/:field/file': goesOn('corrects'),

  'POST /api/ask': goesOn('reads', { question: 'Who knows Python?' }),
  'POST /api/job-description-reading': goesOn('reads a text and keeps nothing', text),
  'POST /api/candidates/:id/verify': goesOn('computes a score once more and keeps nothing'),
  'POST /api/candidates/export.csv': goesOn('reads'),
  'POST /api/candidates/export.json': goesOn('reads'),
  'POST /api/candidates/export.hr-open.json': goesOn('reads'),
  // Whoever leaves takes everything along, also when nothing is paid any more.
  'POST /api/workspace-archives': goesOn('reads'),
  'POST /api/workspace-archives/:id/take-in': creates(),
  'POST /api/workspace-archives/check': goesOn('reads a file and changes nothing'),
  'POST /api/candidates/bulk/standing': goesOn('reads'),
  'POST /api/candidates/:id/message/preview': goesOn('reads'),
  'POST /api/candidates/deletion-preview': goesOn('reads'),
  'PUT /api/welcome': goesOn('notes that somebody was welcomed'),
  'PUT /api/first-run': goesOn('hides a list, or shows it', { isPutAway: true }),
  'POST /api/sample-data': goesOn('shows what the product does, with nobody of theirs'),
  'DELETE /api/sample-data': goesOn('takes away'),
  'PUT /api/weekly-report': goesOn('asks for numbers by email, or ends that', { wanted: true }),
  'PUT /api/waiting-limit': goesOn('changes which candidates home lists, and nothing of theirs', { workingDays: 5 }),
  // The law asks for it, whatever the plan.
  'PUT /api/privacy-notice': goesOn('tells people what is kept of them'),
  'POST /api/unfiled-mail/:id/file': goesOn('puts what came where it belongs'),
  'DELETE /api/unfiled-mail/:id': goesOn('takes away'),
  'POST /api/candidates/notices': goesOn('tells people what is kept of them'),
  'POST /api/candidates/:id/notice': goesOn('tells people what is kept of them'),
  'POST /api/candidates/:id/notice/reviewed': goesOn('tells people what is kept of them'),
  'POST /api/candidates/:id/mentions-seen': goesOn('notes that something was read'),
  'POST /api/candidates/:id/evidence-opened': goesOn('notes that something was read'),

  'PUT /api/job-descriptions/:job/title': goesOn('corrects'),
  'PUT /api/job-descriptions/:job/interview-kit': goesOn('corrects', { version: 0, criteria: null }),
  'PUT /api/job-descriptions/:job/posting': goesOn('corrects'),
  'PUT /api/job-descriptions/:job/people': goesOn('decides who sees a job', { people: [] }),
  'PUT /api/candidate-views/:view': goesOn('corrects'),
  'PUT /api/tags/:tag': goesOn('corrects'),
  'PUT /api/notes/:note': goesOn('corrects'),
  'PUT /api/tasks/:task': goesOn('corrects'),
  'POST /api/people/:person/merge': goesOn('corrects'),
  'POST /api/people/:person/distinct': goesOn('corrects'),
  'PUT /api/webhooks/:webhook': goesOn('corrects'),
  'POST /api/webhooks/:webhook/secret': goesOn('corrects what may have become known'),
  'POST /api/webhooks/:webhook/test': goesOn('looks whether what is there works'),
  'POST /api/webhooks/:webhook/deliveries/:delivery/replay': goesOn('finishes what was sent before'),
  'POST /api/messages/:message/retry': goesOn('finishes what was sent before'),

  'POST /api/job-descriptions/:job/flip-lab': goesOn('checks how fair a ranking is that is there'),
  'PUT /api/job-descriptions/:job/blind-review': goesOn('decides how people who are there are seen', { on: false }),
  'POST /api/candidates/:id/reveal': goesOn('decides about somebody who is there', { reason: 'contact' }),
  'PUT /api/candidates/:id/stage': goesOn('decides about somebody who is there'),
  'POST /api/candidates/:id/reject': goesOn('decides about somebody who is there'),
  'POST /api/candidates/:id/undo-rejection': goesOn('decides about somebody who is there'),
  'PUT /api/assessments/:other/rating': goesOn('decides about what came in'),
  'POST /api/assessments/:other/late-answers': goesOn('decides about what came in'),

  'DELETE /api/job-descriptions/:other': goesOn('takes away'),
  'DELETE /api/job-descriptions/:otherJob/posting': goesOn('takes away'),
  'DELETE /api/candidate-views/:view': goesOn('takes away'),
  'DELETE /api/people/merges/:merge': goesOn('takes away'),
  'DELETE /api/people/distinctions/:distinction': goesOn('takes away'),
  'POST /api/candidates/bulk/:action/undo': goesOn('takes away'),
  'POST /api/imports/:import/undo': goesOn('takes away'),
  'DELETE /api/tags/:other': goesOn('takes away'),
  'DELETE /api/candidates/:other/tags/:tag': goesOn('takes away'),
  'DELETE /api/notes/:other': goesOn('takes away'),
  'DELETE /api/tasks/:task': goesOn('takes away'),
  'DELETE /api/message-templates/:template': goesOn('takes away'),
  'DELETE /api/question-statistics/:question/retired': goesOn('takes away'),
  'POST /api/interview-offers/:offer/cancel': goesOn('takes away'),
  'POST /api/assessments/:other/revoke': goesOn('takes away'),
  'DELETE /api/team/invitations/:other': goesOn('takes away'),
  'DELETE /api/keys/:key': goesOn('takes away'),
  'DELETE /api/webhooks/:webhook': goesOn('takes away'),
  'DELETE /api/fields/:field': goesOn('takes away'),
  'DELETE /api/team/members/:person': goesOn('takes away'),

  'POST /api/candidates/delete': goesOn('privacy'),
  'DELETE /api/candidates/:other': goesOn('privacy'),
  'PUT /api/candidates/:other/hold': goesOn('privacy'),
  'DELETE /api/candidates/:other/hold': goesOn('privacy'),
  'PUT /api/retention/:kind': goesOn('privacy'),

  'PUT /user': goesOn('about the account'),
  'PUT /api/password': goesOn('about the account'),
  'POST /api/identities/:provider': goesOn('about the account'),
  'DELETE /api/identities/:provider': goesOn('about the account'),
  'POST /api/second-factor': goesOn('about the account'),
  'POST /api/passkeys/challenge': goesOn('about the account'),
  'POST /api/passkeys': goesOn('about the account'),
  'PUT /api/passkeys/:id': goesOn('about the account'),
  'DELETE /api/passkeys/:id': goesOn('about the account'),
  'POST /api/passkeys/recovery-codes': goesOn('about the account'),
  'POST /api/proof/challenge': goesOn('about the account'),
  'POST /api/second-factor/confirm': goesOn('about the account'),
  'POST /api/second-factor/off': goesOn('about the account'),
  'POST /api/second-factor/recovery-codes': goesOn('about the account'),
  'POST /api/calendars': goesOn('about the account'),
  'POST /api/calendars/with/:kind': goesOn('about the account'),
  'POST /api/calendars/:calendar/read': goesOn('about the account'),
  'DELETE /api/calendars/:calendar': goesOn('about the account'),
  'PUT /api/working-hours': goesOn('about the account'),
  'POST /api/calendar-feed': goesOn('about the account'),
  'DELETE /api/calendar-feed': goesOn('about the account'),
  'DELETE /api/sessions/:session': goesOn('about the account'),
  'DELETE /api/sessions': goesOn('about the account'),
  'POST /api/proof': goesOn('about the account'),
  'POST /api/workspaces/:workspace/switch': goesOn('about the account'),
  'PUT /api/directory/roles': goesOn('about who works here', { otherRole: 'viewer', groups: [] }),
  'PUT /api/team/members/:person/role': goesOn('about who works here'),
  'POST /api/team/members/:person/transfer': goesOn('about who works here'),
}

const unnamed = (route: string) => route.replaceAll(/:\w+/g, ':')
const pathOf = (route: string) => {
  const known: Record<string, string> = { id, job, otherJob, resume, sent, invitation, note, tag, template: 'invitation' }
  return route.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? 'nothing')
}
const made = (body: Body) => (typeof body === 'function' ? body() : body)

test('every call of people in a workspace has a decision', async () => {
  const undecided: string[] = []
  const known = new Set(Object.keys(decisions).map(unnamed))
  const routes = server.app.server.routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS', 'WS'].includes(method))
  expect(routes.length).toBeGreaterThan(100)
  const listed = new Set<string>()
  for (const { method, path } of routes) {
    const name = unnamed(`${method} ${path}`)
    listed.add(name)
    if (known.has(name)) continue
    const nowhere = path.replaceAll(/:\w+/g, 'nothing')
    const anonymous = await server.call(method, nowhere, { body: {} })
    const owner = await server.call(method, nowhere, { body: {}, cookie: await server.logIn(rita.email, rita.password) })
    // Of strangers, of companies (who have no plan), and of administrators (whose plan never ends).
    const isOfOthers = anonymous.status !== 401 || owner.status === 401 || owner.body?.code === 'FORBIDDEN'
    if (!isOfOthers) undecided.push(`${method} ${path}`)
  }
  expect(undecided).toEqual([])
  expect([...known].filter((name) => !listed.has(name))).toEqual([])
})

const routesThat = (refused: boolean) => Object.keys(decisions).filter((name) => decisions[name]!.refused === refused)
const call = async (route: string, cookie: string) => {
  const [method = '', path = ''] = route.split(' ')
  return server.call(method, pathOf(path), { cookie, body: await made(decisions[route]!.body) })
}

test.each(routesThat(true))('%s makes nothing after the plan has ended, and tells why', async (route) => {
  const answer = await call(route, await server.logIn(rita.email, rita.password))
  expect([answer.status, answer.body.code]).toEqual([403, 'PLAN_EXPIRED'])
  expect(answer.body.message).toContain('Your plan has ended. You can still read everything')
})

test.each(routesThat(false))('%s goes on after the plan has ended', async (route) => {
  const answer = await call(route, await server.logIn(rita.email, rita.password))
  expect(answer.status).toBeLessThan(500)
  expect(answer.body?.code).not.toBe('PLAN_EXPIRED')
})

test('viewers hear that they may not, not that the plan has ended', async () => {
  for (const route of routesThat(true)) {
    const { status, body } = await call(route, viewer)
    if (body.code !== 'PLAN_EXPIRED') expect([route, status, body.code]).toEqual([route, 403, 'FORBIDDEN'])
    // Views, and keys for oneself, are everybody's own.
    else expect(['POST /api/candidate-views', 'POST /api/keys']).toContain(route)
  }
})

test.each([
  ['an offer of times', () => `/api/candidates/${id}/interview-offers`, offer],
  ['a message', () => `/api/candidates/${id}/message`, { subject: 'Hello', body: 'Hello.' }],
  ['a note', () => `/api/candidates/${id}/notes`, { text: 'One more.' }],
  ['an invitation', () => '/api/team/invitations', { email: 'new@example.com', role: 'viewer' }],
  [
    'a task for many',
    () => '/api/candidates/bulk',
    { ids, action: { kind: 'add-task', title: 'Call', dueOn: null, assigneeId: null } },
  ],
])('nobody makes %s that would be fine with a running plan', async (_what, path, body) => {
  const mails = (await server.sentMails()).length
  const answer = await rosa.post(path(), body)
  expect([answer.status, answer.body.code]).toEqual([403, 'PLAN_EXPIRED'])
  expect((await server.sentMails()).length).toBe(mails)
  expect(answer.body.message).toContain('Your plan has ended. You can still read everything')
  expect(answer.body.message).toContain('An administrator finds your account under Users and gives it another plan')
})

test('what is there can still be read, moved, corrected and taken away', async () => {
  expect((await rosa.get(`/api/candidates/${id}/workflow`)).body.notes.map(({ _id }: { _id: string }) => _id)).toEqual([note])
  expect((await rosa.put(`/api/notes/${note}`, { text: 'Called back.', version: 1 })).status).toBe(200)
  const { stages } = (await rosa.get(`/api/job-descriptions/${job}/board`)).body
  const screening = stages.find(({ name }: { name: string }) => name === 'Screening')._id
  expect((await rosa.put(`/api/candidates/${id}/stage`, { stageId: screening, version: 0 })).status).toBe(200)
  expect((await rosa.remove(`/api/candidates/${id}/tags/${tag}`)).status).toBe(204)
  const unTag = await rosa.post('/api/candidates/bulk', { ids, action: { kind: 'remove-tag', tagId: tag } })
  expect(unTag.status).toBe(200)
})

test('stages that are there can still be renamed', async () => {
  const { revision, stages } = (await rosa.get(`/api/job-descriptions/${job}/stages`)).body
  const renamed = stages.map(({ _id, name, kind }: { _id: string; name: string; kind: string }) => ({
    _id,
    kind,
    name: name === 'Screening' ? 'First look' : name,
  }))
  expect((await rosa.put(`/api/job-descriptions/${job}/stages`, { revision, stages: renamed })).status).toBe(200)
})
