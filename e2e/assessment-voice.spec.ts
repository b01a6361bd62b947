import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { awake, type Server, startServer, until } from './actors.ts'
import { aHall, type SentLink, setDeadline, type WantedLink } from './assessment-fixtures.ts'
import { axeViolationsOn } from './axe.ts'
import { aSecondIsRecorded, openCandidateBrowser, played, press, shown, sitDown } from './candidate-browser.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let closeBrowser: () => Promise<void>
let hall: Awaited<ReturnType<typeof aHall>>

beforeAll(async () => {
  const [started, opened] = await Promise.all([startServer({ DEFAULT_PLAN: 'free' }), openCandidateBrowser()])
  server = started
  browser = opened.browser
  closeBrowser = opened.close
  hall = await aHall(browser, server, 8)
})

afterAll(async () => {
  await closeBrowser?.()
  await server?.stop()
})

const call = async (path: string, body: unknown) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}

/** A link whose sitting has come to its open questions. */
const atVoice = async (options: WantedLink = {}): Promise<SentLink> => {
  const link = await hall.send({ mcq: 1, voice: 2, ...options })
  const { consent } = await (await fetch(`${server.url}/api/validate-assessment/${link.token}`)).json()
  await call(`/api/assessment-consent/${link.token}`, { version: consent.version, allowedToShare: false })
  await call('/api/start-assessment-recording', { token: link.token })
  await call('/api/complete-assessment', { token: link.token })
  return link
}

const recorded = async ({ token }: SentLink): Promise<{ device: string; part: number; numbers: number[] }[]> =>
  (await (await fetch(`${server.url}/api/recordings/${token}`)).json()).parts
const partsOf = async (link: SentLink, device: string) =>
  (await recorded(link)).filter((each) => each.device === device).map(({ part }) => part)

const read = <Row>(sql: string, ...values: string[]) => {
  const sqlite = new Sqlite(join(server.dataDir, 'ats.db'), { strict: true })
  sqlite.run('PRAGMA busy_timeout = 10000')
  const rows = sqlite.query(sql).all(...values) as Row[]
  sqlite.close()
  return rows
}

/** What the server holds as the answers to the open questions, in their order. */
const answers = ({ id }: SentLink) =>
  read<{ position: number; state: string; late: number }>(
    `select q.position, a.state, a.late from open_answers a join assessment_questions q on q.id = a.question_id
      where a.assessment_id = ? order by q.position, a.received_at, a.rowid`,
    id,
  ).map(({ position, state, late }) => `${position + 1} ${state}${late ? ' late' : ''}`)
const phaseOf = ({ id }: SentLink) => read<{ phase: string }>('select phase from assessments where id = ?', id)[0]!.phase

const speak = async (page: Page) => {
  await press(page, 'Start Recording')
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
  await aSecondIsRecorded(page)
  await press(page, 'Stop Recording')
}
const mark = (page: Page, number: number, state: string) =>
  page.getByRole('button', { name: `Question ${number}, ${state}`, exact: true }).waitFor()
const isComplete = (page: Page) => page.getByRole('heading', { name: 'Assessment Complete' }).waitFor()

