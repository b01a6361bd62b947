import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { joined, silence, speechLike } from '#src/assessment/transcription/test-speech.ts'
import { writeWav } from '#src/assessment/transcription/wav.ts'
import { awake, openBrowser, type Server, watch } from './actors.ts'

/** A browser with a camera that shows something, a microphone that somebody speaks into, and a screen to share. */
export async function openCandidateBrowser(): Promise<{ browser: Browser; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'candidate-'))
  const voice = join(folder, 'voice.wav')
  await Bun.write(voice, writeWav(joined(silence(0.2), speechLike(3), silence(0.3), speechLike(3))))
  const browser = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${voice}`,
  ])
  return {
    browser,
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A candidate's window at an address of the server; `before` runs in the page before its own scripts. */
export async function sitDown(
  browser: Browser,
  server: Server,
  path: string,
  { before, ...options }: BrowserContextOptions & { before?: () => void } = {},
) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options })
  context.setDefaultTimeout(15_000)
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, context, complaints }
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Waits until so much of an answer is recorded that the server takes it: a second of sound, however slow the machine is. */
export const aSecondIsRecorded = (page: Page) =>
  page.waitForFunction(() => /^(?!00:00)\d\d:\d\d$/.test(document.querySelector('.speech-running .numeric')?.textContent ?? ''))

/** How long the browser plays a file, and how large its picture is; fails for what is no video. */
export const played = (page: Page, bytes: Uint8Array) =>
  page.evaluate(async (text) => {
    const file = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'video/webm' })
    const video = document.createElement('video')
    video.muted = true
    video.src = URL.createObjectURL(file)
    const happened = (name: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(name, () => resolve(), { once: true })
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
      })
    await happened('loadedmetadata')
    if (!Number.isFinite(video.duration)) {
      video.currentTime = Number.MAX_SAFE_INTEGER
      await happened('durationchange')
    }
    return { seconds: video.duration, width: video.videoWidth }
  }, Buffer.from(bytes).toString('base64'))
