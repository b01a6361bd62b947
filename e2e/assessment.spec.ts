import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { awake, openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { aHall, type SentLink, secretMark, setDeadline } from './assessment-fixtures.ts'
import { axeViolationsOn } from './axe.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let hall: Awaited<ReturnType<typeof aHall>>

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ DEFAULT_PLAN: 'free' }), openBrowser()])
  hall = await aHall(browser, server, 24)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A candidate's own browser. */
const aSeat = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options })
  context.setDefaultTimeout(10_000)
  return context
}

const open = async (path: string, options: BrowserContextOptions = {}, context?: Awaited<ReturnType<typeof aSeat>>) => {
  const seat = context ?? (await aSeat(options))
  const page = await seat.newPage()
  const { complaints } = watch(page, server)
  const answer = await page.goto(server.url + path)
  await awake(page)
  return { page, context: seat, complaints, status: answer!.status() }
}

const call = async (path: string, body: unknown) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Agrees and begins without the page, for stories of what comes after. */
const begun = async (link: SentLink): Promise<SentLink> => {
  const { consent } = await (await fetch(`${server.url}/api/validate-assessment/${link.token}`)).json()
  await call(`/api/assessment-consent/${link.token}`, { version: consent.version, allowedToShare: false })
  await call('/api/start-assessment-recording', { token: link.token })
  return link
}

const choices = { proctored: false, voice: 0 } as const
const atQuestion = (page: Page, number: number, count = 4) => page.getByText(`Question ${number} of ${count}`).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const choose = (page: Page, text: string) => page.getByRole('radio', { name: text, exact: true }).check()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

interface KeptAnswer {
  text: string
  option: string
  late: number
}

/** What the server's database holds of a sitting, question by question. */
const keptAnswers = ({ id }: SentLink) =>
  read<KeptAnswer>(
    `select q.text, a.late, (select value ->> 'text' from json_each(q.options) where value ->> 'id' = a.option_id) as option
       from assessment_answers a join assessment_questions q on q.id = a.question_id where a.assessment_id = ? order by q.position`,
    id,
  )
const kept = (link: SentLink) => keptAnswers(link).map(({ option, late }) => (late ? `${option} (late)` : option))
const scoreOf = ({ id }: SentLink) =>
  read<{ score: number | null; phase: string }>('select score, phase from assessments where id = ?', id)[0]!

const read = <Row>(sql: string, ...values: string[]) => {
  const sqlite = new Sqlite(join(server.dataDir, 'ats.db'), { strict: true })
  sqlite.run('PRAGMA busy_timeout = 10000')
  const rows = sqlite.query(sql).all(...values) as Row[]
  sqlite.close()
  return rows
}

