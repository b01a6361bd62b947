import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { joined, silence, speechLike } from '#src/assessment/transcription/test-speech.ts'
import { writeWav } from '#src/assessment/transcription/wav.ts'
import { awake, openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { aHall, type SentLink } from './assessment-fixtures.ts'
import { axeViolationsOn } from './axe.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let folder: string
let hall: Awaited<ReturnType<typeof aHall>>
let office: BrowserContext

const script = () => join(folder, 'transcripts.json')
const understood = {
  match: 'spoken-1',
  segments: [
    { startMs: 0, endMs: 2600, text: 'First the tests are written first.', confidence: 0.9 },
    { startMs: 2600, endMs: 5600, text: 'Then I mumble about a lentil.', confidence: 0.3 },
  ],
}
const broken = { match: 'spoken-2', fail: 'The recognition program is not installed.', retryable: false }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'results-'))
  await Bun.write(script(), JSON.stringify([{ match: 'spoken-1', fail: 'The recogniser is busy.' }, broken]))
  ;[server, browser] = await Promise.all([
    startServer({ DEFAULT_PLAN: 'free', TRANSCRIBER: 'scripted', SCRIPTED_TRANSCRIPTS: script() }),
    openBrowser(),
  ])
  hall = await aHall(browser, server, 4)
  office = await browser.newContext({
    viewport: { width: 1360, height: 900 },
    storageState: await hall.office.storageState(),
  })
  office.setDefaultTimeout(15_000)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const call = async <Answer = Record<string, never>>(method: string, path: string, body?: unknown): Promise<Answer> => {
  const isForm = body instanceof FormData
  const answer = await fetch(server.url + path, {
    method,
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    headers: isForm || body === undefined ? {} : { 'content-type': 'application/json' },
  })
  if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Something that a browser has recorded: a moving square in a colour, for so many seconds. */
const recorded = async (colour: string, seconds: number) => {
  const page = await browser.newPage()
  await page.goto(`${server.url}/health/live`)
  const text = await page.evaluate(
    async ({ colour, seconds }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 })
      const paint = canvas.getContext('2d')!
      let turn = 0
      const timer = setInterval(() => {
        paint.fillStyle = colour
        paint.fillRect(0, 0, 320, 200)
        paint.fillStyle = 'white'
        paint.fillRect((turn++ * 4) % 320, 80, 40, 40)
      }, 40)
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
      const pieces: Blob[] = []
      recorder.ondataavailable = ({ data }) => pieces.push(data)
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve
      })
      recorder.start(500)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      recorder.stop()
      await stopped
      clearInterval(timer)
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { colour, seconds },
  )
  await page.close()
  return new Blob([Buffer.from(text, 'base64')], { type: 'video/webm' })
}

interface Asked {
  questions: { id: string; question: string }[]
  voiceQuestions: { id: string; question: string }[]
}

const begun = async ({ token }: SentLink, allowedToShare: boolean) => {
  const { consent } = await call<{ consent: { version: string } }>('GET', `/api/validate-assessment/${token}`)
  await call('POST', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare })
  await call('POST', '/api/start-assessment-recording', { token })
  return call<Asked>('GET', `/api/assessment-questions/${token}`)
}
const choose = (token: string, questionId: string, userAnswer: string) =>
  call('PATCH', `/api/update-answer/${token}`, { questionId, userAnswer })
const speak = (token: string, questionId: string) => {
  const form = new FormData()
  form.append('token', token)
  form.append('questionId', questionId)
  form.append('question', '')
  form.append('audio', new File([writeWav(joined(silence(2), speechLike(6)))], 'answer.wav', { type: 'audio/wav' }))
  return call<{ valid: boolean }>('POST', '/api/submit-voice-answer', form)
}
const numberOf = ({ question }: { question: string }) => Number(/\d+/.exec(question)?.[0] ?? 0)

const opened = () => {
  const sqlite = new Sqlite(join(server.dataDir, 'ats.db'), { strict: true })
  sqlite.run('PRAGMA busy_timeout = 10000')
  return sqlite
}

/** The expected points of a link get words that show them, as those of the bank have. */
const withWords = ({ id }: SentLink) => {
  const sqlite = opened()
  const points = [
    { id: 'p1', text: 'Tests are written first', words: ['tests'] },
    { id: 'p2', text: 'A backup is made', words: ['backup'] },
  ]
  sqlite.run(`update assessment_questions set points = ? where assessment_id = ? and part = 'voice'`, [
    JSON.stringify(points),
    id,
  ])
  sqlite.close()
}

