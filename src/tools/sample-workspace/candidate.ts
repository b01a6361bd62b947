/** What a candidate does with the link of an assessment, the way their page does it. */
export interface Sitting {
  /** The texts of the right options, which this candidate knows so many of. */
  keys: Map<string, string>
  /** Of ten questions, how many they answer rightly. */
  rightOfTen: number
  /** What they answer to a question, by words that stand in it; the last one serves for all others. */
  says: readonly (readonly [about: string, answer: string])[]
  /** Answers are spoken where a program is there that speaks. */
  speaks?: boolean
  /** What happens in their tab. */
  leaves?: readonly string[]
  allowedToShare?: boolean
  /** Stops after so many questions and does not come back. */
  givesUpAfter?: number
}

interface Questions {
  questions: { id: string; question: string; options: string[] }[]
  voiceQuestions: { id: string; question: string }[]
}

export async function takeAssessment(address: string, link: string, sitting: Sitting): Promise<void> {
  const token = new URL(link).pathname.split('/').at(-1)!
  const call = callsOf(address, token)
  const { consent } = await call<{ consent: { version: string } }>('GET', `/api/validate-assessment/${token}`)
  const { allowedToShare = false } = sitting
  await call('POST', `/api/assessment-consent/${token}`, { version: consent.version, allowedToShare })
  const { serverTime } = await call<{ serverTime: string }>('POST', '/api/start-assessment-recording', { token })
  const { questions, voiceQuestions } = await call<Questions>('GET', `/api/assessment-questions/${token}`)
  const answered = questions.slice(0, sitting.givesUpAfter)
  for (const [index, { id, question, options }] of answered.entries()) {
    const key = sitting.keys.get(question)
    // Spread over the test rather than all at its end.
    const knows = (index * 7) % 10 < sitting.rightOfTen
    const userAnswer = options.find((option) => (option === key) === knows) ?? options[0]
    await call('PATCH', `/api/update-answer/${token}`, { questionId: id, userAnswer, revision: 1 })
  }
  if (sitting.leaves?.length) {
    const began = Date.parse(serverTime)
    const events = sitting.leaves.map((type, index) => ({ type, at: new Date(began + index).toISOString() }))
    await call('POST', `/api/assessment-events/${token}`, { events })
  }
  if (sitting.givesUpAfter !== undefined) return
  if (questions.length > 0) await call('POST', '/api/complete-assessment', { token })
  for (const { id: questionId, question } of voiceQuestions) {
    const text = sitting.says.find(([about]) => question.includes(about))?.[1] ?? sitting.says.at(-1)![1]
    await call('POST', '/api/submit-voice-answer', await answerTo({ token, questionId, question }, text, sitting.speaks))
  }
  await call('POST', '/api/complete-voice-assessment', { token })
}

/** The calls of a candidate's page: forms as they are, everything else as JSON. Throws what the server said when it refuses. */
export function callsOf(address: string, token: string) {
  return async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData
    const response = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path.replace(token, '…')} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}

/** As a form with sound, where it is to be spoken and the machine can. */
async function answerTo(which: { token: string; questionId: string; question: string }, text: string, speaks = false) {
  const sound = speaks ? await spoken(text) : null
  if (!speaks) return { ...which, text }
  if (!sound) return { ...which, skipped: true, durationSec: 0 }
  const form = new FormData()
  for (const [name, value] of Object.entries(which)) form.set(name, value)
  form.set('audio', new File([sound as BlobPart], 'answer.wav', { type: 'audio/wav' }))
  return form
}

/** The words as a WAV file; null where nothing is installed that speaks. */
async function spoken(text: string): Promise<Uint8Array | null> {
  const program = Bun.which('espeak-ng') ?? Bun.which('espeak')
  if (!program) return null
  const speaking = Bun.spawn([program, '-v', 'en', '-s', '150', '--stdout', text], { stderr: 'ignore' })
  const sound = await new Response(speaking.stdout).bytes()
  return (await speaking.exited) === 0 && sound.length > 44 ? sound : null
}