test('a candidate takes the whole test with the keyboard, and nothing they receive tells a key', async () => {
  const link = await hall.send({ ...choices, mcq: 3 })
  const context = await aSeat()
  const bodies: string[] = []
  const reading: Promise<unknown>[] = []
  context.on('response', (response) => {
    if (['document', 'xhr', 'fetch'].includes(response.request().resourceType()))
      reading.push(
        response.text().then(
          (text) => bodies.push(text),
          () => {},
        ),
      )
  })
  const { page, complaints } = await open(`/assessment/${link.token}`, {}, context)
  const key = async (name: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(name)
  }
  await page.getByRole('button', { name: 'Continue to Consent' }).focus()
  await key('Enter')
  await heading(page, 'Consent')
  expect(await focused(page)).toBe('Consent')
  expect(await page.getByRole('button', { name: 'Begin Assessment' }).isDisabled()).toBe(true)
  await key('Tab')
  await key('Space')
  // Past the second box and Back.
  await key('Tab', 3)
  expect(await focused(page)).toBe('Begin Assessment')
  await key('Enter')
  await atQuestion(page, 1, 3)
  await page.locator('code', { hasText: 'git rebase --onto main' }).waitFor()
  expect(await page.getByRole('timer').textContent()).toMatch(/^1[45]:\d\d$/)
  // From the heading into the options: Space chooses, arrows change, numbers as well.
  await key('Tab')
  await key('Space')
  await key('ArrowDown')
  await saved(page)
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Next' }).focus()
  await key('Enter')
  await atQuestion(page, 2, 3)
  expect(await focused(page)).toBe('Which of these is true of case 1?')
  await key('4')
  await saved(page)
  await page.getByRole('button', { name: 'Next' }).focus()
  await key('Enter')
  await atQuestion(page, 3, 3)
  await page.getByRole('button', { name: 'Submit Test' }).focus()
  await key('Enter')
  await page.getByText('You have not answered question 3.').waitFor()
  expect(await focused(page)).toBe('You have not answered question 3.')
  await key('Tab')
  await key('Enter')
  await key('3')
  await saved(page)
  await page.getByRole('button', { name: 'Submit Test' }).focus()
  await key('Enter')
  await heading(page, 'Assessment Complete')
  expect(await focused(page)).toBe('Assessment Complete')
  await page.getByText('This link is now expired and the test cannot be retaken.').waitFor()
  expect(kept(link)).toHaveLength(3)
  expect(scoreOf(link)).toMatchObject({ phase: 'completed' })

  await page.reload()
  await page.getByText('This assessment has already been completed successfully').waitFor()
  await Promise.all(reading)
  const all = bodies.join('\n')
  expect(all).toContain('Right of 2')
  expect(all).not.toMatch(new RegExp(`correctAnswer|bankId|"key"|"points"|"why"|explanation|${secretMark}`))
  expect(complaints).toEqual([])
  await context.close()
})

test('the network goes for a minute in the middle: nothing is lost, and answers arrive in their order', async () => {
  const link = await begun(await hall.send(choices))
  const context = await aSeat()
  const page = await context.newPage()
  await page.clock.install()
  const sent: string[] = []
  page.on('requestfinished', async (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON().userAnswer)
  })
  await page.goto(`${server.url}/assessment/${link.token}`)
  await atQuestion(page, 1)
  await choose(page, 'Right of 0')
  await saved(page)
  await context.setOffline(true)
  await press(page, 'Next')
  await choose(page, 'Wrong of 1, for one')
  await page.getByText('Saved on this device, will be sent').waitFor()
  await page.getByText('You are offline').waitFor()
  await press(page, 'Next')
  await choose(page, 'Right of 2')
  await page.clock.fastForward(30_000)
  await press(page, 'Previous')
  await choose(page, 'Right of 1')
  await press(page, 'Previous')
  await choose(page, 'Wrong of 0, for two')
  await page.clock.fastForward(30_000)
  await page.getByText('Saved on this device, will be sent').waitFor()
  expect(kept(link)).toEqual(['Right of 0'])
  await context.setOffline(false)
  await saved(page)
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  expect(sent).toEqual(['Right of 0', 'Right of 2', 'Right of 1', 'Wrong of 0, for two'])
  expect(kept(link)).toEqual(['Wrong of 0, for two', 'Right of 1', 'Right of 2'])
  await context.close()
})

test('answers that wait outlive the page, and the windows of a device send each of them once', async () => {
  const link = await begun(await hall.send(choices))
  const { page, context } = await open(`/assessment/${link.token}`)
  await atQuestion(page, 1)
  const answers = '**/api/update-answer/**'
  let arrived = 0
  context.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') arrived += 1
  })
  await context.route(answers, (route) => route.abort())
  await choose(page, 'Right of 0')
  await press(page, 'Next')
  await choose(page, 'Right of 1')
  await page.getByText('Saved on this device, will be sent').waitFor()
  await page.reload()
  await atQuestion(page, 2)
  expect(await page.getByRole('radio', { name: 'Right of 1' }).isChecked()).toBe(true)
  expect(kept(link)).toEqual([])
  const second = await open(`/assessment/${link.token}`, {}, context)
  await atQuestion(second.page, 3)
  await choose(second.page, 'Right of 2')
  await context.unroute(answers)
  await Promise.all([saved(page), saved(second.page)])
  await until(async () => kept(link).length === 3, 'all answers')
  expect(kept(link)).toEqual(['Right of 0', 'Right of 1', 'Right of 2'])
  expect(arrived).toBe(3)
  await context.close()
})