/** Two right, one wrong, one late; three spoken, skipped and silent answers; camera, screen, and a tab that was left. */
const sat = async (allowedToShare: boolean) => {
  const link = await hall.send({ mcq: 4, voice: 4 })
  const { token } = link
  withWords(link)
  const { questions, voiceQuestions } = await begun(link, allowedToShare)
  const byNumber = questions.toSorted((one, other) => numberOf(one) - numberOf(other))
  await choose(token, byNumber[0]!.id, 'Right of 0')
  await choose(token, byNumber[1]!.id, 'Right of 1')
  await choose(token, byNumber[2]!.id, 'Wrong of 2, for one')
  await call('POST', '/api/complete-assessment', { token })
  await choose(token, byNumber[3]!.id, 'Right of 3')
  const [first, second, third] = voiceQuestions.map(({ id }) => id)
  await speak(token, first!)
  await speak(token, second!)
  await call('POST', '/api/submit-voice-answer', { token, questionId: third, question: '', skipped: true, durationSec: 0 })
  return link
}

const finished = async ({ token }: SentLink) => {
  const [camera, screen] = await Promise.all([recorded('teal', 3), recorded('navy', 3)])
  const now = Date.now()
  const at = (ms: number) => new Date(now - 4000 + ms).toISOString()
  await call('POST', `/api/assessment-events/${token}`, {
    events: [
      { type: 'tab-hidden', at: at(500) },
      { type: 'tab-visible', at: at(1500) },
      { type: 'paste', at: at(1800) },
      { type: 'fullscreen-exit', at: at(2000) },
    ],
  })
  const form = new FormData()
  form.append('assessmentToken', token)
  form.append('cameraFile', new File([camera], 'camera.webm', { type: 'video/webm' }))
  form.append('screenFile', new File([screen], 'screen.webm', { type: 'video/webm' }))
  await call('POST', '/upload', form)
  await call('POST', '/api/complete-voice-assessment', { token })
}

