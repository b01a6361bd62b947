import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright'
import {
  admin,
  aRecruiter,
  awake,
  linkIn,
  openBrowser,
  recruiter,
  type Server,
  signIn,
  startServer,
  until,
  watch,
} from './actors.ts'
import { distantResume, job, middlingResume, type Paper, pdf, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
/** Two recruiters of one workspace, each in a window of their own. */
let ana: BrowserContext
let ben: BrowserContext
let jobId = ''
let candidateId = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ana Sousa'))
  ana = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  await signIn(ana, server, owner)
  const [first] = await upload(ana, [await strongResume(), await middlingResume(), await distantResume()])
  candidateId = first!._id
  jobId = first!.jobDescriptionId._id
  ben = await joining('Ben Otten', 'ben.otten@example.test')
  for (const context of [ana, ben]) context.setDefaultTimeout(12_000)
})

afterEach(() => Promise.all([ana, ben].map((context) => context.setOffline(false))))

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

interface Ranked {
  _id: string
  resumeId: { _id: string }
  jobDescriptionId: { _id: string }
}

const upload = async (context: BrowserContext, resumes: Paper[], title = 'Backend Engineer') => {
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', title)
  form.append('job_description', file(await job()))
  for (const resume of resumes) form.append('resumes', file(resume))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  return ((await answer.json()) as { results: Ranked[] }).results
}

/** A colleague who comes by invitation. */
const joining = async (fullName: string, email: string) => {
  await ana.request.post(`${server.url}/api/team/invitations`, { data: { email, fullName, role: 'recruiter' } })
  const link = new URL(linkIn(await server.mailTo(email), '/invitation'))
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  await context.request.post(`${server.url}/api/invitation/accept`, {
    data: { token: link.searchParams.get('token'), email, fullName, password: 'a-window-of-their-own-9' },
  })
  return context
}

const visit = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(server.url + path)
  await awake(page)
  return page
}

const activity = () => `/dashboard/candidates/${candidateId}/activity`
const connection = (page: Page) => page.locator('.connection')

describe('two people at the same candidate', () => {
  test('see each other, and who is writing, on the page and on the board, until one of them goes', async () => {
    const [one, board] = [await visit(ana, activity()), await visit(ana, `/dashboard/job-descriptions/${jobId}/board`)]
    const { complaints } = watch(one, server)
    const other = await visit(ben, activity())
    await one.getByText('Ben Otten is also here').waitFor()
    await other.getByText('Ana Sousa is also here').waitFor()
    await board.locator('[data-card]').getByText('Ben Otten is here').waitFor()
    await other.getByLabel('New note').pressSequentially('Speaks four languages')
    await one.getByText('Ben Otten is writing a note').waitFor()
    await other.goto(`${server.url}/dashboard/tasks`)
    await one.getByText('Ben Otten is also here').waitFor({ state: 'detached' })
    await board.getByText('Ben Otten is here').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    for (const page of [one, board, other]) await page.close()
  })
})