test('a reload goes on where it was in each step, and so does another device, with the same clock', async () => {
  const link = await hall.send(choices)
  const { page, context } = await open(`/assessment/${link.token}`)
  await press(page, 'Continue to Consent')
  await page.reload()
  await heading(page, 'Consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Assessment')
  await atQuestion(page, 1)
  await choose(page, 'Right of 0')
  await press(page, 'Next')
  await choose(page, 'Right of 1')
  await saved(page)
  await page.reload()
  await atQuestion(page, 2)
  expect(await page.getByRole('radio', { name: 'Right of 1' }).isChecked()).toBe(true)

  setDeadline(server, link, 'mcq', 400_000)
  const other = await open(`/assessment/${link.token}`)
  await atQuestion(other.page, 3)
  expect(await other.page.getByRole('timer').textContent()).toMatch(/^06:[34]/)
  await press(other.page, 'Previous')
  await choose(other.page, 'Wrong of 1, for one')
  await saved(other.page)
  await press(other.page, 'Next')
  await choose(other.page, 'Right of 2')
  await saved(other.page)
  await page.reload()
  await atQuestion(page, 2)
  expect(await page.getByRole('radio', { name: 'Wrong of 1, for one' }).isChecked()).toBe(true)

  // Handed in there: the first device learns of it when it is looked at again.
  await press(other.page, 'Next')
  await press(other.page, 'Submit Test')
  await press(other.page, 'Submit anyway')
  await heading(other.page, 'Assessment Complete')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await heading(page, 'Assessment Complete')
  await Promise.all([context.close(), other.context.close()])
})

test('when the time is over the test is handed in by itself, and what was saved counts', async () => {
  const link = await begun(await hall.send(choices))
  setDeadline(server, link, 'mcq', 100_000)
  const context = await aSeat()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${server.url}/assessment/${link.token}`)
  await atQuestion(page, 1)
  await choose(page, 'Right of 0')
  await saved(page)
  await page.clock.fastForward(45_000)
  await page.getByRole('status').getByText('1 minute left').waitFor()
  await page.clock.fastForward(25_000)
  await page.getByRole('status').getByText('30 seconds left').waitFor()
  setDeadline(server, link, 'mcq', 1500)
  await page.reload()
  await heading(page, 'Assessment Complete')
  expect(scoreOf(link)).toEqual({ score: 25, phase: 'completed' })
  await context.close()
})

test('when the time is over without a network the page says so, sends later and marks it late', async () => {
  const link = await begun(await hall.send({ ...choices, voice: 1, answers: 'written' }))
  const context = await aSeat()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${server.url}/assessment/${link.token}`)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/validate-assessment/')) asked += 1
  })
  await atQuestion(page, 1)
  await choose(page, 'Right of 0')
  await saved(page)
  await context.setOffline(true)
  await press(page, 'Next')
  await choose(page, 'Right of 1')
  await page.clock.fastForward(16 * 60_000)
  await heading(page, 'Time is up')
  await page.getByText('You are offline. Everything you answered is kept on this device').waitFor()
  expect(await focused(page)).toBe('Time is up')
  expect(scoreOf(link).phase).toBe('mcq')
  setDeadline(server, link, 'mcq', -1000)
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'MCQ Test' }).waitFor({ state: 'detached' })
  expect(kept(link)).toEqual(['Right of 0', 'Right of 1 (late)'])
  expect(scoreOf(link)).toMatchObject({ phase: 'voice' })
  // Once when the time was over, once when the network was back.
  expect(asked).toBeLessThanOrEqual(3)
  await context.close()

  // Whoever comes back after the end is asked before the next clock runs.
  const later = await begun(await hall.send({ ...choices, voice: 1, answers: 'written' }))
  setDeadline(server, later, 'mcq', -60_000)
  const back = await open(`/assessment/${later.token}`)
  await heading(back.page, 'The time for this test is over')
  expect(scoreOf(later).phase).toBe('mcq')
  await press(back.page, 'Continue to the written answers')
  await until(async () => scoreOf(later).phase === 'voice', 'the next part')
  await back.context.close()
})

