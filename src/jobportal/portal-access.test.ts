import { beforeAll, describe, expect, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import { anApplication } from './applications/test-applications.ts'
import { issueApplicationLink } from './applying/link.ts'
import { aJob, aVerifiedCompany, jobFields } from './test-job-portal.ts'

/** What a call is answered with: 'ok' is 2xx, a number that status. */
type Answer = 'ok' | number
/** Who asks, each about something of the company `owner`. */
const callers = [
  'anonymous',
  'owner',
  'other company',
  'suspended company',
  'unverified company',
  'recruiter',
  'admin',
  'applicant',
  'other applicant',
  'garbage',
] as const
type Caller = (typeof callers)[number]

const nobody = Object.fromEntries(callers.map((caller) => [caller, 401])) as Record<Caller, Answer>
const everybody = Object.fromEntries(callers.map((caller) => [caller, 'ok'])) as Record<Caller, Answer>
const unknown = Object.fromEntries(callers.map((caller) => [caller, 404])) as Record<Caller, Answer>
const gone = Object.fromEntries(callers.map((caller) => [caller, 410])) as Record<Caller, Answer>

/** Who gets what, by the kind of call. */
const rules = {
  anybody: everybody,
  /** A link that works no longer: everybody is told so alike. */
  'a dead link': gone,
  'any company': { ...nobody, owner: 'ok', 'other company': 'ok', 'unverified company': 'ok' },
  /** The body says nothing that a passkey has signed: nobody comes in with it, whoever they are. */
  'whoever has a passkey': Object.fromEntries(callers.map((caller) => [caller, 403])) as Record<Caller, Answer>,
  'a company with its device': { ...nobody, owner: 403, 'other company': 403, 'unverified company': 403 },
  'companies of a proved address': { ...nobody, owner: 'ok', 'other company': 'ok', 'unverified company': 409 },
  'verified companies': { ...nobody, owner: 'ok', 'other company': 'ok', 'unverified company': 403 },
  'its company': { ...nobody, owner: 'ok', 'other company': 404, 'unverified company': 404 },
  'its company or an admin': {
    ...nobody,
    owner: 'ok',
    'other company': 404,
    'unverified company': 404,
    recruiter: 403,
    admin: 'ok',
  },
  admins: { ...nobody, recruiter: 403, admin: 'ok' },
  /** The token of the caller stands in the address, whatever it is a token of. */
  'whoever has the link': { ...unknown, applicant: 'ok', 'other applicant': 'ok' },
  /** The same, about one thing of the application that the link leads to. */
  'its applicant': { ...unknown, applicant: 'ok' },
} satisfies Record<string, Record<Caller, Answer>>

type Subject =
  | 'session'
  | 'passkey'
  | 'job'
  | 'emptyJob'
  | 'publicId'
  | 'application'
  | 'template'
  | 'company'
  | 'ownCompany'
  | 'none'
type Row = [who: keyof typeof rules, about: Subject, body?: (made: Made) => unknown]

/** What belongs to the owner: made anew for every call of the table, so that none depends on another. */
interface Made {
  job: string
  /** Without applications. */
  emptyJob: string
  publicId: string
  application: string
  template: string
  session: string
  passkey: string
  note: string
  correction: string
  newer: string
  company: string
  /** The owner itself. */
  ownCompany: string
  /** What to put into an address that holds a token, by caller. */
  tokens: Partial<Record<Caller, string>>
}

const letter = { subject: 'Hello', body: 'Hello' }
let counter = 0
const fresh = () => `new-${++counter}@example.com`
const registration = () => ({ fullName: 'New', email: fresh(), password: 'a company of tests', companyName: 'New Works' })

const deadLink = { token: 'x', email: 'owner@example.com' }

const noSignature = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: null }
const noPasskey = { id: 'a', clientDataJSON: 'a', attestationObject: 'a', isDiscoverable: null }

