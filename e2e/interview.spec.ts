import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { type Server, startServer } from './actors.ts'
import { aHall } from './assessment-fixtures.ts'
import { axeViolationsOn } from './axe.ts'
import { aSecondIsRecorded, openCandidateBrowser, press, shown, sitDown } from './candidate-browser.ts'

setDefaultTimeout(60_000)

let server: Server
let browser: Browser
let closeBrowser: () => Promise<void>
let hall: Awaited<ReturnType<typeof aHall>>
let folder: string

const words = 'I would first write a test that fails.'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interview-'))
  const transcripts = join(folder, 'transcripts.json')
  await Bun.write(transcripts, JSON.stringify([{ match: '', text: words }]))
  const [started, opened] = await Promise.all([
    startServer({ DEFAULT_PLAN: 'free', TRANSCRIBER: 'scripted', SCRIPTED_TRANSCRIPTS: transcripts }),
    openCandidateBrowser(),
  ])
  server = started
  browser = opened.browser
  closeBrowser = opened.close
  hall = await aHall(browser, server, 4)
})

afterAll(async () => {
  await closeBrowser?.()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** SCREENS=folder keeps pictures. */
const looked = async (page: Page, name: string) => {
  const screens = process.env.SCREENS
  const shot = async (kind: string) => {
    if (screens) await page.screenshot({ path: `${screens}/${name}-${kind}.png`, fullPage: true })
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shot('light')
  const light = await axeViolationsOn(page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, tooWide: Math.max(0, tooWide) }).toEqual({ name, light: [], dark: [], tooWide: 0 })
}

/** In the page: a voice that reads for as long as it is let, and remembers what it has read. */
function aVoice() {
  const read: string[] = []
  let reading: SpeechSynthesisUtterance | null = null
  const voice = { name: 'Test', lang: 'en-US', localService: true, default: true, voiceURI: 'test' }
  const end = () => {
    const over = reading
    reading = null
    over?.dispatchEvent(new Event('end'))
  }
  class Utterance extends EventTarget {
    voice = null
    lang = ''
    rate = 1
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(readonly text: string) {
      super()
      this.addEventListener('end', () => this.onend?.())
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    cancel: end,
    speak: (utterance: SpeechSynthesisUtterance) => {
      read.push(utterance.text)
      reading = utterance
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.assign(window, { heard: read, isReading: () => reading !== null })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
const isReading = (page: Page) => page.evaluate(() => (window as unknown as { isReading: () => boolean }).isReading())

test('an interview asks its questions aloud, records camera and screen, and shows what was recorded and understood', async () => {
  const link = await hall.send({ kind: 'interview', voice: 2 })
  const { page, context, complaints } = await sitDown(browser, server, `/interview/${link.token}`, { before: aVoice })
  await press(page, 'Begin System Check')
  await page.getByRole('listitem', { name: 'Microphone' }).getByText('Working').waitFor()
  // A screen is asked for; nobody goes on without having tried.
  await page.getByText('Not ready yet: screen sharing.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue to Consent' }).isDisabled()).toBe(true)
  await press(page, 'Share screen')
  await press(page, 'Continue to Consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Interview')

  await page.getByText('Question 1 of 2').waitFor()
  await shown(page, 'camera and screen')
  await shown(page, 'Tab active')
  await page.getByRole('button', { name: 'Stop reading' }).waitFor()
  expect(await heard(page)).toEqual(['How would you go about task 0?'])
  await page.keyboard.press('Escape')
  await page
    .getByRole('alert')
    .getByText('Please enable fullscreen mode for your assessment. Use the stop button to end recording properly.')
    .waitFor()
  await press(page, 'I understand')
  await looked(page, 'interview')
  await press(page, 'Start Recording')
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor()
  expect(await isReading(page)).toBe(false)
  await aSecondIsRecorded(page)
  await press(page, 'Stop Recording')
  await shown(page, 'Answered')
  await press(page, 'Next')
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await press(page, 'Read again')
  expect(await heard(page)).toEqual(['task 0?', 'task 1?', 'task 1?'].map((task) => `How would you go about ${task}`))
  await press(page, 'End Interview')
  await page.getByText('You have not answered question 2').waitFor()
  await press(page, 'Submit anyway')

  await page.getByRole('heading', { name: 'Interview Complete' }).waitFor()
  const recordings = page.getByRole('region', { name: 'Your recordings' })
  for (const name of ['Camera recording', 'Screen recording']) {
    const video = recordings.getByLabel(name)
    await video.waitFor()
    await page.waitForFunction((label) => {
      const found = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`)
      return found && found.readyState >= 2 && Number.isFinite(found.duration) && found.duration > 1
    }, name)
  }
  const transcription = page.getByRole('region', { name: 'Transcription' })
  await transcription.getByText(words).waitFor()
  await transcription.getByText('Skipped.').waitFor()
  await looked(page, 'interview-end')
  expect(complaints).toEqual([])

  // Nothing of it stays on a borrowed device.
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await piecesLeft(page)).toBe(0)
  const answer = await page.goto(`${server.url}/interview/${link.token}`)
  expect(await answer!.text()).toContain('This assessment has already been completed successfully')
  await context.close()
})

const piecesLeft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('assessment-pieces')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('pieces')) return resolve(0)
          const count = database.transaction('pieces').objectStore('pieces').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

test('without a voice in the browser the questions are shown, and without a program to write them down that is said', async () => {
  const link = await hall.send({ kind: 'interview', voice: 1 })
  const { page, context } = await sitDown(browser, server, `/interview/${link.token}`, {
    before: () => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'),
  })
  await page.route('**/api/interview-transcript/*', (route) => route.fulfill({ json: { available: false, answers: [] } }))
  await press(page, 'Begin System Check')
  await page.getByRole('listitem', { name: 'Screen sharing' }).getByText('Not available').waitFor()
  await press(page, 'Continue to Consent')
  await page.getByRole('checkbox').first().check()
  await press(page, 'Begin Interview')
  await page.getByText('Your browser has no voice to read this question aloud. Please read it yourself.').waitFor()
  await press(page, 'Skip this question')
  await press(page, 'End Interview')
  await page.getByText('Transcription is not set up').waitFor()
  await context.close()
})
