import { writeWav } from '#src/assessment/transcription/wav.ts'
import { linkInOutbox } from '#src/commands/link-in-outbox.ts'
import type { ServerProcess } from '#src/commands/server-process.ts'
import { backendEngineer } from '#src/first-run/sample-jobs.ts'
import { engineers } from '#src/first-run/sample-people/engineers.ts'
import { callsOf } from '#src/tools/sample-workspace/candidate.ts'
import { type Desk, deskOf, type SignIn } from '#src/tools/sample-workspace/desk.ts'

/** What was done, and how long it took. */
export interface Step {
  what: string
  /** What came of it, as a person would say it. */
  result: string
  milliseconds: number
}

interface Candidate {
  _id: string
  resumeId: { _id: string }
  jobDescriptionId: { _id: string; title: string }
  matchingResult: [{ 'Resume Data': { name: string; email: string } }]
  match: { percentage: number | null }
}

/**
 * From an empty data folder to a result, by the calls that the pages make: resumes are uploaded and ranked, the first candidate is sent an
 * assessment, takes it, speaks, is recorded, and the result and the receipt of the ranking are looked at. Throws at the first step
 * that does not work.
 */
export async function walk({ address }: ServerProcess, dataDir: string, admin: SignIn): Promise<Step[]> {
  const steps: Step[] = []
  const step = async <Result>(what: string, work: () => Promise<[Result, string]>): Promise<Result> => {
    const began = performance.now()
    const [result, words] = await work()
    steps.push({ what, result: words, milliseconds: Math.round(performance.now() - began) })
    return result
  }
  const desk = await step('Sign in', async () => [await deskOf(address, admin), 'a session was opened'])
  const ranked = await step('Upload resumes and a job description', async () => {
    const { jobId, ids } = await desk.submit(backendEngineer, engineers)
    return [{ jobId, ids }, `${ids.size} resumes were read and ranked`]
  })
  const first = await step('Look at the ranking', async () => {
    const candidates = await Promise.all([...ranked.ids.values()].map((id) => desk.get<Candidate>(`/api/candidates/${id}`)))
    const evidence = await desk.get<object>(`/api/candidates/${candidates[0]!._id}/evidence`)
    const quotes = JSON.stringify(evidence).split('"quote"').length - 1
    return [candidates[0]!, `${candidates.length} percentages; the first rests on ${quotes} quotes`]
  })
  await step('Compute the first percentage again', async () => {
    const { identical } = await desk.send<{ identical: boolean }>('POST', `/api/candidates/${first._id}/verify`, {})
    if (!identical) throw new Error('The percentage was another one when it was computed again.')
    return [null, 'the same to the last digit']
  })
  const token = await step('Send an assessment', async () => {
    await sendAssessment(desk, first)
    const link = await linkInOutbox(dataDir, first.matchingResult[0]['Resume Data'].email, 'assessment')
    return [link.pathname.split('/').at(-1)!, 'the email with the link lies in the outbox']
  })
  const candidate = callsOf(address, token)
  const { questions, voiceQuestions } = await step('Begin it', async () => {
    const { consent } = await candidate<{ consent: { version: string } }>('GET', `/api/validate-assessment/${token}`)
    await candidate('POST', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare: false })
    await candidate('POST', '/api/start-assessment-recording', { token })
    const asked = await candidate<Asked>('GET', `/api/assessment-questions/${token}`)
    return [asked, `${asked.questions.length} questions with choices, ${asked.voiceQuestions.length} to speak to`]
  })
  await step('Answer the questions', async () => {
    for (const { id, options } of questions)
      await candidate('PATCH', `/api/update-answer/${token}`, { questionId: id, userAnswer: options[0], revision: 1 })
    await candidate('POST', '/api/complete-assessment', { token })
    return [null, `${questions.length} answers were kept`]
  })
  await step('Speak', async () => {
    for (const { id, question } of voiceQuestions) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ token, questionId: id, question })) form.set(name, value)
      form.set('audio', new File([writeWav(voice(4))], 'answer.wav', { type: 'audio/wav' }))
      const { valid } = await candidate<{ valid: boolean }>('POST', '/api/submit-voice-answer', form)
      if (!valid) throw new Error('A spoken answer was not taken for one.')
    }
    return [null, `${voiceQuestions.length} spoken answers were kept`]
  })
  await step('Send a recording', async () => {
    const form = new FormData()
    form.set('assessmentToken', token)
    const picture = recording(200_000)
    form.set('cameraFile', new File([picture], 'camera.webm', { type: 'video/webm' }))
    await candidate('POST', '/upload', form)
    await candidate('POST', '/api/complete-voice-assessment', { token })
    return [null, `${picture.length} bytes were kept`]
  })
  await step('Look at the result', async () => {
    const results =
      await desk.get<{ status: string; candidateName: string; testScore: { score: number | null } | null }[]>('/api/test-results')
    const [result] = results
    if (result?.status !== 'completed') throw new Error('The assessment is not among the results.')
    return [null, `completed, ${result.testScore?.score ?? 0} of 100 points for the choices`]
  })
  return steps
}

interface Asked {
  questions: { id: string; options: string[] }[]
  voiceQuestions: { id: string; question: string }[]
}

async function sendAssessment(desk: Desk, { resumeId, jobDescriptionId, matchingResult }: Candidate) {
  const forWhom = { resumeId: resumeId._id, jobDescriptionId: jobDescriptionId._id }
  const candidateEmail = matchingResult[0]['Resume Data'].email
  await desk.send('POST', '/api/send-test-link', {
    ...forWhom,
    candidateEmail,
    jobTitle: jobDescriptionId.title,
    options: { proctored: true },
  })
}

/** What begins as a recording of a browser does. Nobody looks at what follows. */
function recording(size: number) {
  const bytes = new Uint8Array(size)
  bytes.set([0x1a, 0x45, 0xdf, 0xa3])
  return bytes
}

/** Syllables with overtones and breaths, which is enough to be taken for somebody who speaks. 16,000 samples a second. */
const voice = (seconds: number) =>
  Int16Array.from({ length: seconds * 16_000 }, (_, index) => {
    const second = index / 16_000
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * second)) * (second % 1.5 > 1.25 ? 0 : 1)
    return 4800 * syllable * [1, 2, 3, 5].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * 140 * tone * second) / tone, 0)
  })