const rows: Record<string, Row> = {
  'POST /jobportal/register': ['anybody', 'none', registration],
  'POST /jobportal/login': ['anybody', 'none', () => ({ email: 'owner@example.com', password: 'a company of tests' })],
  'GET /api/jobportal/verify-email': ['a dead link', 'none'],
  'POST /api/jobportal/verify-email': ['a dead link', 'none', () => ({ ...deadLink, password: 'a company of tests' })],
  'GET /api/jobportal/registration': ['a dead link', 'none'],
  'DELETE /api/jobportal/registration': ['a dead link', 'none', () => deadLink],
  'POST /api/jobportal/forgot-password': ['anybody', 'none', () => ({ email: fresh() })],
  'POST /api/jobportal/reset-password': [
    'a dead link',
    'none',
    () => ({ token: 'x', email: 'owner@example.com', password: 'a new password of it', confirmPassword: 'a new password of it' }),
  ],
  'POST /api/jobportal/resend-verification': ['any company', 'none', () => ({})],
  'GET /jobportal/proof': ['any company', 'none'],
  'POST /jobportal/proof': ['any company', 'none', () => ({ password: 'a company of tests' })],
  'POST /jobportal/proof/challenge': ['any company', 'none', () => ({})],
  'POST /api/jobportal/login/passkey/challenge': ['anybody', 'none', () => ({})],
  'POST /api/jobportal/login/passkey': ['whoever has a passkey', 'none', () => noSignature],
  'GET /jobportal/passkeys': ['any company', 'none'],
  'POST /jobportal/passkeys/challenge': ['companies of a proved address', 'none', () => ({})],
  'POST /jobportal/passkeys': ['a company with its device', 'none', () => ({ name: 'Desk', made: noPasskey })],
  'PUT /jobportal/passkeys/:id': ['its company', 'passkey', () => ({ name: 'Desk' })],
  'DELETE /jobportal/passkeys/:id': ['its company', 'passkey', () => ({})],
  'GET /jobportal/sessions': ['any company', 'none'],
  'DELETE /jobportal/sessions/:id': ['its company', 'session'],
  'POST /jobportal/logout': ['any company', 'none', () => ({})],
  'DELETE /jobportal/sessions': ['any company', 'none'],
  'GET /jobportal/profile': ['any company', 'none'],
  'PUT /jobportal/profile': ['any company', 'none', () => ({})],
  'GET /jobportal/company-page': ['any company', 'none'],
  'PUT /jobportal/company-page': ['any company', 'none', pageForm],
  'GET /jobportal/myjobs': ['any company', 'none'],
  'GET /jobportal/titles': ['any company', 'none'],
  'GET /jobportal/titles/like': ['any company', 'none'],
  'GET /jobportal/skills': ['any company', 'none'],
  'GET /jobportal/templates': ['any company', 'none'],
  'POST /jobportal/templates': ['any company', 'none', () => ({ name: fresh(), fields: {} })],
  'DELETE /jobportal/templates/:id': ['its company', 'template'],
  'POST /jobportal/post': ['verified companies', 'none', () => jobFields()],
  'GET /jobportal/jobs/:id': ['its company', 'job'],
  'PUT /jobportal/jobs/:id': ['its company', 'job', () => jobFields({ department: 'Changed' })],
  'PATCH /jobportal/jobs/:id': ['its company', 'job', () => ({ status: 'Closed' })],
  'DELETE /jobportal/jobs/:id': ['its company', 'emptyJob'],
  'POST /jobportal/generate-public-url/:id': ['its company', 'job', () => ({})],
  'GET /jobportal/view-jd/:id': ['its company or an admin', 'job'],
  'GET /jobportal/jobs/:id/unanswered': ['its company', 'job'],
  'POST /jobportal/jobs/:id/unanswered': [
    'its company',
    'job',
    ({ application }) => ({ ...letter, applicationIds: [application] }),
  ],
  'GET /jobportal/applications/:id': ['its company', 'job'],
  'GET /jobportal/applications/:id/export.csv': ['its company', 'job'],
  'GET /jobportal/application/:id': ['its company', 'application'],
  'PATCH /jobportal/applications/:id': ['its company', 'application', () => ({ status: 'Reviewed', reviewed: true })],
  'POST /jobportal/applications/:id/reviewed': ['its company', 'application', () => ({})],
  'DELETE /jobportal/applications/:id': ['its company', 'application'],
  'POST /jobportal/applications/:id/message': ['its company or an admin', 'application', () => letter],
  'POST /jobportal/applications/:id/notes': ['its company', 'application', () => ({ text: 'A note' })],
  'DELETE /jobportal/applications/:id/notes/:note': ['its company', 'application'],
  'GET /jobportal/retention': ['any company', 'none'],
  'GET /jobportal/retention/preview': ['any company', 'none'],
  'PUT /jobportal/retention': ['any company', 'none', () => ({ days: null })],
  'PUT /jobportal/applications/:id/hold': ['its company', 'application', () => ({ reason: 'A dispute' })],
  'DELETE /jobportal/applications/:id/hold': ['its company', 'application'],
  'GET /jobportal/jobs/:id/blind-review': ['its company', 'job'],
  'PUT /jobportal/jobs/:id/blind-review': ['its company', 'job', () => ({ on: false })],
  'GET /jobportal/application/:id/blind-review': ['its company', 'application'],
  'POST /jobportal/applications/:id/reveal': ['its company', 'application', () => ({ reason: 'contact' })],
  'GET /jobportal/impact-ratios': ['any company', 'none'],
  'GET /jobportal/view-resume/:id': ['its company or an admin', 'application'],
  'GET /jobportal/admin/jobs/:id': ['admins', 'company'],
  'GET /jobportal/admin/applications/:id': ['admins', 'job'],
  'GET /admin/jobportal-stats': ['admins', 'none'],
  'GET /admin/jobposters': ['admins', 'none'],
  'GET /admin/jobposters/:id': ['admins', 'company'],
  'POST /admin/verify-jobposter/:id': ['admins', 'company', () => ({})],
  'POST /admin/suspend-jobposter/:id': ['admins', 'company', () => ({})],
  'POST /admin/unsuspend-jobposter/:id': ['admins', 'company', () => ({})],
  'POST /admin/end-jobposter-sessions/:id': ['admins', 'company', () => ({})],
  'GET /public/jobs': ['anybody', 'none'],
  'OPTIONS /public/jobs': ['anybody', 'none'],
  'GET /public/job/:id': ['anybody', 'publicId'],
  'GET /public/job-page/:id': ['anybody', 'publicId'],
  'GET /public/view-jd/:id': ['anybody', 'publicId'],
  'GET /public/job-locations': ['anybody', 'none'],
  'GET /public/companies/:id': ['anybody', 'ownCompany'],
  'GET /public/companies/:id/logo': ['anybody', 'ownCompany'],
  'GET /jobs.xml': ['anybody', 'none'],
  'GET /jobs.rss': ['anybody', 'none'],
  'GET /jobs.js': ['anybody', 'none'],
  'GET /sitemap.xml': ['anybody', 'none'],
  'GET /robots.txt': ['anybody', 'none'],
  'POST /public/apply/:id': ['anybody', 'job', applyForm],
  'POST /public/application-link': ['anybody', 'none', ({ job }) => ({ jobId: job, email: fresh() })],
  'GET /api/application/:token': ['whoever has the link', 'none'],
  'GET /api/application/:token/connections': ['whoever has the link', 'none'],
  'PATCH /api/application/:token': ['whoever has the link', 'none', () => ({ phone: '+372 5' })],
  'DELETE /api/application/:token': ['whoever has the link', 'none'],
  'POST /api/application/:token/corrections': [
    'whoever has the link',
    'none',
    () => ({ about: 'other', kind: 'missing', value: 'Sailing', comment: '' }),
  ],
  'DELETE /api/application/:token/corrections/:correction': ['whoever has the link', 'none'],
  'POST /api/application/:token/newer/:newer': ['its applicant', 'none', () => ({})],
  'DELETE /api/application/:token/newer/:newer': ['its applicant', 'none'],
  'POST /api/application/:token/review': ['whoever has the link', 'none', () => ({ reason: 'Please' })],
  'POST /api/application/:token/withdraw': ['whoever has the link', 'none', () => ({})],
  'GET /api/application/:token/self-identification': ['whoever has the link', 'none'],
  'PUT /api/application/:token/self-identification': ['whoever has the link', 'none', () => ({ sex: null, ethnicity: null })],
  'GET /api/application/:token/data.zip': ['whoever has the link', 'none'],
}