describe('a lost connection', () => {
  test('is told, keeps what was typed in every form, and goes away by itself', async () => {
    const page = await visit(ana, activity())
    await page.getByRole('button', { name: 'Write a message' }).click()
    await page.getByRole('button', { name: 'Add a task' }).click()
    await ana.setOffline(true)
    await connection(page).getByText('You are offline').waitFor()
    const note = page.getByLabel('New note')
    await note.fill('Asked for a later start')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText(/The note could not be saved/).waitFor()
    await page.getByLabel('Subject').fill('Your interview')
    await page.getByLabel('Message', { exact: true }).fill('We look forward to meeting you.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(/The message could not be sent/).waitFor()
    await page.getByLabel('Task', { exact: true }).fill('Call the referees')
    await page.getByLabel('Add a tag').fill('relocates')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText(/The tag could not be added/).waitFor()
    await ana.setOffline(false)
    await connection(page).getByText('You are connected again').waitFor()
    expect(await note.inputValue()).toBe('Asked for a later start')
    expect(await page.getByLabel('Subject').inputValue()).toBe('Your interview')
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('We look forward to meeting you.')
    expect(await page.getByLabel('Task', { exact: true }).inputValue()).toBe('Call the referees')
    expect(await page.getByLabel('Add a tag').inputValue()).toBe('relocates')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.locator('.note-text').getByText('Asked for a later start').waitFor()
    await connection(page).getByText('You are connected again').waitFor({ state: 'detached' })
    await page.close()
  })

  test('leaves pages as they are: lists stay, dialogs stay open with their words', async () => {
    const forms: { path: string; open: string; field: string; words: string; save: string; sentence: RegExp }[] = [
      {
        path: '/dashboard/templates',
        open: 'New template',
        field: 'Name',
        words: 'After the interview',
        save: 'Save template',
        sentence: /The template could not be saved/,
      },
      {
        path: '/dashboard/team',
        open: 'Invite a colleague',
        field: 'Email',
        words: 'cora@example.test',
        save: 'Send Invitation',
        sentence: /The invitation could not be sent/,
      },
      {
        path: '/dashboard/user',
        open: 'Edit Profile',
        field: 'Full Name',
        words: 'Ana S. Sousa',
        save: 'Save',
        sentence: /Your profile could not be saved/,
      },
      {
        path: `/dashboard/job-descriptions/${jobId}/board`,
        open: 'Edit stages',
        field: 'Name of stage 1',
        words: 'Applied',
        save: 'Save stages',
        sentence: /could not be saved|were not saved|not be reached/,
      },
    ]
    for (const { path, open, field, words, save, sentence } of forms) {
      const page = await visit(ana, path)
      await page.getByRole('button', { name: open }).first().click()
      const dialog = page.getByRole('dialog')
      await ana.setOffline(true)
      await connection(page).getByText('You are offline').waitFor()
      await dialog.getByLabel(field, { exact: true }).fill(words)
      if (path.endsWith('templates')) {
        await dialog.getByLabel('Subject').fill('Thank you')
        await dialog.getByLabel('Message', { exact: true }).fill('Thank you for coming.')
      }
      await dialog.getByRole('button', { name: save, exact: true }).click()
      await page.getByText(sentence).first().waitFor()
      await ana.setOffline(false)
      await connection(page).getByText('You are connected again').waitFor()
      expect(await dialog.getByLabel(field, { exact: true }).inputValue()).toBe(words)
      await page.close()
    }
  })

  test('keeps a text that is written and weights that were moved, which then can be saved', async () => {
    const editor = await visit(ana, '/dashboard/job-descriptions/new')
    const weights = await visit(ana, `/dashboard/job-descriptions/${jobId}`)
    await ana.setOffline(true)
    await connection(editor).getByText('You are offline').waitFor()
    await connection(weights).getByText('You are offline').waitFor()
    await editor.getByLabel('Title').fill('Release Engineer')
    await editor.getByRole('button', { name: 'Save job description' }).click()
    await editor.getByRole('button', { name: 'Save as it is' }).click()
    await editor.getByText('What you wrote is still here, and kept in this browser.').waitFor()
    const points = weights.getByLabel(/^Points for /).first()
    await points.fill('7')
    await weights.getByRole('button', { name: 'Save as version 2' }).click()
    await weights.getByText('The criteria could not be saved').waitFor()
    await ana.setOffline(false)
    await connection(weights).getByText('You are connected again').waitFor()
    await connection(editor).getByText('You are connected again').waitFor()
    expect(await editor.getByLabel('Title').inputValue()).toBe('Release Engineer')
    expect(await points.inputValue()).toBe('7')
    await weights.getByRole('button', { name: 'Save as version 2' }).click()
    await weights.getByText('Saved as version 2').waitFor()
    for (const page of [editor, weights]) await page.close()
  })

  test('leaves the list of candidates, and filters that were chosen meanwhile work when it is back', async () => {
    const page = await visit(ana, '/dashboard/candidates')
    await page
      .locator('span')
      .getByText(/^3 candidates$/)
      .waitFor()
    await ana.setOffline(true)
    await connection(page).getByText('You are offline').waitFor()
    await page.goto(`${page.url()}#still`)
    await page
      .locator('span')
      .getByText(/^3 candidates$/)
      .waitFor()
    await page.getByRole('searchbox').last().fill('Go')
    await ana.setOffline(false)
    await connection(page).getByText('You are connected again').waitFor()
    expect(await page.getByRole('searchbox').last().inputValue()).toBe('Go')
    await page.close()
  })

  test('of a session that ended asks to sign in again, in place, with everything kept', async () => {
    const person = await aRecruiter(browser, server, recruiter('Nora Falk'))
    const context = await browser.newContext()
    await signIn(context, server, person)
    const page = await visit(context, '/dashboard/templates')
    await page.getByRole('button', { name: 'New template' }).click()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('First words')
    await context.request.post(`${server.url}/logout`, { data: {} })
    await connection(page).getByText('Your session has ended').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await connection(page).getByText('You are connected again').waitFor()
    await context.close()
  })
})

/** Counts what a page asks of the server to hear from it again. */
const asking = (page: Page) => {
  const asked = { sockets: 0, sessions: 0 }
  page.on('websocket', () => {
    asked.sockets += 1
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/user') asked.sessions += 1
  })
  return asked
}
const aWhile = 8000

describe('a session that is over', () => {
  test('is not asked for in vain: a page that was left open stays quiet, and comes back with the next sign-in', async () => {
    const person = await aRecruiter(browser, server, recruiter('Nils Berg'))
    const context = await browser.newContext()
    await signIn(context, server, person)
    const [page, other] = [await visit(context, '/dashboard/templates'), await visit(context, '/dashboard/user')]
    const asked = asking(page)
    await other.getByRole('button', { name: 'Logout' }).click()
    await connection(page).getByText('Your session has ended').waitFor()
    expect(await connection(other).getByText('Your session has ended').count()).toBe(0)
    await Bun.sleep(aWhile)
    expect(asked).toEqual({ sockets: 0, sessions: 1 })

    await signIn(context, server, person)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await connection(page).getByText('You are connected again').waitFor()
    expect(asked.sockets).toBe(1)
    await context.close()
  })

  test('is found out when it ended while the page was away, and then not asked for again', async () => {
    const person = await aRecruiter(browser, server, recruiter('Pia Holm'))
    const context = await browser.newContext()
    await signIn(context, server, person)
    const page = await visit(context, '/dashboard/tasks')
    await context.setOffline(true)
    await connection(page).getByText('You are offline').waitFor()
    await context.clearCookies()
    await context.setOffline(false)
    await connection(page).getByText('Your session has ended').waitFor()
    const asked = asking(page)
    await Bun.sleep(aWhile)
    expect(asked).toEqual({ sockets: 0, sessions: 0 })
    await context.close()
  })

  test('is found out when the server does not take the connection back, after two attempts at most', async () => {
    const person = await aRecruiter(browser, server, recruiter('Tove Lund'))
    const context = await browser.newContext()
    await signIn(context, server, person)
    const page = await context.newPage()
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket('**/ws*', (socket) => {
      sockets.push(socket)
      socket.connectToServer()
    })
    await page.goto(`${server.url}/dashboard/tasks`)
    await awake(page)
    await until(async () => sockets.length === 1, 'the connection')
    await context.clearCookies()
    await sockets[0]!.close({ code: 1012 })
    await connection(page).getByText('Your session has ended').waitFor()
    await Bun.sleep(aWhile)
    expect(sockets.length).toBeLessThanOrEqual(3)
    await context.close()
  })

  test('of a company leads to the login, and nothing goes on asking with a dead token', async () => {
    const email = 'quiet.company@example.test'
    const registration = { fullName: 'Cora Company', email, password: 'open-the-window-7', companyName: 'Quiet Works' }
    const context = await browser.newContext()
    await context.request.post(`${server.url}/jobportal/register`, { data: registration })
    const { token } = await (await context.request.post(`${server.url}/jobportal/login`, { data: registration })).json()
    const page = await context.newPage()
    await page.addInitScript((kept) => sessionStorage.getItem('jobToken') ?? sessionStorage.setItem('jobToken', kept), token)
    // It stays although it is led away, as a page does that asks first whether it may go.
    await page.route('**/jobportal/login', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${server.url}/jobportal/dashboard`)
    await page.getByRole('heading', { name: 'Welcome, Cora' }).waitFor()
    const asked = asking(page)
    const office = await browser.newContext()
    await signIn(office, server, admin)
    const companies = await (await office.request.get(`${server.url}/admin/jobposters?q=Quiet`)).json()
    const { _id } = companies.find((poster: { email: string }) => poster.email === email)
    await office.request.post(`${server.url}/admin/suspend-jobposter/${_id}`, { data: {}, headers: { origin: server.url } })
    await until(
      async () => (await page.evaluate(() => sessionStorage.getItem('jobToken'))) === null,
      'the page to drop its token',
    )
    await Bun.sleep(aWhile)
    expect(asked.sockets).toBeLessThanOrEqual(1)
    await context.close()
    await office.close()
  })
})

describe('two windows agree', () => {
  test('after a connection that was lost during more than a hundred events: nothing missed, nothing twice', async () => {
    const list = await visit(ben, '/dashboard/candidates')
    const names = Array.from({ length: 90 }, (_, number) => `Person ${letters(number)}`)
    const resumes = await Promise.all(names.map(aPaper))
    await ben.setOffline(true)
    await connection(list).getByText('You are offline').waitFor()
    await upload(ana, resumes.slice(0, 60), 'Data Engineer')
    await ben.setOffline(false)
    await upload(ana, resumes.slice(60), 'Data Engineer')
    const cookie = (await ana.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const stored = async () => {
      const answer = await fetch(`${server.url}/api/candidate-filtering?limit=200`, { headers: { cookie } })
      return (await answer.json()) as Ranked[]
    }
    const all = await stored()
    const pairs = new Set(all.map(({ resumeId, jobDescriptionId }) => `${resumeId._id} ${jobDescriptionId._id}`))
    expect([all.length, pairs.size]).toEqual([93, 93])
    const told = () => list.getByText(/\b93 candidates\b/).count()
    await until(async () => (await told()) > 0, 'the other window to show all of them')
    await list.close()
  })

  test('when one was opened at the very moment the other changed something', async () => {
    const page = await ben.newPage()
    let join = () => {}
    const mayJoin = new Promise<void>((resolve) => {
      join = resolve
    })
    let asked = false
    await page.routeWebSocket('**/ws*', async (socket) => {
      asked = true
      await mayJoin
      socket.connectToServer()
    })
    await page.goto(server.url + activity())
    await awake(page)
    await until(async () => asked, 'the page to ask for its connection')
    const { placement, stages } = await (await ana.request.get(`${server.url}/api/candidates/${candidateId}/workflow`)).json()
    const stage = stages.find(({ _id }: { _id: string }) => _id !== placement.stageId)
    const moved = await ana.request.put(`${server.url}/api/candidates/${candidateId}/stage`, {
      data: { stageId: stage._id, version: placement.version },
      headers: { origin: server.url },
    })
    expect(moved.ok()).toBe(true)
    join()
    await page
      .getByText(new RegExp(`from .+ to ${stage.name}`))
      .first()
      .waitFor()
    await page.close()
  })

  test('the team page of another window follows invitations', async () => {
    const page = await visit(ana, '/dashboard/team')
    await ana.request.post(`${server.url}/api/team/invitations`, { data: { email: 'dora@example.test', role: 'viewer' } })
    await page.getByText('dora@example.test').waitFor()
    await page.close()
  })

  test('what somebody else deleted is told in words', async () => {
    const [other] = await upload(ana, [await aPaper('Vera Stone')], 'Short lived')
    const gone = other!.jobDescriptionId._id
    const page = await visit(ben, `/dashboard/job-descriptions/${gone}/board`)
    await ana.request.delete(`${server.url}/api/job-descriptions/${gone}`)
    await page.getByText('This job description is not here').waitFor()
    const made = await ana.request.post(`${server.url}/api/message-templates`, {
      data: { name: 'Soon gone', purpose: 'general', subject: 'Hello', body: 'Hello there' },
    })
    await page.goto(`${server.url}/dashboard/templates`)
    await awake(page)
    await page.getByRole('button', { name: 'Edit Soon gone' }).click()
    await ana.request.delete(`${server.url}/api/message-templates/${(await made.json())._id}`)
    await page.getByRole('dialog').getByLabel('Subject').fill('Hello again')
    await page.getByRole('dialog').getByRole('button', { name: 'Save template', exact: true }).click()
    await page.getByText('This template is not there any more.').first().waitFor()
    await page.close()
  })
})

/** Names have no digits. */
const letters = (number: number) =>
  [...String(number)].map((digit) => ['Al', 'Be', 'Co', 'Da', 'El', 'Fi', 'Go', 'Ha', 'Iv', 'Jo'][Number(digit)]).join('')

const aPaper = (name: string): Promise<Paper> =>
  pdf(`${name.toLowerCase().replaceAll(' ', '-')}.pdf`, [
    name,
    'Backend Engineer',
    `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    'EXPERIENCE',
    `Backend Engineer, Company of ${name}, January 2020 - Present`,
    'SKILLS',
    'Go, PostgreSQL',
  ])