test('a device whose clock is wrong neither loses nor gains time', async () => {
  const link = await begun(await hall.send(choices))
  const context = await aSeat()
  const page = await context.newPage()
  await page.clock.install({ time: new Date(Date.now() + 3 * 3600_000) })
  await page.goto(`${server.url}/assessment/${link.token}`)
  await atQuestion(page, 1)
  expect(await page.getByRole('timer').textContent()).toMatch(/^1[45]:/)
  // Its clocks jump past the end: the server is asked, and says otherwise.
  const asked = page.waitForResponse('**/api/validate-assessment/**')
  await page.clock.fastForward(20 * 60_000)
  await asked
  await until(async () => /^1[45]:/.test((await page.getByRole('timer').textContent()) ?? ''), 'the right time')
  await atQuestion(page, 1)
  await choose(page, 'Right of 0')
  await saved(page)
  expect(scoreOf(link).phase).toBe('mcq')
  await context.close()
})

test('nothing moves on when a call fails, and each failure can be tried again', async () => {
  const link = await hall.send({ ...choices, mcq: 1 })
  const { page, context } = await open(`/assessment/${link.token}`)
  const failing = async (address: string, status = 500) => {
    await page.route(address, (route) => route.fulfill({ status, json: { error: 'Broken for the test', code: 'BROKEN' } }))
    return () => page.unroute(address)
  }
  await press(page, 'Continue to Consent')
  await page.getByRole('checkbox').first().check()
  const mendStart = await failing('**/api/start-assessment-recording')
  await press(page, 'Begin Assessment')
  await page.getByRole('alert').getByText('Failed to initialize assessment session.').waitFor()
  await heading(page, 'Consent')
  await mendStart()
  const mendQuestions = await failing('**/api/assessment-questions/**')
  await press(page, 'Try again')
  await page.getByRole('alert').getByText('Failed to load questions. Please try again later').waitFor()
  await mendQuestions()
  await press(page, 'Try again')
  await atQuestion(page, 1, 1)
  await choose(page, 'Right of 0')
  const notCompleted = page
    .getByRole('alert')
    .getByText('Failed to complete assessment. Your answers were saved but please contact support.')
  const mendServer = await failing('**/api/complete-assessment', 503)
  await press(page, 'Submit Test')
  await notCompleted.waitFor()
  await page.getByRole('alert').getByText('Broken for the test').waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
  expect(scoreOf(link).phase).toBe('mcq')
  const mendEnd = await failing('**/api/complete-assessment', 400)
  await press(page, 'Try again')
  await notCompleted.waitFor()
  expect(scoreOf(link).phase).toBe('mcq')
  await mendServer()
  await mendEnd()
  await press(page, 'Try again')
  await heading(page, 'Assessment Complete')
  expect(scoreOf(link).score).toBe(100)
  await context.close()
})

test('a part that has no questions says so', async () => {
  const empty = async (link: SentLink, path: string) => {
    const context = await aSeat()
    await context.route('**/api/assessment-questions/**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), voiceQuestions: [] } })
    })
    const { page } = await open(`/${path}/${link.token}`, {}, context)
    return { page, context }
  }
  const interview = await begun(await hall.send({ kind: 'interview', proctored: false, voice: 1 }))
  const one = await empty(interview, 'interview')
  await one.page.getByRole('alert').getByText('No questions available for this assessment').waitFor()
  await one.context.close()

  const assessment = await begun(await hall.send({ proctored: false, mcq: 1, voice: 1 }))
  await call('/api/complete-assessment', { token: assessment.token })
  const other = await empty(assessment, 'assessment')
  await other.page.getByRole('alert').getByText('No voice questions available for this assessment').waitFor()
  await other.context.close()
})

test('a browser that keeps nothing still takes the test, and says what that means', async () => {
  const link = await begun(await hall.send({ ...choices, mcq: 1 }))
  const context = await aSeat()
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined })
  })
  const { page } = await open(`/assessment/${link.token}`, {}, context)
  await page.getByText('Your browser does not let this page keep anything').waitFor()
  await choose(page, 'Right of 0')
  await saved(page)
  await press(page, 'Submit Test')
  await heading(page, 'Assessment Complete')
  expect(scoreOf(link).score).toBe(100)
  await context.close()
})