const queries: Record<string, () => Record<string, string>> = {
  'GET /api/jobportal/verify-email': () => deadLink,
  'GET /api/jobportal/registration': () => deadLink,
  'GET /jobs.js': () => ({ company: owner.id }),
  'GET /jobportal/retention/preview': () => ({ days: '60' }),
}

/** What has to be so before a call can mean anything. */
const prepared: Record<string, (made: Made) => Promise<unknown>> = {
  'POST /jobportal/applications/:id/reveal': ({ job }) =>
    server.call('PUT', `/jobportal/jobs/${job}/blind-review`, { token: owner.token, body: { on: true } }),
}

const portal =
  /^\/(jobportal|public|api\/jobportal|api\/application|admin\/[a-z-]*jobposter|admin\/jobportal|jobs\.|sitemap|robots)/
const server = testServer()
const routes = server.app.server.routes
  .filter(({ path }) => portal.test(path))
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))

/** Words of the owner's desk that strangers never see: of its applicants, and of what it keeps for itself. */
const canary = 'Xanthippe'
/** What the other applicant may read of their own, and nobody else. */
const othersCanary = 'Melpomene'

const access = {} as Record<Caller, { token?: string; cookie?: string }>
let owner = { id: '', token: '' }
let other = { id: '', token: '' }
/** Calls after which the token that they came with is of no more use: the next call comes with another one. */
const spendsTheToken = new Set(['POST /jobportal/logout'])
/** Calls that take a fresh proof. */
const provenCalls = new Set([
  'GET /jobportal/applications/:id/export.csv',
  'POST /jobportal/passkeys/challenge',
  'POST /jobportal/passkeys',
  'DELETE /jobportal/passkeys/:id',
])
const companyPassword = 'a company of tests'
const addresses: Partial<Record<Caller, string>> = {
  owner: 'owner@example.com',
  'other company': 'other@example.com',
  'unverified company': 'unverified@example.com',
}

