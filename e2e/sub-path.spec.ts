import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { freePort } from '#src/commands/free-port.ts'
import {
  admin,
  aRecruiter,
  awake,
  linkIn,
  openBrowser,
  pathAt,
  recruiter,
  type Server,
  signIn,
  signUp,
  startServer,
  until,
  watch,
} from './actors.ts'
import { aSecondIsRecorded, openCandidateBrowser, press, shown, sitDown } from './candidate-browser.ts'
import { aCompany, postedJob } from './company-desk.ts'
import { proxies } from './example-proxies.ts'
import { job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'
import { type StrictProxy, strictProxy } from './strict-proxy.ts'

setDefaultTimeout(120_000)

const path = '/ats'

interface Behind {
  port: number
  server: number
}

/** What stands in front of the server, each at a path that it passes on or cuts off. */
const fronts: Record<string, ((behind: Behind) => Promise<Pick<StrictProxy, 'stop'> & Partial<StrictProxy>>) | null> = {
  'a proxy that leaves the path on': (behind) => strictProxy({ ...behind, path, cutsOff: false }),
  'a proxy that cuts the path off': (behind) => strictProxy({ ...behind, path, cutsOff: true }),
  'nginx, set up as in our example': proxies.nginx ? nginxAt : null,
}

async function nginxAt({ port, server }: Behind) {
  const folder = await mkdtemp(join(tmpdir(), 'ats-sub-path-'))
  await mkdir(join(folder, 'home'))
  const { examples, start } = proxies.nginx!
  const command = await start(examples['/ats'], { proxy: port, server, folder })
  const running = Bun.spawn(command, {
    env: { HOME: join(folder, 'home'), PATH: '/usr/bin:/bin' },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  return {
    stop() {
      running.kill()
      void running.exited.then(() => rm(folder, { recursive: true, force: true }))
    },
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

for (const [name, front] of Object.entries(fronts))
  describe.skipIf(!front)(`under a path, behind ${name}`, () => {
    let direct: Server
    let server: Server
    let proxy: Awaited<ReturnType<NonNullable<typeof front>>>
    /** A recruiter's browser. */
    let desk: BrowserContext

    beforeAll(async () => {
      const port = freePort()
      const url = `http://localhost:${port}${path}`
      direct = await startServer({ PUBLIC_URL: url, AUTO_VERIFY_COMPANIES: 'on', DEFAULT_PLAN: 'free' })
      server = { ...direct, url }
      proxy = await front!({ port, server: Number(new URL(direct.url).port) })
      await until(async () => (await fetch(`${url}/health/live`).catch(() => null))?.ok, 'the proxy to answer')
      desk = await browser.newContext({ viewport: { width: 1360, height: 900 } })
      desk.setDefaultTimeout(15_000)
    })

    afterAll(async () => {
      await desk?.close()
      proxy?.stop()
      await direct?.stop()
    })

    const open = async (context: BrowserContext, address: string) => {
      const page = await context.newPage()
      const { complaints } = watch(page, server)
      await page.goto(address.startsWith('http') ? address : server.url + address)
      await awake(page)
      return { page, complaints }
    }
    const isAt = (page: Page, address: string) => page.waitForURL(`${server.url}${address}`)
    /** Nobody asked for anything that another product of this host would have answered. */
    const noStrays = () => expect(proxy.strays ?? []).toEqual([])

    test('somebody signs up by the link in a mail, signs in, uploads, and opens the evidence', async () => {
      const person = recruiter('Nadia Halvorsen')
      const page = await desk.newPage()
      const { complaints } = watch(page, server)
      await page.goto(server.url)
      await signUp(page, server, person)
      await isAt(page, '/login')

      const link = linkIn(await server.mailTo(person.email), pathAt(server, '/verify-email'))
      expect(link).toStartWith(`${server.url}/`)
      await page.goto(link)
      await page
        .getByText(/verified/i)
        .first()
        .waitFor()

      const office = await browser.newContext()
      await signIn(office, server, admin)
      const { page: users } = await open(office, '/dashboard/admin')
      await users.getByRole('button', { name: 'Approve Nadia Halvorsen' }).click()
      await users.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
      await users.getByRole('button', { name: 'Approve Nadia Halvorsen' }).waitFor({ state: 'detached' })
      await office.close()

      // A page that takes a session leads to the login and back.
      await page.goto(`${server.url}/dashboard/tasks`)
      await isAt(page, '/login?next=%2Fdashboard%2Ftasks')
      await page.goto(`${server.url}/login`)
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByRole('dialog', { name: 'Welcome to' }).getByRole('button', { name: 'Let’s Go!' }).click()
      await isAt(page, '/dashboard/upload')
      await awake(page)
      const cookies = await desk.cookies()
      expect(cookies.map((cookie) => [cookie.name, cookie.path])).toContainEqual(['session', path])
      expect(cookies.filter((cookie) => !cookie.path.startsWith(path))).toEqual([])

      await page.getByLabel('Resume files').setInputFiles([await strongResume(), await middlingResume()])
      await page.getByLabel('Job description file').setInputFiles(await job())
      await page.getByRole('button', { name: 'Submit Files' }).click()
      await isAt(page, '/dashboard/response?uploaded=1')
      await page.getByRole('button', { name: 'Got it' }).click()
      await page.getByRole('button', { name: 'Reasons for Ingrid Solberg' }).click()
      await page.getByRole('region', { name: 'Reasons for Ingrid Solberg' }).getByText('PostgreSQL').first().waitFor()

      // In this tab, without a new page: the router knows the path.
      await page.getByRole('link', { name: 'Ingrid Solberg' }).first().click()
      await page.waitForURL(new RegExp(`^${RegExp.escape(server.url)}/dashboard/candidates/[^/]+$`))
      await page.locator('canvas').first().waitFor()
      await page.reload()
      await page.locator('canvas').first().waitFor()
      await page.goBack()
      await page.getByRole('row', { name: /Ingrid Solberg/ }).waitFor()
      expect(complaints).toEqual([])
      noStrays()
      await page.close()
    })

    const submitted = async () => {
      const form = new FormData()
      const file = ({ name: filename, mimeType, buffer }: Paper) =>
        new File([new Uint8Array(buffer)], filename, { type: mimeType })
      form.append('job_description_title', 'Backend Engineer')
      form.append('job_description', file(await job()))
      form.append('resumes', file(await strongResume()))
      const answer = await desk.request.post(`${server.url}/api/submit`, { multipart: form })
      const { results } = (await answer.json()) as {
        results: { _id: string; resumeId: { _id: string }; jobDescriptionId: { _id: string } }[]
      }
      return results[0]!
    }

    test('an assessment is sent and taken, and a page that is open hears of it', async () => {
      await signIn(desk, server, await aRecruiter(browser, server, recruiter('Rosa Lindqvist')))
      const { resumeId, jobDescriptionId } = await submitted()
      const { page: list, complaints } = await open(desk, '/dashboard/candidates')
      const row = list.locator('tr[data-id]').filter({ hasText: 'Ingrid Solberg' })
      await row.getByText('Not Sent').waitFor()
      const question = (number: number) => ({
        question: `Which of these is true of case ${number}?`,
        options: ['This one', 'That one', 'Another one', 'None'],
        correctAnswer: 'This one',
      })
      const sent = await desk.request.post(`${server.url}/api/send-test-link`, {
        data: {
          candidateEmail: 'ingrid.solberg@example.test',
          jobTitle: 'Backend Engineer',
          resumeId: resumeId._id,
          jobDescriptionId: jobDescriptionId._id,
          questions: [question(1), question(2)],
          voiceQuestions: [{ question: 'How would you go about it?', points: ['Tests are written first', 'A backup is made'] }],
        },
      })
      expect(sent.ok()).toBe(true)
      // By the socket: nobody has asked again.
      await row.getByText('Not Sent').waitFor({ state: 'detached' })

      const { text } = await server.mailTo('ingrid.solberg@example.test', '/assessment/')
      const link = /https?:\/\/\S+\/assessment\/\S+/.exec(text)![0]
      expect(link).toStartWith(`${server.url}/assessment/`)
      const candidate = await openCandidateBrowser()
      const { page, complaints: ofCandidate } = await sitDown(candidate.browser, server, link.slice(server.url.length))
      await press(page, 'Begin System Check')
      for (const device of ['Camera', 'Microphone'])
        await page.getByRole('listitem', { name: device }).getByText('Working').waitFor()
      await press(page, 'Share screen')
      await page.getByRole('listitem', { name: 'Screen sharing' }).getByText('Working').waitFor()
      await press(page, 'Continue to Consent')
      await page.getByRole('checkbox').first().check()
      await press(page, 'Begin Assessment')
      for (const number of [1, 2]) {
        await page.getByText(`Question ${number} of 2`).waitFor()
        await page.getByRole('radio', { name: 'This one', exact: true }).check()
        await press(page, number === 1 ? 'Next' : 'Submit Test')
      }
      // The script that listens to the microphone comes from the path, and the page's policy lets it.
      await press(page, 'Start Recording')
      await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
      await aSecondIsRecorded(page)
      await press(page, 'Stop Recording')
      await shown(page, 'Answered')
      await press(page, 'Finish Assessment')
      await page.getByRole('heading', { name: 'Assessment Complete' }).waitFor()
      expect(ofCandidate).toEqual([])
      await candidate.close()
      await row
        .getByText(/Completed|100/)
        .first()
        .waitFor()
      expect(complaints).toEqual([])
      noStrays()
      await list.close()
    })

    test('a stranger finds a job, applies, and opens the link in the mail', async () => {
      const company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
      await postedJob(company, 'Backend Developer')
      const street = await browser.newContext({ viewport: { width: 1100, height: 900 } })
      street.setDefaultTimeout(15_000)
      const page = await street.newPage()
      const { complaints } = watch(page, server)
      await page.goto(`${server.url}/jobs`)
      await page.getByRole('link', { name: 'Backend Developer' }).click()
      await page.waitForURL(new RegExp(`^${RegExp.escape(server.url)}/jobs/[^/?]+$`))
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
      await page.getByRole('link', { name: /Apply/ }).first().click()
      await page.getByLabel('Full Name').fill('Ingrid Solberg')
      await page.getByLabel('Email Address').fill('ingrid.applies@example.test')
      await page.getByLabel('Upload Resume').setInputFiles(await strongResume())
      await page.getByRole('button', { name: 'Submit Application' }).click()
      await page.getByText('Application Submitted!').first().waitFor()
      const { text } = await server.mailTo('ingrid.applies@example.test', '/application/')
      const link = /https?:\/\/\S+\/application\/[\w-]+/.exec(text)![0]
      expect(link).toStartWith(`${server.url}/application/`)
      await page.goto(link)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('link', { name: 'Privacy' }).first().getAttribute('href')).toBe(`${path}/privacy`)
      expect(complaints).toEqual([])

      const portal = await street.newPage()
      await portal.goto(`${server.url}/jobportal/login`)
      await portal.getByLabel('Email').fill('cara@lantern.example.test')
      await portal.getByLabel('Password', { exact: true }).fill('open-the-window-7')
      await portal.getByRole('button', { name: 'Login', exact: true }).click()
      await isAt(portal, '/jobportal/dashboard')
      await portal.getByText('Backend Developer').first().waitFor()
      noStrays()
      await street.close()
    })

    test('whoever signs out is at the login of this product', async () => {
      await signIn(desk, server, await aRecruiter(browser, server, recruiter('Rosa Lindqvist')))
      const { page, complaints } = await open(desk, '/dashboard')
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await isAt(page, '/login')
      expect((await desk.cookies()).filter((cookie) => cookie.name === 'session')).toEqual([])
      await page.goto(`${server.url}/dashboard`)
      await page.waitForURL(/\/ats\/login\?next=/)
      expect(complaints).toEqual([])
      noStrays()
    })
  })
