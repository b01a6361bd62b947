import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import type { testPorts } from '#adapters/test-ports.ts'
import { submissionForm, type testServer } from '#adapters/test-server.ts'
import type { Clock } from '#src/ports/clock.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { type AskedQuestion, type AssessmentOptions, untouched, usualOptions } from './assessment.ts'

export type TestServer = ReturnType<typeof testServer>
type Ports = Pick<ReturnType<typeof testPorts>, 'assessments' | 'transaction' | 'ids'> & { clock: Clock }

export interface Subject {
  workspaceId: string
  candidateId: string
  candidateEmail: string
  /** Who sends; also the recruiter's id. */
  sentBy: string | null
}

export interface SittingOptions {
  options?: Partial<AssessmentOptions>
  /** How many questions of each kind. */
  mcq?: number
  voice?: number
  linkDays?: number
}

/** Words that stand in what only recruiters may see of a test question. */
export const keyMarks = { why: 'Vermillion', point: 'Quicksilver', bank: 'bank-of-tests', option: 'choice-' }

const day = 86_400_000

const drawn = { resume: aResume(), job: aJobDescription({ title: 'Backend Developer' }) }
const subjects = new WeakMap<object, Promise<Subject & { cookie: string; jobDescriptionId: string; resumeId: string }>>()

/** The recruiter of this server and their candidate; the same ones each time. */
export function aSubject(server: TestServer) {
  const known = subjects.get(server) ?? newSubject(server)
  subjects.set(server, known)
  return known
}

async function newSubject(server: TestServer) {
  const { id, cookie } = await server.recruiter('sita@example.com')
  const form = submissionForm({ 'mira.pdf': await drawn.resume }, await drawn.job, 'Backend Developer')
  const { body } = await server.call('POST', '/api/submit', { cookie, body: form })
  const record = body.results[0]
  const workspaceId = (await server.users.member(id))!.workspace.id
  return {
    workspaceId,
    candidateId: record._id as string,
    candidateEmail: 'mira.talvik@example.com',
    sentBy: id,
    cookie,
    jobDescriptionId: record.jobDescriptionId._id as string,
    resumeId: record.resumeId._id as string,
  }
}

/**
 * What a recruiter has just sent to the candidate of this server. The right option of multiple-choice question n (from 0)
 * is the one at place n modulo 4; `rightAnswer` and `wrongAnswer` tell the texts.
 */
export async function aSitting(server: TestServer, wanted: SittingOptions = {}) {
  const subject = await aSubject(server)
  return { ...subject, ...(await sittingOf(server, subject, wanted)) }
}

/** The same without a server, for a database that one is started on later. */
export async function sittingOf(
  ports: Ports,
  subject: Subject,
  { options = {}, mcq = 4, voice = 2, linkDays = 7 }: SittingOptions = {},
) {
  const { assessments, transaction, clock, ids } = ports
  const { workspaceId, candidateId, candidateEmail, sentBy } = subject
  const id = ids.id()
  const token = ids.token()
  const now = clock.now()
  const kind = options.kind ?? 'assessment'
  const asked = [
    ...Array.from({ length: kind === 'interview' ? 0 : mcq }, (_, position) => choiceQuestion(id, ids.id(), position)),
    ...Array.from({ length: voice }, (_, position) => openQuestion(id, ids.id(), position)),
  ]
  await transaction(async () => {
    await assessments.add(
      {
        id,
        workspaceId,
        candidateId,
        candidateEmail,
        sentBy,
        options: { ...usualOptions, ...options },
        seed: 'a seed of tests',
        sentAt: now,
        expiresAt: new Date(now.getTime() + linkDays * day),
        ...untouched,
      },
      asked,
    )
    await assessments.replaceLink(id, hashOf(token), now)
  })
  return {
    id,
    token,
    questions: asked.filter(({ part }) => part === 'mcq'),
    voiceQuestions: asked.filter(({ part }) => part === 'voice'),
  }
}

/** The text of the right option. */
export const rightAnswer = ({ options, key }: AskedQuestion) => options.find((option) => option.id === key)!.text
/** The text of a wrong option. */
export const wrongAnswer = ({ options, key }: AskedQuestion) => options.find((option) => option.id !== key)!.text

/** Agrees to what is shown and begins, over HTTP as the candidate's page does. Resolves to the answer to the start. */
export async function begin(server: Pick<TestServer, 'call'>, token: string, allowedToShare = false) {
  const { body } = await server.call('GET', `/api/validate-assessment/${token}`)
  await server.call('POST', `/api/assessment-consent/${token}`, { body: { version: body.consent.version, allowedToShare } })
  const started = await server.call('POST', '/api/start-assessment-recording', { body: { token } })
  if (started.status !== 200) throw new Error(started.text)
  return started.body as Clocks
}

/** What a window of this person is told from now on, oldest first. */
export function listening(server: TestServer, workspaceId: string, userId: string) {
  const frames: string[] = []
  server.app.windows.add({
    userId,
    fullName: 'Rita Recruiter',
    workspaceId,
    sessionId: 'a session of tests',
    isAdmin: false,
    send: (frame: string) => void frames.push(frame),
    close: () => {},
  })
  return (): { event: string; data: unknown }[] => frames.map((frame) => JSON.parse(frame))
}

export interface Clocks {
  sessionId: string
  phase: string
  serverTime: string
  deadlines: { mcq: string | null; voice: string | null }
}

const choiceQuestion = (assessmentId: string, id: string, position: number): AskedQuestion => {
  const right = position % 4
  return {
    id,
    assessmentId,
    part: 'mcq',
    position,
    text: `Which of these is true of case ${position}?`,
    source: 'bank',
    bankId: `${keyMarks.bank}-${position}`,
    skill: 'Git',
    level: 2,
    options: [0, 1, 2, 3].map((place) => ({
      id: `${keyMarks.option}${place}`,
      text: place === right ? `Claim ${position} of the north` : `Claim ${position} of the south ${place}`,
      why: `${keyMarks.why} reason ${place}`,
    })),
    key: `${keyMarks.option}${right}`,
    points: [],
  }
}

const openQuestion = (assessmentId: string, id: string, position: number): AskedQuestion => ({
  id,
  assessmentId,
  part: 'voice',
  position,
  text: `How would you go about task ${position}?`,
  source: 'bank',
  bankId: `${keyMarks.bank}-voice-${position}`,
  skill: null,
  level: 1,
  options: [],
  key: null,
  points: [
    { id: 'p1', text: `${keyMarks.point} tests are written first`, words: ['tests'] },
    { id: 'p2', text: `${keyMarks.point} a backup is made`, words: ['backup'] },
  ],
})