async function signInAgain(caller: Caller) {
  const email = addresses[caller]
  if (!email) return
  const { body } = await server.call('POST', '/jobportal/login', { body: { email, password: 'a company of tests' } })
  access[caller] = { token: body.token }
}

/** A company that administrators lock out and let in again. */
let led = ''
let resume = new Blob()

beforeAll(async () => {
  owner = await aVerifiedCompany(server, 'owner@example.com', 'Owner Works')
  other = await aVerifiedCompany(server, 'other@example.com', 'Other Works')
  led = (await aVerifiedCompany(server, 'led@example.com', `${canary} Works`)).id
  const unverified = await server.company('unverified@example.com', 'Unverified Works')
  const suspended = await aVerifiedCompany(server, 'suspended@example.com', 'Suspended Works')
  const admin = await server.admin()
  await server.call('POST', `/admin/suspend-jobposter/${suspended.id}`, { cookie: admin, body: {} })
  resume = new Blob([new Uint8Array(await aResume())])
  const page = { companyId: owner.id, about: 'For everybody to read.', website: null, color: null, updatedAt: server.clock.now() }
  await server.companyPages.save(page, { type: 'image/png', bytes: Buffer.from('a picture') })
  const { tokens } = await make(owner.id)
  Object.assign(access, {
    anonymous: {},
    owner: { token: owner.token },
    'other company': { token: other.token },
    'suspended company': { token: suspended.token },
    'unverified company': { token: unverified.token },
    recruiter: { cookie: (await server.recruiter()).cookie },
    admin: { cookie: admin },
    applicant: { token: tokens.applicant },
    'other applicant': { token: tokens['other applicant'] },
    garbage: { token: 'garbage.garbage.garbage', cookie: 'session=garbage.garbage' },
  })
}, 60_000)