test('a link that opens nothing has a page that says why', async () => {
  const unknown = await open('/assessment/nobody-was-given-this')
  expect(unknown.status).toBe(404)
  await unknown.page.getByRole('alert').getByText('Invalid assessment link').waitFor()
  await press(unknown.page, 'Stay here')
  await unknown.page.getByText('You stay on this page.').waitFor()
  await unknown.page.getByRole('link', { name: 'Go to the home page now' }).click()
  await unknown.page.waitForURL(`${server.url}/`)
  await unknown.context.close()

  const hasty = await aSeat()
  const page = await hasty.newPage()
  await page.clock.install()
  await page.goto(`${server.url}/quiz/nobody-was-given-this`)
  await awake(page)
  await page.getByText(/You will be taken to the home page in [45] s/).waitFor()
  await page.clock.runFor(6000)
  await page.waitForURL(`${server.url}/`)
  await hasty.close()

  const [revoked, expired, interview, deleted] = await Promise.all([
    hall.send(choices),
    hall.send(choices),
    hall.send({ kind: 'interview', voice: 1 }),
    hall.send(choices).then(begun),
  ])
  expect((await hall.office.request.post(`${server.url}/api/assessments/${revoked.id}/revoke`, { data: {} })).ok()).toBe(true)
  const sqlite = new Sqlite(join(server.dataDir, 'ats.db'))
  sqlite.run('PRAGMA busy_timeout = 10000')
  sqlite.run('update assessments set expires_at = 1 where id = ?', [expired.id])
  sqlite.close()
  const withdrawn = await open(`/assessment/${revoked.token}`)
  await heading(withdrawn.page, 'This link was withdrawn')
  await withdrawn.page.goto(`${server.url}/assessment/${deleted.token}`)
  await atQuestion(withdrawn.page, 1)
  const { candidateId } = await (await hall.office.request.get(`${server.url}/api/assessments?limit=100`))
    .json()
    .then((all: { _id: string; candidateId: string }[]) => all.find(({ _id }) => _id === deleted.id)!)
  await hall.office.request.delete(`${server.url}/api/candidates/${candidateId}`)
  // Met in the middle of the test: the page goes while it is clicked.
  await withdrawn.page.getByRole('radio', { name: 'Right of 0', exact: true }).click({ noWaitAfter: true })
  await heading(withdrawn.page, 'This assessment was deleted')
  await withdrawn.page.goto(`${server.url}/assessment/${expired.token}`)
  await heading(withdrawn.page, 'This link has expired')
  await withdrawn.page.goto(`${server.url}/assessment/${interview.token}`)
  await withdrawn.page.waitForURL(`**/interview/${interview.token}`)
  await withdrawn.context.close()
})

