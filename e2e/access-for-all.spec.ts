import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { createRoutes } from '#web/routes.ts'
import { admin, aRecruiter, linkIn, openBrowser, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(210_000)

/** Pages that are looked at side by side. */
const atOnce = 3

let server: Server
let browser: Browser
const contexts = {} as Record<Who, BrowserContext>
const facts = {
  job: '',
  candidates: [] as string[],
  mail: '',
  user: '',
  schedule: '',
  written: '',
  assessment: '',
  interview: '',
  publicJob: '/jobs/none',
  postedJob: '',
  application: '',
  notice: '',
  sent: '',
}

type Who = 'visitor' | 'company' | 'recruiter' | 'viewer' | 'manager' | 'interviewer' | 'admin'

interface Row {
  as: Who[]
  /** The address with its ids; the path itself unless told. */
  at?: () => string
}

const visitor: Row = { as: ['visitor'] }
const recruiter: Row = { as: ['recruiter'] }
/** Pages that show less to somebody who may only look. */
const both: Row = { as: ['recruiter', 'viewer'] }
const admins: Row = { as: ['admin'] }
/** Leads elsewhere at once. */
const nothing: Row = { as: [] }

/** Who opens each page of the table of pages, and where. */
const rows: Record<string, Row> = {
  '/': visitor,
  '/privacy': visitor,
  '/terms': visitor,
  '/login': visitor,
  '/register': visitor,
  '/verify-email': visitor,
  '/invitation': visitor,
  '/forgot-password': visitor,
  '/reset-password': { as: ['visitor'], at: () => '/reset-password?token=t&email=e@example.test' },
  '/setup': visitor,
  // passkeys.spec.ts looks at it as somebody who owes a second factor.
  '/second-step': nothing,
  '/form-check': {
    as: ['visitor'],
    at: () => `/form-check?${new URLSearchParams({ form: facts.publicJob.replace('/jobs/', '/public/apply/') })}`,
  },
  '/form-pass': { as: ['visitor'], at: () => '/form-pass?token=t' },
  '/jobs': visitor,
  '/jobs/:publicId': { as: ['visitor'], at: () => facts.publicJob },
  '/schedule/:token': { as: ['visitor'], at: () => facts.schedule },
  '/notice/:token': { as: ['visitor'], at: () => facts.notice },
  '/application/:token': { as: ['visitor'], at: () => facts.application },
  '/assessment/:token': { as: ['visitor'], at: () => facts.assessment },
  '/quiz/:token': { as: ['visitor'], at: () => facts.assessment.replace('assessment', 'quiz') },
  '/interview/:token': { as: ['visitor'], at: () => facts.interview },
  '/jobportal': visitor,
  '/jobportal/login': visitor,
  '/jobportal/register': visitor,
  '/jobportal/verify-email': visitor,
  '/jobportal/forgot-password': visitor,
  '/jobportal/reset-password': { as: ['visitor'], at: () => '/jobportal/reset-password?token=t&email=e@example.test' },
  '/jobportal/dashboard': { as: ['company'] },
  '/jobportal/post': { as: ['company'] },
  '/jobportal/impact': { as: ['company'] },
  '/jobportal/retention': { as: ['company'] },
  '/jobportal/applications/:jobId': { as: ['company'], at: () => `/jobportal/applications/${facts.postedJob}` },
  '/dashboard': both,
  '/dashboard/settings': both,
  '/dashboard/upload': both,
  '/dashboard/import': recruiter,
  '/dashboard/response': recruiter,
  '/dashboard/candidates': both,
  '/dashboard/jobs': { as: ['manager', 'interviewer'] },
  '/dashboard/candidates/:id': {
    as: ['recruiter', 'manager', 'interviewer'],
    at: () => `/dashboard/candidates/${facts.candidates[0]}`,
  },
  '/dashboard/candidates/:id/activity': {
    as: ['recruiter', 'viewer', 'manager', 'interviewer'],
    at: () => `/dashboard/candidates/${facts.candidates[0]}/activity`,
  },
  ...Object.fromEntries(
    ['scorecard', 'packet'].map((part): [string, Row] => [
      `/dashboard/candidates/:id/${part}`,
      { as: ['recruiter', 'viewer', 'manager', 'interviewer'], at: () => `/dashboard/candidates/${facts.candidates[0]}/${part}` },
    ]),
  ),
  '/dashboard/candidates/:id/history': { as: ['recruiter'], at: () => `/dashboard/candidates/${facts.candidates[0]}/history` },
  '/dashboard/job-descriptions': both,
  '/dashboard/job-descriptions/new': recruiter,
  '/dashboard/job-descriptions/:id': { as: ['recruiter'], at: () => `/dashboard/job-descriptions/${facts.job}` },
  '/dashboard/job-descriptions/:id/edit': { as: ['recruiter'], at: () => `/dashboard/job-descriptions/${facts.written}/edit` },
  '/dashboard/job-descriptions/:id/board': {
    as: ['recruiter', 'viewer', 'manager'],
    at: () => `/dashboard/job-descriptions/${facts.job}/board`,
  },
  ...Object.fromEntries(
    ['overview', 'interviews', 'settings'].map((part): [string, Row] => [
      `/dashboard/job-descriptions/:id/${part}`,
      { as: ['recruiter', 'viewer'], at: () => `/dashboard/job-descriptions/${facts.job}/${part}` },
    ]),
  ),
  '/dashboard/job-descriptions/:id/interview-kit': {
    as: ['recruiter', 'viewer', 'manager'],
    at: () => `/dashboard/job-descriptions/${facts.job}/interview-kit`,
  },
  '/dashboard/job-descriptions/:id/posting': { ...both, at: () => `/dashboard/job-descriptions/${facts.job}/posting` },
  '/dashboard/job-descriptions/:id/review': { as: ['recruiter'], at: () => `/dashboard/job-descriptions/${facts.job}/review` },
  '/dashboard/job-descriptions/:id/flip-lab': {
    as: ['recruiter', 'viewer'],
    at: () => `/dashboard/job-descriptions/${facts.job}/flip-lab`,
  },
  '/dashboard/tasks': { as: ['recruiter', 'manager'] },
  '/dashboard/scheduling': { as: ['recruiter', 'interviewer'] },
  '/dashboard/assessments': both,
  '/dashboard/assessments/:id': { as: ['recruiter', 'viewer'], at: () => `/dashboard/assessments/${facts.sent}` },
  '/dashboard/questions': both,
  '/dashboard/templates': both,
  '/dashboard/fields': both,
  '/dashboard/analytics': recruiter,
  '/dashboard/analytics/decisions': both,
  '/dashboard/analytics/decisions/rows': { as: ['recruiter'], at: () => '/dashboard/analytics/decisions/rows?measure=decided' },
  '/dashboard/analytics/rows': { as: ['recruiter'], at: () => '/dashboard/analytics/rows?measure=ranked' },
  '/dashboard/ask': { as: ['recruiter'], at: () => `/dashboard/ask?q=${encodeURIComponent('Python with 5 years')}` },
  '/dashboard/archive': { as: ['recruiter'], at: () => `/dashboard/archive?job=${facts.written}` },
  '/dashboard/duplicates': recruiter,
  '/dashboard/unfiled-mail': recruiter,
  '/dashboard/compare': {
    as: ['recruiter'],
    at: () => `/dashboard/compare?${new URLSearchParams(facts.candidates.slice(0, 2).map((id) => ['id', id]))}`,
  },
  '/dashboard/privacy': recruiter,
  '/dashboard/team': both,
  '/dashboard/connections': { as: ['recruiter', 'viewer', 'manager', 'interviewer'] },
  '/dashboard/connections/allow': { as: ['recruiter'], at: () => '/dashboard/connections/allow?client_id=unknown' },
  '/dashboard/help': both,
  '/dashboard/help/:name': { as: ['recruiter', 'interviewer'], at: () => '/dashboard/help/sample-data' },
  '/dashboard/user': { as: ['recruiter', 'interviewer'] },
  '/dashboard/admin': admins,
  '/dashboard/admin/dashboard': nothing,
  '/dashboard/admin/pending': admins,
  '/dashboard/admin/users': admins,
  '/dashboard/admin/users/:id': { as: ['admin'], at: () => `/dashboard/admin/users/${facts.user}` },
  '/dashboard/admin/decisions': admins,
  '/dashboard/admin/decisions/rows': { as: ['admin'], at: () => '/dashboard/admin/decisions/rows?measure=decided' },
  '/dashboard/admin/impact-ratios': admins,
  '/dashboard/admin/hr-management': admins,
  '/dashboard/admin/outbox': admins,
  '/dashboard/admin/outbox/:id': { as: ['admin'], at: () => `/dashboard/admin/outbox/${facts.mail}` },
  '/dashboard/admin/audit': admins,
  '/dashboard/admin/connections': admins,
  '/dashboard/admin/system': admins,
  '/dashboard/admin/job-titles': admins,
  '/dashboard/admin/site': admins,
  '/dashboard/admin/design-system': admins,
  '/openapi': admins,
}

const paths = createRoutes({} as never).map(({ path }) => path)

interface Look {
  path: string
  who: Who
}

const looks: Look[] = [...new Set(paths)].flatMap((path) => (rows[path]?.as ?? []).map((who) => ({ path, who })))

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  for (const who of ['visitor', 'company', 'recruiter', 'viewer', 'manager', 'interviewer', 'admin'] as const)
    contexts[who] = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await signIn(contexts.recruiter, server, await aRecruiter(browser, server))
  const adminsOwn = await signIn(contexts.admin, server, admin)
  facts.user = adminsOwn.user._id
  await withData()
  await asColleagues()
  await asCompany()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const post = async <Answer>(who: Who, path: string, data: unknown): Promise<Answer> => {
  const answer = await contexts[who].request.post(server.url + path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
const read = async <Answer>(who: Who, path: string): Promise<Answer> =>
  (await contexts[who].request.get(server.url + path)).json()

/** One of everything, so that no page is looked at while it is empty. */
async function withData() {
  const form = new FormData()
  form.append('job_description_title', 'Backend Engineer')
  const files = await Promise.all([job(), strongResume(), middlingResume(), distantResume()])
  for (const [at, { name, mimeType, buffer }] of files.entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const cookie = (await contexts.recruiter.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const listed = await read<{ _id: string; resumeId: { _id: string }; jobDescriptionId: { _id: string } }[]>(
    'recruiter',
    '/api/candidate-filtering',
  )
  facts.candidates = listed.map(({ _id }) => _id)
  facts.job = listed[0]!.jobDescriptionId._id
  const [first] = facts.candidates
  await post('recruiter', `/api/candidates/${first}/notes`, { text: 'Speaks four languages' })
  await post('recruiter', `/api/candidates/${first}/tags`, { name: 'relocates' })
  await post('recruiter', `/api/candidates/${first}/tasks`, { title: 'Call the referees', dueOn: '2020-01-02', assigneeId: null })
  await post('recruiter', `/api/candidates/${first}/message`, { subject: 'Your application', body: 'Thank you.' })
  const slots = [{ day: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10), time: '10:00' }]
  const offer = { zone: 'Europe/Berlin', minutes: 45, slots, place: 'Room 4', note: '' }
  const { link } = await post<{ link: string }>('recruiter', `/api/candidates/${first}/interview-offers`, offer)
  facts.schedule = new URL(link).pathname
  const { testLink } = await post<{ testLink: string }>('recruiter', '/api/send-test-link', {
    candidateEmail: 'candidate@example.test',
    resumeId: listed[1]!.resumeId._id,
    jobDescriptionId: facts.job,
    options: { proctored: false },
  })
  facts.assessment = new URL(testLink).pathname
  facts.sent = await underWay(listed[2] ?? listed[0]!)
  const interview = await post<{ testLink: string }>('recruiter', '/api/send-test-link', {
    candidateEmail: 'candidate@example.test',
    resumeId: listed[0]!.resumeId._id,
    jobDescriptionId: facts.job,
    options: { kind: 'interview' },
  })
  facts.interview = new URL(interview.testLink).pathname
  const texts = {
    controller: 'Nordlys AS, Oslo',
    contact: 'privacy@example.test',
    purpose: 'to fill open positions',
    basis: 'a legitimate interest in hiring',
    words: '',
  }
  await contexts.recruiter.request.put(`${server.url}/api/privacy-notice`, { data: texts })
  const { address } = await post<{ address: string }>('recruiter', `/api/candidates/${first}/notice`, {})
  const { text } = await server.mailTo(address, 'keeps about you')
  facts.notice = new URL(/https?:\/\/\S+\/notice\/\S+/.exec(text)![0]).pathname
  const written = { title: 'Data Engineer', sections: [{ heading: 'Skills', text: '- Python\n- PostgreSQL' }] }
  facts.written = (await post<{ _id: string }>('recruiter', '/api/job-descriptions', written))._id
  const { mails } = await read<{ mails: { _id: string }[] }>('admin', '/admin/outbox')
  facts.mail = mails[0]!._id
}

/** An assessment that its candidate has begun. */
async function underWay({ resumeId }: { resumeId: { _id: string } }) {
  const { testLink, sessionId } = await post<{ testLink: string; sessionId: string }>('recruiter', '/api/send-test-link', {
    candidateEmail: 'sitter@example.test',
    resumeId: resumeId._id,
    jobDescriptionId: facts.job,
  })
  const token = new URL(testLink).pathname.split('/').at(-1)
  const { consent } = await read<{ consent: { version: string } }>('visitor', `/api/validate-assessment/${token}`)
  await post('visitor', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare: false })
  await post('visitor', '/api/start-assessment-recording', { token })
  return sessionId
}

async function asColleagues() {
  const jobs = [facts.job]
  for (const [who, role, fullName] of [
    ['viewer', 'viewer', 'Vera Viewer'],
    ['manager', 'hiring-manager', 'Mia Manager'],
    ['interviewer', 'interviewer', 'Ivo Interviewer'],
  ] as const) {
    const email = `${who}@example.test`
    await post('recruiter', '/api/team/invitations', { email, fullName, role, jobs })
    const { searchParams } = new URL(linkIn(await server.mailTo(email), '/invitation'))
    const person = { token: searchParams.get('token'), email, fullName, password: 'a-window-of-their-own-9' }
    await post(who, '/api/invitation/accept', person)
  }
  await post('recruiter', '/api/team/invitations', { email: 'dora@example.test', fullName: 'Dora', role: 'recruiter' })
}

async function asCompany() {
  const account = { email: 'cara@example.test', password: 'open-the-window-7' }
  await post('company', '/jobportal/register', { ...account, fullName: 'Cara Company', companyName: 'Lantern Works' })
  const { token } = await post<{ token: string }>('company', '/jobportal/login', account)
  // A company is signed in for one tab only.
  await contexts.company.addInitScript((kept) => sessionStorage.setItem('jobToken', kept), token)
  await withPostedJob(account.email, token)
}

/** A verified company's job, with somebody who applied for it. */
async function withPostedJob(email: string, token: string) {
  const { search } = new URL(linkIn(await server.mailTo(email), '/jobportal/verify-email'))
  await read('visitor', `/api/jobportal/verify-email${search}`)
  const [company] = await read<{ _id: string }[]>('admin', '/admin/jobposters')
  await post('admin', `/admin/verify-jobposter/${company!._id}`, {})
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    title: 'Backend Developer',
    location: 'Oslo',
    descriptionText: 'Must have: Go, PostgreSQL, Ruby.',
    questions: JSON.stringify([{ question: 'When can you begin?', required: true }]),
  }
  const posted = await contexts.company.request.post(`${server.url}/jobportal/post`, { headers, data })
  facts.postedJob = (await posted.json()).jobId
  const listed = await contexts.company.request.get(`${server.url}/jobportal/myjobs`, { headers })
  const [{ publicId, questions }] = (await listed.json()).jobs
  facts.publicJob = `/jobs/${publicId}`
  const resume = await strongResume()
  const applicant = { name: 'Ingrid Solberg', email: 'ingrid@example.test', [`answer-${questions[0].id}`]: 'In March' }
  const sent = await contexts.visitor.request.post(`${server.url}/public/apply/${facts.postedJob}`, {
    multipart: { ...applicant, resume },
  })
  if (!sent.ok()) throw new Error(`Nobody could apply: ${await sent.text()}`)
  const { text } = await server.mailTo(applicant.email)
  facts.application = new URL(text.match(/https?:\/\/\S+\/application\/[\w-]+/)![0]).pathname
}

const addressOf = ({ path }: Look) => rows[path]?.at?.() ?? path

/** A window of somebody's, which goes from page to page: a browser that knows the scripts already is much faster. */
const windowOf = async (who: Who) => {
  const page = await contexts[who].newPage()
  const { complaints } = watch(page, server)
  return {
    page,
    /** Opens the page and waits until it shows what it has. */
    async open(look: Look) {
      complaints.length = 0
      await page.setViewportSize({ width: 1360, height: 900 })
      await page.goto(server.url + addressOf(look))
      await page.waitForFunction(
        () =>
          (document.querySelector('#page-data') === null || document.documentElement.dataset.awake !== undefined) &&
          // The page of the design system shows what waits as well.
          !document.querySelector(':is([aria-busy="true"], .skeleton, .spinner):not(.specimen *)'),
      )
    },
    complaints,
  }
}

type Window = Awaited<ReturnType<typeof windowOf>>

/** Does the same with every page of somebody, in some windows at a time; resolves to what was wrong, by page. */
const withEvery = async (who: Who, all: Look[], work: (look: Look, window: Window) => Promise<string[]>) => {
  const faults: Record<string, string[]> = {}
  const waiting = [...all]
  const worker = async () => {
    const window = await windowOf(who)
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const wrong = await work(look, window).catch((error: Error) => [error.message.slice(0, 300)])
      if (wrong.length > 0) faults[`${look.who} ${look.path}`] = wrong
    }
    await window.page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return faults
}

test('every page of the product has a row here', () => {
  expect(paths.filter((path) => !Object.hasOwn(rows, path))).toEqual([])
})

describe('every page', () => {
  const everybody: Who[] = ['visitor', 'company', 'recruiter', 'viewer', 'manager', 'interviewer', 'admin']
  test.each(everybody)(
    'of a %s keeps nobody out: in light, in dark, by keyboard alone, and on a phone, where it is no wider than the screen',
    async (who) => {
      const own = looks.filter((look) => look.who === who)
      expect(own.length).toBeGreaterThan(0)
      const faults = await withEvery(who, own, async (look, { page, complaints, open }) => {
        await open(look)
        const light = await axeViolationsOn(page)
        // Colleagues see less of what a recruiter sees: its colors and its order are looked at there.
        const isWhole = !rows[look.path]!.as.includes('recruiter') || who === 'recruiter'
        await page.evaluate(() => document.documentElement.classList.add('dark'))
        const dark = isWhole ? await axeViolationsOn(page, { rules: 'colours' }) : []
        await page.evaluate(() => document.documentElement.classList.remove('dark'))
        const unreached = isWhole ? await walked(page) : []
        await page.setViewportSize({ width: 390, height: 844 })
        await page.waitForFunction(() => innerWidth === 390)
        // What lies half below the header would count as too small to be hit.
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo(0, 0)
        })
        const narrow = await axeViolationsOn(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (process.env.SCREENS)
          await page.screenshot({ path: `${process.env.SCREENS}/${look.who}${look.path.replaceAll('/', '_')}.png` })
        return [
          ...light.map((each) => `light ${each}`),
          ...dark.map((each) => `dark ${each}`),
          ...unreached,
          ...narrow.map((each) => `narrow ${each}`),
          ...(width > 390 ? [`${width} wide`] : []),
          ...complaints,
        ]
      })
      expect(faults).toEqual({})
    },
  )
})

/** What Tab never came to, and what does not show that it has the focus. */
const walked = async (page: Page): Promise<string[]> => {
  const stops = await page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 140)
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    const firstOfGroup = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name: own }) => own === element.name,
      )
      return element === (group.find(({ checked }) => checked) ?? group[0])
    }
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable]',
      ),
    ].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isShown(element) && firstOfGroup(element),
    )
    const left = new Set<Element>(all)
    const unseen: string[] = []
    const marks = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    }
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element
      left.delete(element)
      // A group may hand the focus on to the one of its parts that has it.
      queueMicrotask(() => {
        if (document.activeElement !== element) return
        const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
        if (!near.some((each) => each && marks(each))) unseen.push(name(element))
      })
    })
    Object.assign(globalThis, { walk: { left: () => [...left].map(name), unseen } })
    // Tab goes through the hour, the minute, the half of the day and the clock of a time, and likewise of a day.
    const partsOf = (element: Element) =>
      element.matches('input[type=time], input[type=date], input[type=datetime-local]') ? 4 : 1
    return all.reduce((sum, element) => sum + partsOf(element), 0)
  })
  for (let step = 0; step < stops + 12; step++) {
    await page.keyboard.press('Tab')
    if (step % 10 === 9 && (await page.evaluate(() => (globalThis as unknown as Walk).walk.left().length)) === 0) break
  }
  return page.evaluate(() => {
    const { left, unseen } = (globalThis as unknown as Walk).walk
    return [...left().map((each) => `not reached: ${each}`), ...unseen.map((each) => `focus not seen: ${each}`)].slice(0, 8)
  })
}

interface Walk {
  walk: { left(): string[]; unseen: string[] }
}