/** Nobody is kept out of this screen, in light, dark and on a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const shot = async (kind: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}.png`, fullPage: kind === 'narrow' })
  }
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide: Math.max(0, tooWide) }).toEqual({ name, light: [], dark: [], tooWide: 0 })
}

test('a candidate takes the whole assessment, spoken answers included, and both recordings play', async () => {
  const link = await hall.send({ mcq: 2, voice: 2 })
  const { page, context, complaints } = await sitDown(browser, server, `/assessment/${link.token}`)
  await press(page, 'Begin System Check')
  const camera = page.getByRole('listitem', { name: 'Camera' })
  const microphone = page.getByRole('listitem', { name: 'Microphone' })
  await camera.getByText('Working').waitFor()
  await microphone.getByText('Working').waitFor()
  await page.waitForFunction(() => (document.querySelector('meter')?.value ?? 0) > 20)
  // One camera needs no choice, several microphones do.
  expect(await camera.getByRole('combobox').count()).toBe(0)
  expect(await microphone.getByRole('combobox').locator('option').count()).toBeGreaterThan(1)
  await press(page, 'Share screen')
  await page.getByRole('listitem', { name: 'Screen sharing' }).getByText('Working').waitFor()
  await looked(page, 'verification')
  await press(page, 'Continue to Consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Assessment')
  await page.getByText('Question 1 of 2').waitFor()
  await shown(page, 'camera and screen')
  await page.getByRole('radio', { name: 'Right of 0', exact: true }).check()
  await press(page, 'Next')
  await page.getByRole('radio', { name: 'Right of 1', exact: true }).check()
  await press(page, 'Submit Test')

  await page.getByRole('heading', { name: 'Voice Assessment' }).waitFor()
  await mark(page, 1, 'pending')
  await press(page, 'Start Recording')
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop Recording')
  expect(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true)
  await looked(page, 'recording')
  await aSecondIsRecorded(page)
  await press(page, 'Stop Recording')
  await shown(page, 'Answered')
  await mark(page, 1, 'completed')
  await press(page, 'Next')
  await speak(page)
  await shown(page, 'Answered')
  await until(async () => (await recorded(link)).length === 2, 'the first pieces of both recordings')
  await press(page, 'Finish Assessment')
  await isComplete(page)
  expect(answers(link)).toEqual(['1 uploaded', '2 uploaded'])
  expect(complaints).toEqual([])
  // The camera's light goes out: nothing is open any more.
  expect(await page.getByRole('complementary', { name: 'Recording' }).count()).toBe(0)
  await context.close()

  const blank = await browser.newPage()
  for (const device of ['camera', 'screen']) {
    const pieces = await Promise.all(chunksOf(link, device).map(async (key) => readFile(await fileOf(key))))
    const { seconds, width } = await played(blank, Buffer.concat(pieces))
    expect([device, width > 300, seconds > 3 && seconds < 60]).toEqual([device, true, true])
  }
  await blank.close()
})

const chunksOf = ({ id }: SentLink, device: string) =>
  read<{ key: string }>(
    `select f.key from recording_chunks c join recordings r on r.id = c.recording_id join files f on f.id = c.file_id
      where r.assessment_id = ? and r.device = ? order by c.number`,
    id,
    device,
  ).map(({ key }) => key)

const fileOf = async (key: string) => {
  const folder = join(server.dataDir, 'files')
  const found = (await readdir(folder, { recursive: true })).find((name) => name.endsWith(key.replaceAll('/', '~')))
  if (!found) throw new Error(`There is no file for ${key}.`)
  return join(folder, found)
}

test('without a network for a minute, answers stay on the device and go up when it is back', async () => {
  const link = await atVoice()
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`)
  await page.getByRole('button', { name: 'Start Recording' }).waitFor()
  await page.clock.install()
  await context.setOffline(true)
  await speak(page)
  await shown(page, 'Failed to submit answer. Please check your connection and try again.')
  await page.clock.fastForward(60_000)
  await press(page, 'Next')
  await speak(page)
  await mark(page, 2, 'completed')
  expect(answers(link)).toEqual([])
  await press(page, 'Finish Assessment')
  await page.getByRole('heading', { name: 'Waiting for the connection' }).waitFor({ timeout: 20_000 })
  expect(phaseOf(link)).toBe('voice')
  await context.setOffline(false)
  await page.clock.fastForward(30_000)
  await isComplete(page)
  expect(answers(link)).toEqual(['1 uploaded', '2 uploaded'])
  await context.close()
})

test('a reload in the middle of an answer loses nothing of it, and another device goes on from there', async () => {
  const link = await atVoice()
  const { page, context, complaints } = await sitDown(browser, server, `/assessment/${link.token}`)
  await press(page, 'Start Recording')
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
  await until(async () => (await partsOf(link, 'camera')).length === 1, 'the first piece of the camera')
  // What is said is kept second by second.
  await page.getByText(/^00:0[3-9]$/).waitFor()
  await page.reload()
  await awake(page)
  await shown(page, 'Your recording up to the interruption was kept')
  await looked(page, 'interrupted')
  await press(page, 'Use it')
  await shown(page, 'Answered')

  const other = await sitDown(browser, server, `/assessment/${link.token}`)
  await other.page.getByText('Question 2 of 2').waitFor()
  await mark(other.page, 1, 'completed')
  await speak(other.page)
  await shown(other.page, 'Answered')
  await until(async () => (await partsOf(link, 'camera')).includes(2), 'a second part of the camera')
  await press(other.page, 'Finish Assessment')
  await isComplete(other.page)
  expect(answers(link)).toEqual(['1 uploaded', '2 uploaded'])
  expect(complaints).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})

test('a microphone that is denied, mute or gone has a sentence each, and the answer can be given afterwards', async () => {
  const link = await atVoice({ proctored: false })
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`, { before: capriciousMicrophone })
  const microphone = (mood: string) => page.evaluate((now) => Object.assign(window, { microphone: now }), mood)
  await page.getByRole('button', { name: 'Start Recording' }).waitFor()
  await microphone('denied')
  await press(page, 'Start Recording')
  await shown(page, 'Microphone access denied. Please check permissions and try again.')
  await looked(page, 'denied')
  await microphone('mute')
  await speak(page)
  await shown(page, 'Invalid audio recording')
  await mark(page, 1, 'invalid')

  await microphone('fine')
  await press(page, 'Next')
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug())
  await press(page, 'Start Recording')
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
  await aSecondIsRecorded(page)
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug())
  await shown(page, 'The microphone was disconnected. Plug it in again and try again.')
  await press(page, 'Use it')
  await shown(page, 'Answered')
  await press(page, 'Previous')
  await speak(page)
  await mark(page, 1, 'completed')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await press(page, 'Finish Assessment')
  await isComplete(page)
  expect(answers(link)).toEqual(['1 invalid', '1 uploaded', '2 uploaded'])
  await context.close()
})

/** In the page: a microphone that refuses, hears nothing, or is pulled out. */
function capriciousMicrophone() {
  const own = window as unknown as { microphone: string; unplug: () => void }
  own.microphone = 'fine'
  const media = MediaDevices.prototype
  const ask = media.getUserMedia
  let last: MediaStream | null = null
  own.unplug = () => {
    for (const track of last?.getTracks() ?? []) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  }
  media.getUserMedia = async function (constraints) {
    if (own.microphone === 'denied') throw new DOMException('No', 'NotAllowedError')
    last =
      own.microphone === 'mute' ? new AudioContext().createMediaStreamDestination().stream : await ask.call(this, constraints)
    return last
  }
}