test('a practice quiz shows its score and can be taken again; a supervised link shows none', async () => {
  const practice = await hall.send({ ...choices, practice: true, mcq: 2 })
  const { page, context, complaints } = await open(`/quiz/${practice.token}`)
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Quiz')
  await choose(page, 'Right of 0')
  await press(page, 'Next')
  await choose(page, 'Wrong of 1, for one')
  await press(page, 'Submit Test')
  await heading(page, 'Quiz Completed')
  await page.getByText('You scored 1 out of 2').waitFor()
  await page.getByText('50%', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('You scored 1 out of 2').waitFor()
  await press(page, 'Restart Quiz')
  await atQuestion(page, 1, 2)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await choose(page, 'Right of 0')
  await press(page, 'Next')
  await choose(page, 'Right of 1')
  await press(page, 'Submit Test')
  await page.getByText('You scored 2 out of 2').waitFor()
  expect(complaints).toEqual([])
  await context.close()

  const mixed = await begun(await hall.send({ proctored: false, answers: 'written', mcq: 1, voice: 1 }))
  const quiz = await open(`/quiz/${mixed.token}`)
  await choose(quiz.page, 'Right of 0')
  await press(quiz.page, 'Submit Test')
  await quiz.page.getByText('You scored 1 out of 1').waitFor()
  expect(await quiz.page.getByRole('button', { name: 'Restart Quiz' }).count()).toBe(0)
  await press(quiz.page, 'Continue with the written answers')
  await quiz.page.waitForURL(`**/assessment/${mixed.token}`)
  expect(scoreOf(mixed).phase).toBe('voice')

  const supervised = await hall.send({ mcq: 1 })
  await quiz.page.goto(`${server.url}/quiz/${supervised.token}`)
  await heading(quiz.page, 'This assessment is taken on another page')
  await quiz.page.getByRole('link', { name: 'Go to your assessment' }).click()
  await heading(quiz.page, 'Instructions')
  await quiz.context.close()
})

test('a supervised candidate is told about leaving the page, in the page', async () => {
  const link = await begun(await hall.send({ mcq: 2, camera: false }))
  const { page, context } = await open(`/assessment/${link.token}`)
  await atQuestion(page, 1, 2)
  await page
    .getByText('Please enable fullscreen mode for your assessment. Use the stop button to end recording properly.')
    .waitFor()
  const leave = async () => {
    for (const state of ['hidden', 'visible'])
      await page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
  }
  await leave()
  await page.getByRole('alert').getByText("Please don't switch tabs during the assessment").waitFor()
  await page.getByText('Violations: 1').waitFor()
  await press(page, 'I understand')
  await leave()
  expect(await page.getByText('may be invalid').count()).toBe(0)
  await leave()
  await page.getByRole('alert').getByText('You have left the page 3 times: this assessment may be invalid.').waitFor()
  await looked(page, 'supervised')
  // Another device knows as well.
  const other = await open(`/assessment/${link.token}`)
  await other.page.getByText('You have left the page 3 times').waitFor()
  await Promise.all([context.close(), other.context.close()])
})

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const shot = async (kind: string) => {
    if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/${name}-${kind}.png`, fullPage: true })
  }
  await shot('light')
  expect(await axeViolationsOn(page)).toEqual([])
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await shot('dark')
  expect(await axeViolationsOn(page, { rules: 'colours' })).toEqual([])
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  // As narrow as 640 pixels at 200 %, and as a phone.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width === 390) await shot('phone')
  }
  await page.setViewportSize({ width: 1100, height: 900 })
}

test('nobody is kept out: every state is for everybody, in light and dark and on a phone', async () => {
  const link = await hall.send({ proctored: false, mcq: 2, voice: 1, answers: 'written' })
  const { page, context } = await open(`/assessment/${link.token}`, { reducedMotion: 'reduce' })
  await looked(page, 'instructions')
  await press(page, 'Continue to Consent')
  await looked(page, 'consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Assessment')
  await atQuestion(page, 1, 2)
  await choose(page, 'Right of 0')
  await saved(page)
  await looked(page, 'question')
  await press(page, 'Next')
  await press(page, 'Submit Test')
  await looked(page, 'warning')
  await context.setOffline(true)
  await press(page, 'Submit anyway')
  await heading(page, 'Waiting for the connection')
  await looked(page, 'waiting')
  await press(page, 'Back to the questions')
  await choose(page, 'Right of 1')
  await page.getByText('Saved on this device, will be sent').waitFor()
  await looked(page, 'offline')
  await context.setOffline(false)
  await saved(page)
  await context.close()
  const others = await open('/assessment/nobody-was-given-this')
  await press(others.page, 'Stay here')
  await looked(others.page, 'invalid')
  const quiz = await begun(await hall.send({ ...choices, practice: true, mcq: 1 }))
  await others.page.goto(`${server.url}/quiz/${quiz.token}`)
  await press(others.page, 'Submit Test')
  await press(others.page, 'Submit anyway')
  await others.page.getByText('You scored 0 out of 1').waitFor()
  await looked(others.page, 'result')
  await others.page.goto(`${server.url}/assessment/${quiz.token}`)
  await others.page.getByText('This assessment has already been completed successfully').waitFor()
  await looked(others.page, 'completed')
  await press(others.page, 'Take it again')
  await atQuestion(others.page, 1, 1)
  await others.context.close()
})
