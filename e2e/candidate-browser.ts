import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { joined, silence, speechLike } from '#src/assessment/hearing/test-speech.ts'
import { writeWav } from '#src/assessment/hearing/wav.ts'
import { findBrowser } from '#src/commands/find-browser.ts'
import { aRecruiter, recruiter, type Server, signIn, until } from './actors.ts'
import { job, middlingResume, strongResume } from './papers.ts'

export interface LinkOptions {
  kind?: 'assessment' | 'interview'
  proctored?: boolean
  practice?: boolean
  camera?: boolean
  answers?: 'voice' | 'written'
  extraMinutes?: number
}

export interface Desk {
  /** The recruiter's window; its requests carry the session. */
  context: BrowserContext
  /** Sends a new candidate's link with so many questions of each kind; resolves to its path and the session's id. */
  send(
    options?: LinkOptions,
    counts?: { mcq?: number; voice?: number },
  ): Promise<{ path: string; token: string; sessionId: string }>
  /** What the recruiter sees of it. */
  result(sessionId: string): Promise<unknown>
}

/** A recruiter with a job description, whose every link goes to a candidate of its own. */
export async function openDesk(browser: Browser, server: Server): Promise<Desk> {
  const owner = await aRecruiter(browser, server, recruiter('Rosa Lindqvist'))
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  context.setDefaultTimeout(15_000)
  await signIn(context, server, owner)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const form = new FormData()
  form.append('job_description_title', 'Backend Developer')
  const files = await Promise.all([job(), strongResume(), middlingResume()])
  for (const [at, { name, mimeType, buffer }] of files.entries())
    form.append(at === 0 ? 'job_description' : 'resumes', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const submitted = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  if (!submitted.ok) throw new Error(await submitted.text())
  const { results } = (await submitted.json()) as {
    results: { resumeId: { _id: string }; jobDescriptionId: { _id: string } }[]
  }
  const [{ resumeId, jobDescriptionId }] = results as [(typeof results)[0]]
  let sent = 0
  const ask = async <Answer>(path: string, data?: unknown): Promise<Answer> => {
    const answer = await (data === undefined
      ? context.request.get(server.url + path)
      : context.request.post(server.url + path, { data }))
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return {
    context,
    async send(options = {}, { mcq = 2, voice = 2 } = {}) {
      sent += 1
      const papers = { resumeId: resumeId._id, jobDescriptionId: jobDescriptionId._id }
      const { questions } = await ask<{ questions: unknown[] }>('/api/generate-questions', { ...papers, count: Math.max(1, mcq) })
      const voiceQuestions = await ask<{ questions: unknown[] }>('/api/generate-voice-questions', {
        ...papers,
        count: Math.max(1, voice),
      })
      const { testLink, sessionId } = await ask<{ testLink: string; sessionId: string }>('/api/send-test-link', {
        ...papers,
        candidateEmail: `candidate-${sent}@example.test`,
        jobTitle: 'Backend Developer',
        ...(options.kind === 'interview' ? {} : { questions: questions.slice(0, mcq) }),
        voiceQuestions: voiceQuestions.questions.slice(0, voice),
        options,
      })
      const path = new URL(testLink).pathname
      return { path, token: path.split('/').at(-1)!, sessionId }
    },
    result: (sessionId) => ask(`/api/assessments/${sessionId}`),
  }
}

/** A browser with a camera that shows something, a microphone that somebody speaks into, and a screen to share. */
export async function openCandidateBrowser(): Promise<{ browser: Browser; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'candidate-'))
  const voice = join(folder, 'voice.wav')
  await Bun.write(voice, writeWav(joined(silence(0.2), speechLike(3), silence(0.3), speechLike(3))))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}`,
    ],
  })
  return {
    browser,
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A candidate's window. */
export const candidateWindow = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options })
  context.setDefaultTimeout(15_000)
  return context
}

export { until }