/** A job with an application, its note and its links, all of one company; and the link of somebody who applied elsewhere. */
async function make(companyId: string, about: Subject = 'none'): Promise<Made> {
  const now = server.clock.now()
  const withFile = await anApplication(server, await added(aJob(companyId, { status: 'Closed' })))
  const job = await added(
    aJob(companyId, { descriptionText: 'For everybody to read.', jobDescriptionFile: 'job.pdf', fileId: withFile.fileId }),
  )
  const [correction, note, template, session, passkey] = ['c', 'n', 't', 's', 'p'].map((start) => `${start}${++counter}`) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const said = { at: now.toISOString(), about: 'other', kind: 'missing', value: canary, comment: canary, quote: null } as const
  const { id: application } = await anApplication(server, job, {
    name: `${canary} Talvik`,
    email: `${canary.toLowerCase()}@example.com`,
    corrections: [{ id: correction, ...said }],
  })
  await server.applicationNotes.add({ id: note, applicationId: application, text: canary, writtenBy: canary, createdAt: now })
  const fields = { location: canary }
  if (about === 'template')
    await server.jobPostTemplates.add({ id: template, companyId, name: `${canary} ${template}`, fields, createdAt: now })
  const expiresAt = new Date(now.getTime() + 60_000)
  const signedIn = {
    id: session,
    companyId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    address: '',
    userAgent: canary,
    provenAt: null,
  }
  if (about === 'session') await server.companySessions.add(signedIn)
  const key = { credentialId: passkey, publicKey: '', counter: 0, name: canary, opensAlone: true, isSynced: false }
  const made = { createdAt: now, usedAt: null, blockedAt: null }
  if (about === 'passkey') await server.passkeys.add({ id: passkey, owner: { kind: 'company', id: companyId }, ...key, ...made })
  const emptyJob = about === 'emptyJob' ? (await added(aJob(companyId))).id : ''
  const others = await anApplication(server, job, {
    name: `${othersCanary} Ots`,
    corrections: [{ id: correction, ...said, value: othersCanary, comment: othersCanary }],
  })
  const newer = `w${++counter}`
  const newerFile = `f${counter}`
  const stored = {
    id: newerFile,
    key: `${companyId}/applications/${newerFile}`,
    sha256: newerFile,
    size: 1,
    type: 'pdf',
    filename: 'newer.pdf',
  } as const
  await server.files.add(companyId, [stored], now)
  await server.newerApplications.add({
    id: newer,
    applicationId: application,
    sentAt: now,
    fileId: newerFile,
    form: {
      name: canary,
      phone: null,
      resumeFile: 'newer.pdf',
      answers: [],
      source: null,
      consentVersion: '1',
      allowedToShare: false,
    },
  })
  const link = async (id: string) => {
    const issued = await server.transaction(() => issueApplicationLink({ ...server, settings: { publicUrl: '' } as never })(id))
    return issued.split('/').at(-1)!
  }
  const tokens = { applicant: await link(application), 'other applicant': await link(others.id) }
  return {
    job: job.id,
    emptyJob,
    publicId: job.publicId,
    application,
    template,
    passkey,
    session,
    note,
    correction,
    newer,
    company: led,
    ownCompany: companyId,
    tokens,
  }
}

async function added(job: ReturnType<typeof aJob>) {
  await server.jobPosts.add(job)
  return job
}

function applyForm() {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Nils', email: fresh() })) form.append(name, value)
  form.append('resume', resume, 'cv.pdf')
  return form
}

function pageForm() {
  const form = new FormData()
  form.append('color', '#0f766e')
  return form
}

