import { Database as Sqlite } from 'bun:sqlite'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { aRecruiter, recruiter, type Server, signIn } from './actors.ts'
import { job } from './pdf-fixtures.ts'
import { papers } from './uploader.ts'

/** Stands in what only recruiters may read of the questions below. */
export const secretMark = 'Quicksilver'

export interface WantedLink {
  kind?: 'assessment' | 'interview'
  proctored?: boolean
  practice?: boolean
  camera?: boolean
  answers?: 'voice' | 'written'
  extraMinutes?: number
  mcq?: number
  voice?: number
}

/** Question n (from 0) has one right option, 'Right of n'. The first one carries code. */
const choiceQuestion = (number: number) => ({
  question: number === 0 ? 'What does `git rebase --onto main` do?' : `Which of these is true of case ${number}?`,
  options: [`Right of ${number}`, `Wrong of ${number}, for one`, `Wrong of ${number}, for two`, `Wrong of ${number}, for three`],
  correctAnswer: `Right of ${number}`,
})

const openQuestion = (number: number) => ({
  question: `How would you go about task ${number}?`,
  points: [`${secretMark} tests are written first`, `${secretMark} a backup is made`],
})

/** A recruiter with candidates enough for a file of tests; each link goes to another one, until a repeated test has used them up. */
export async function aHall(browser: Browser, server: Server, seats = 30) {
  const owner = await aRecruiter(browser, server, recruiter('Hanna Saal'))
  const office = await browser.newContext()
  await signIn(office, server, owner)
  const form = new FormData()
  const ad = await job()
  form.append('job_description_title', 'Backend Developer')
  form.append('job_description', new File([new Uint8Array(ad.buffer)], ad.name, { type: ad.mimeType }))
  for (const { filename, bytes } of await papers(seats, 'hall'))
    form.append('resumes', new File([new Uint8Array(bytes)], filename, { type: 'application/pdf' }))
  const cookie = (await office.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const submitted = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const { results } = (await submitted.json()) as { results: { resumeId: { _id: string }; jobDescriptionId: { _id: string } }[] }
  return { office, send: sendFrom(office, server, results), close: () => office.close() }
}

export interface SentLink {
  token: string
  /** The assessment's id, as the recruiter has it. */
  id: string
}

const sendFrom = (
  office: BrowserContext,
  server: Server,
  candidates: { resumeId: { _id: string }; jobDescriptionId: { _id: string } }[],
) => {
  let next = 0
  const send = async ({ mcq = 4, voice = 0, ...options }: WantedLink = {}): Promise<SentLink> => {
    const seat = candidates[next % candidates.length]!
    next += 1
    const answer = await office.request.post(`${server.url}/api/send-test-link`, {
      data: {
        candidateEmail: `sitter.${next}@example.test`,
        jobTitle: 'Backend Developer',
        resumeId: seat.resumeId._id,
        jobDescriptionId: seat.jobDescriptionId._id,
        questions: options.kind === 'interview' ? undefined : Array.from({ length: mcq }, (_, number) => choiceQuestion(number)),
        voiceQuestions: Array.from({ length: voice }, (_, number) => openQuestion(number)),
        options,
      },
    })
    // Who was deleted in a test before has left the hall.
    if (answer.status() === 404 && next < 3 * candidates.length) return send({ mcq, voice, ...options })
    const { testLink, sessionId, error } = await answer.json()
    if (!testLink) throw new Error(`No link was sent: ${error}`)
    return { token: new URL(testLink).pathname.split('/').at(-1)!, id: sessionId }
  }
  return send
}

/** Sets a clock of a sitting in the database of a running server: so many milliseconds from now, or before it. */
export function setDeadline({ dataDir }: Server, { id }: SentLink, part: 'mcq' | 'voice', inMs: number) {
  const sqlite = new Sqlite(join(dataDir, 'ats.db'), { strict: true })
  sqlite.run('PRAGMA busy_timeout = 10000')
  sqlite.run(`update assessments set ${part}_deadline = ? where id = ?`, [Date.now() + inMs, id])
  sqlite.close()
}