const visit = async (path: string) => {
  const page = await office.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const shots = process.env.SCREENS
  const shot = async (kind: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}-${kind}.png`, fullPage: true })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide }).toEqual({ name, light: [], dark: [], tooWide: false })
}

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const question = (page: Page, part: string | RegExp, number: number) =>
  section(page, part).getByRole('listitem', { name: `Question ${number}`, exact: true })

let link: SentLink | undefined

test('a sitting that is under way shows what has come so far, and follows along', async () => {
  link = await sat(false)
  const { page, complaints } = await visit(`/dashboard/assessments/${link!.id}`)
  await page.getByText('The candidate is taking it now').waitFor()
  await section(page, 'Combined score').getByText('Not yet').first().waitFor()
  const report = page.getByRole('button', { name: 'Export report' })
  expect(await report.isDisabled()).toBe(true)
  await page.getByText('There is a report once the candidate has finished.').waitFor()
  await looked(page, 'under-way')
  await finished(link)
  await page.getByText('Completed', { exact: true }).waitFor()
  // One transcript is on its way still.
  await section(page, 'Combined score').getByText('Calculating...').first().waitFor()
  await page.getByText('The candidate has not allowed this result to be shared').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('a recruiter reads choices, hears answers where they were said, and the score follows everywhere', async () => {
  const { page: list } = await visit('/dashboard/candidates')
  await list.getByText('Calculating...').first().waitFor()
  const { page, complaints } = await visit(`/dashboard/assessments/${link!.id}`)
  await Bun.write(script(), JSON.stringify([understood, broken]))
  // Not to wait for the next attempt.
  await office.request.post(`${server.url}/api/assessments/${link!.id}/transcribe`, { data: {} })

  const wrong = question(page, /^Multiple choice/, 3)
  expect(await wrong.getByText('Not right').isVisible()).toBe(true)
  expect(await wrong.getByRole('listitem').filter({ hasText: 'Wrong of 2, for one' }).getByText('Chosen').isVisible()).toBe(true)
  expect(await wrong.getByRole('listitem').filter({ hasText: 'Right of 2' }).getByText('Right answer').isVisible()).toBe(true)
  await question(page, /^Multiple choice/, 4)
    .getByText('Late, not counted')
    .waitFor()
  await page.getByLabel('Only wrong answers').check()
  await until(
    async () =>
      (await section(page, /^Multiple choice/)
        .getByRole('listitem', { name: /^Question/ })
        .count()) === 2,
    'two questions',
  )
  await page.getByLabel('Only wrong answers').uncheck()

  const spoken = question(page, /^Spoken answers/, 1)
  await spoken.getByRole('list', { name: 'Transcript' }).getByText('First the tests').waitFor()
  await spoken.getByText('(not sure)').waitFor()
  await spoken.getByText('Found by its words').waitFor()
  const audio = spoken.locator('audio')
  const second = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
  await spoken.getByRole('listitem').filter({ hasText: 'lentil' }).getByRole('button').click()
  // Two silent seconds were cut out before the recogniser listened, and are there again.
  await until(async () => (await second()) >= 4.2, 'the second segment to play')
  await spoken.getByRole('button', { name: /tests are written/ }).click()
  await until(async () => (await second()) < 4 && (await second()) >= 1.6, 'the seconds of the point to play')

  const failed = question(page, /^Spoken answers/, 2)
  await failed.getByText('The recognition program is not installed.').waitFor()
  await question(page, /^Spoken answers/, 3)
    .getByText('No answer: the candidate skipped')
    .waitFor()
  await Bun.write(script(), JSON.stringify([understood, { match: 'spoken-2', text: 'A backup is made before I touch it.' }]))
  await failed.getByRole('button', { name: 'Transcribe again' }).click()
  await failed.getByRole('list', { name: 'Transcript' }).getByText('A backup is made').waitFor()

  // 2 of 4 right; of four spoken answers two hold one of two points each.
  const score = section(page, 'Combined score')
  await score.getByText('41%').waitFor()
  const listed = list.locator('tr[data-id]').filter({ hasText: 'Completed' })
  await listed.getByText('41').first().waitFor()
  // What is heard stays where it is while the page is read again.
  await page.getByText('1 answer came after the time was over').waitFor()
  await audio.evaluate((element: HTMLAudioElement) => {
    element.pause()
    element.currentTime = 3
  })
  await page.getByRole('button', { name: 'Count it', exact: true }).click()
  await score.getByText('75%').first().waitFor()
  await score.getByText('56%').waitFor()
  await listed.getByText('56').first().waitFor()
  expect(await second()).toBeCloseTo(3, 1)
  await page.getByRole('button', { name: 'Do not count it' }).click()
  await score.getByText('41%').waitFor()
  expect(complaints).toEqual([])
  await page.close()
  await list.close()
})

test('camera and screen play and move together beside what happened in the tab, and a person rates them', async () => {
  const { page, complaints } = await visit(`/dashboard/assessments/${link!.id}`)
  const recordings = section(page, 'Recordings')
  await recordings.getByText('Left the page 2 times').waitFor()
  await recordings.getByText('Left the tab for 1 s').waitFor()
  await recordings.getByText('Pasted text').waitFor()
  const places = () =>
    recordings.locator('video').evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).currentTime))
  await recordings.getByRole('button', { name: 'Play', exact: true }).click()
  await until(async () => (await places()).every((place) => place > 0.6), 'both pictures to move')
  const [one = 0, other = 0] = await places()
  expect(Math.abs(one - other)).toBeLessThan(0.6)
  await recordings.getByRole('button', { name: 'Pause', exact: true }).click()
  const seek = recordings.getByLabel('Place in the recording')
  await seek.focus()
  await page.keyboard.press('Home')
  await until(async () => (await places()).every((place) => place < 0.2), 'both pictures to be at the beginning')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await until(async () => (await places()).every((place) => Math.abs(place - 2) < 0.3), 'both pictures to be two seconds on')
  await looked(page, 'recordings')

  const rating = section(page, 'Rating by a person')
  await rating.getByLabel('Rating, 0 to 100').fill('80')
  await rating.getByLabel('Note').fill('Explains what is typed.')
  await rating.getByRole('button', { name: 'Save rating' }).click()
  await rating.getByText('80 of 100').waitFor()
  await section(page, 'Combined score').getByText('45%').waitFor()
  await rating.getByRole('button', { name: 'Take back' }).click()
  await section(page, 'Combined score').getByText('41%').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('a report is handed out where the candidate has allowed it; links that ended are made anew; strangers see nothing', async () => {
  const shared = await sat(true)
  await finished(shared)
  const { page, complaints } = await visit(`/dashboard/assessments/${shared.id}`)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export report' }).click()])
  expect(file.suggestedFilename()).toEndWith('result.pdf')
  // The first link to a file does not work any more: the player fetches another one by itself.
  const spoken = question(page, /^Spoken answers/, 1)
  await spoken.getByRole('list', { name: 'Transcript' }).getByText('First the tests').waitFor()
  let refused = 0
  await page.route('**/files/**', (route) => (refused++ === 0 ? route.fulfill({ status: 410 }) : route.continue()))
  await spoken
    .getByRole('button', { name: /Play from/ })
    .last()
    .click()
  await until(
    async () => (await spoken.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime)) > 4.2,
    'the answer to play',
  )
  expect(refused).toBeGreaterThan(1)
  expect(complaints.filter((complaint) => !complaint.includes('410'))).toEqual([])
  await page.goto(`${server.url}/dashboard/assessments/nobody`)
  await page.getByText('This assessment is not here').waitFor()
  await page.close()
})

test('a question that misleads is seen, retired and brought back', async () => {
  const before = (await (await office.request.get(`${server.url}/api/question-statistics?show=all`)).json()) as {
    id: string
    question: string
  }[]
  link ??= await hall.send()
  // Twelve sittings in which only the weaker ones get the second question right.
  const [easy, odd, third] = before.filter((item) => item.id.startsWith('python-'))
  pretendSittings(
    [easy!, odd!, third!],
    Array.from({ length: 12 }, (_, sitting) => [sitting % 2 === 0, sitting % 2 === 1, sitting % 4 === 0]),
  )
  const { page, complaints } = await visit('/dashboard/questions')
  const row = (item: { question: string }) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `: ${item.question}`, exact: false }) })
  await row(odd!).getByText('Check: strong candidates miss it').waitFor()
  expect(await row(easy!).getByText('50%').isVisible()).toBe(true)
  await looked(page, 'questions')
  await row(odd!)
    .getByRole('button', { name: /^Retire/ })
    .click()
  await page.getByText('will no longer be used').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row(odd!)
    .getByRole('button', { name: /^Retire/ })
    .waitFor()
  await row(odd!)
    .getByRole('button', { name: /^Retire/ })
    .click()
  await page.getByRole('link', { name: 'Retired' }).click()
  await row(odd!)
    .getByRole('button', { name: /^Bring back/ })
    .waitFor()
  await page.getByRole('link', { name: 'Whole bank' }).click()
  await page.getByRole('link', { name: 'Whole bank' }).and(page.locator('[aria-current="page"]')).waitFor()
  await page.getByLabel('Search questions').fill(odd!.question.slice(0, 30))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await until(async () => (await page.getByRole('row').count()) <= 4, 'the search to be done')
  await row(odd!)
    .getByRole('button', { name: /^Bring back/ })
    .waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

/** Completed sittings of the workspace with these questions, each right or wrong. */
function pretendSittings(items: { id: string; question: string }[], sittings: boolean[][]) {
  const sqlite = opened()
  const model = sqlite.query('select * from assessments limit 1').get() as Record<string, string | number>
  const now = Date.now()
  sqlite.transaction(() => {
    for (const [place, right] of sittings.entries()) {
      const id = `pretended-${place}`
      const row = { ...model, id, seed: id, phase: 'completed', started_at: now, completed_at: now }
      const names = Object.keys(row)
      sqlite
        .query(`insert into assessments (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...(Object.values(row) as string[]))
      for (const [position, item] of items.entries()) {
        sqlite
          .query(
            `insert into assessment_questions (id, assessment_id, part, position, text, source, bank_id, skill, level, options, key, points)
             values (?, ?, 'mcq', ?, ?, 'bank', ?, 'Python', 1, '[]', 'a', '[]')`,
          )
          .run(`${id}-${position}`, id, position, item.question, item.id)
        sqlite
          .query(
            `insert into assessment_answers (question_id, late, assessment_id, option_id, revision, received_at) values (?, 0, ?, ?, 1, ?)`,
          )
          .run(`${id}-${position}`, id, right[position] ? 'a' : 'b', now)
      }
    }
  })()
  sqlite.close()
}