/** An address for one caller: about the owner's things, with the caller's own token where a token belongs. */
function addressFor(path: string, caller: Caller, about: Subject, made: Made) {
  const token = made.tokens[caller] ?? access[caller].token ?? access[caller].cookie ?? 'nothing'
  return path
    .replace(':id', about === 'none' ? '' : made[about])
    .replace(':token', encodeURIComponent(token))
    .replace(':note', made.note)
    .replace(':correction', made.correction)
    .replace(':newer', made.newer)
}

/** Everything of the owner that a stranger's call could change. */
const standing = async ({ ownCompany, job, emptyJob, application, template, session, passkey, note, company }: Made) =>
  JSON.stringify([
    (await server.companySessions.find(session)) !== null,
    await server.companyPages.find(ownCompany),
    (await server.passkeys.withCredential(passkey))?.name,
    // What a job asks for is read when somebody needs it.
    { ...(await server.jobPosts.find(job)), requirements: null, textHash: null, jobDescriptionId: null },
    await server.jobPosts.find(emptyJob),
    await server.applications.find(application),
    await server.applications.events(application),
    await server.applicationMessages.of(application),
    (await server.applicationKeeping.standings([application])).get(application)?.hold,
    (await server.applicationNotes.of(application)).some(({ id }) => id === note),
    (await server.jobPostTemplates.ofCompany(owner.id)).some(({ id }) => id === template),
    { ...(await server.companies.find(company)), lastActiveAt: null },
  ])

test('every route of the portal has its row, and every row its route', () => {
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(rows).toSorted())
})

describe('the job portal gives each caller what is theirs:', () => {
  for (const { name, method, path } of routes) {
    const [who, about, body] = rows[name] ?? ['anybody', 'none']
    const expected: Record<Caller, Answer> = rules[who]
    const ask = async (caller: Caller, made: Made) => {
      server.clock.advance(10_000)
      // Whoever may is not stopped by how long the proof is ago; that is asked in step-up.test.ts.
      const { token } = access[caller]
      if (token && provenCalls.has(name))
        await server.call('POST', '/jobportal/proof', { token, body: { password: companyPassword } })
      const query = queries[name] ? `?${new URLSearchParams(queries[name]())}` : ''
      const sent = method === 'GET' || method === 'OPTIONS' ? {} : { body: body?.(made) ?? {} }
      const answer = await server.call(method, addressFor(path, caller, about, made) + query, { ...access[caller], ...sent })
      if (spendsTheToken.has(name)) await signInAgain(caller)
      return answer
    }

    test(`${name}, to ${who}`, async () => {
      const made = await make(owner.id, about)
      await prepared[name]?.(made)
      const before = await standing(made)
      for (const caller of callers) {
        const answer = expected[caller]
        if (answer === 'ok') continue
        const { status, text } = await ask(caller, made)
        expect([caller, status]).toEqual([caller, answer])
        expect(text).not.toContain(canary)
        expect(text).not.toContain(othersCanary)
      }
      expect(await standing(made)).toBe(before)
      for (const caller of callers) {
        if (expected[caller] !== 'ok') continue
        const own = who === 'anybody' ? made : await make(owner.id, about)
        if (own !== made) await prepared[name]?.(own)
        const untouched = await standing(own)
        const { status, text } = await ask(caller, own)
        expect([caller, Math.floor(status / 100)]).toEqual([caller, 2])
        if (!seesTheOwners(who, caller)) expect(text).not.toContain(canary)
        if (caller === 'other applicant') expect(await standing(own)).toBe(untouched)
        if (ofApplicants(who) && caller === 'applicant') expect(text).not.toContain(othersCanary)
      }
    })
  }
})

const ofApplicants = (who: keyof typeof rules) => who === 'whoever has the link' || who === 'its applicant'

/** Whether an answer that is given may speak of the owner's applicants and of what the owner keeps for itself. */
function seesTheOwners(who: keyof typeof rules, caller: Caller): boolean {
  if (ofApplicants(who)) return caller === 'applicant'
  return caller === 'owner' || (caller === 'admin' && who !== 'anybody')
}