test('the end of screen sharing ends the recording and is written down; shared again it goes on as a new part', async () => {
  const link = await atVoice()
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`, {
    before: () => {
      const media = MediaDevices.prototype
      const ask = media.getDisplayMedia
      media.getDisplayMedia = async function (options) {
        const stream = await ask.call(this, options)
        Object.assign(window, { shared: stream })
        return stream
      }
    },
  })
  await press(page, 'Share screen')
  await shown(page, 'camera and screen')

  // What happens in the tab is an entry each, and the candidate is told.
  for (const state of ['hidden', 'visible'])
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.getByRole('alert').getByText("Please don't switch tabs during the assessment").waitFor()
  await page.evaluate(() => document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true })))
  await page.keyboard.press('Escape')
  await until(async () => (await partsOf(link, 'screen')).includes(1), 'the first piece of the screen')
  await page.evaluate(() => {
    const [track] = (window as unknown as { shared: MediaStream }).shared.getTracks()
    track!.stop()
    track!.dispatchEvent(new Event('ended'))
  })
  await page.getByRole('alert').getByText('Screen sharing has stopped').waitFor()
  await shown(page, 'Not recording')
  await looked(page, 'share-stopped')
  await press(page, 'Share screen again')
  await shown(page, 'camera and screen')

  const happened = ['escape', 'paste', 'share-stopped', 'tab-hidden', 'tab-visible']
  await until(async () => happened.every((type) => eventsOf(link).includes(type)), 'the entries')
  await until(async () => (await partsOf(link, 'screen')).includes(2), 'a second part of the screen')

  // The server takes no more: the sitting goes on.
  await page.route('**/api/recordings/*/*/*', (route) =>
    route.fulfill({ status: 413, json: { error: 'The limit is reached.', code: 'RECORDING_LIMIT' } }),
  )
  await shown(
    page,
    'The recording has reached its limit and has ended. Your assessment goes on, and your answers are saved as before.',
  )
  await speak(page)
  await shown(page, 'Answered')
  await context.close()
})

const eventsOf = ({ id }: SentLink) =>
  read<{ type: string }>('select type from assessment_events where assessment_id = ? order by at', id).map(({ type }) => type)

test('a browser that cannot share a screen goes on without, and the picture of the camera covers no button', async () => {
  const link = await hall.send({ mcq: 1, voice: 1 })
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`, {
    before: () => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'),
  })
  await press(page, 'Begin System Check')
  await page.getByRole('listitem', { name: 'Screen sharing' }).getByText('Not available').waitFor()
  await press(page, 'Continue to Consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Assessment')
  await shown(page, 'camera')
  expect(await page.getByRole('button', { name: 'Share screen' }).count()).toBe(0)

  const preview = page.getByRole('region', { name: 'Camera preview' })
  const place = async () => (await preview.boundingBox())!
  const before = await place()
  expect([before.width, before.height]).toEqual([250, 200])
  for (const width of [390, 820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const covered = () =>
      page.evaluate(() => {
        const { left, right, top, bottom } = document.querySelector('.camera-preview')!.getBoundingClientRect()
        return [...document.querySelectorAll('.assessment-step :is(button, label)')].flatMap((element) => {
          const box = element.getBoundingClientRect()
          const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
          return isBeside ? [] : [element.textContent]
        })
      })
    await until(async () => (await covered()).length === 0, `the picture to cover nothing at ${width} pixels`)
  }
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.getByRole('button', { name: 'Move the camera preview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  const moved = await place()
  expect([moved.x - before.x, moved.y - before.y]).toEqual([-20, -20])
  const handle = (await page.getByRole('button', { name: 'Resize the camera preview' }).boundingBox())!
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x - 300, handle.y - 300, { steps: 4 })
  await page.mouse.up()
  const smallest = await place()
  expect([smallest.width, smallest.height]).toEqual([250, 150])
  await press(page, 'Minimize the camera preview')
  expect(await preview.count()).toBe(0)
  await press(page, 'Show camera')
  await context.close()
})

test('written answers are saved while they are written, survive a reload, and are there on another device', async () => {
  const link = await atVoice({ answers: 'written' })
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`)
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill('First I look at the logs')
  await shown(page, 'Saved')
  await field.pressSequentially(', then I reproduce it.')
  await page.reload()
  await awake(page)
  expect(await field.inputValue()).toBe('First I look at the logs, then I reproduce it.')
  await shown(page, 'Saved')
  await mark(page, 1, 'completed')
  await looked(page, 'written')
  const other = await sitDown(browser, server, `/assessment/${link.token}`)
  await other.page.getByText('Question 2 of 2').waitFor()
  await press(other.page, 'Previous')
  const elsewhere = other.page.getByRole('textbox', { name: 'Your answer' })
  await until(async () => (await elsewhere.inputValue()) === 'First I look at the logs, then I reproduce it.', 'the same words')
  await other.context.close()
  await press(page, 'Next')
  await press(page, 'Finish Assessment')
  await page.getByText('You have not answered question 2').waitFor()
  await press(page, 'Submit anyway')
  await isComplete(page)
  expect(answers(link).at(-1)).toBe('2 skipped')
  const [{ text } = { text: '' }] = read<{ text: string }>(
    `select text from open_answers where assessment_id = ? and state = 'written' order by received_at desc, rowid desc`,
    link.id,
  )
  expect(text).toBe('First I look at the logs, then I reproduce it.')
  await context.close()
})

test('when the time is over, what is being said goes up and the rest counts as skipped', async () => {
  const link = await atVoice({ proctored: false })
  setDeadline(server, link, 'voice', 7000)
  const { page, context } = await sitDown(browser, server, `/assessment/${link.token}`)
  await press(page, 'Start Recording')
  await isComplete(page)
  expect(answers(link).map((answer) => answer.replace(' skipped late', ' skipped'))).toEqual(['1 uploaded', '2 skipped'])
  await context.close()
})
