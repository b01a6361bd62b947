import type { AssessmentOptions } from '#src/assessment/assessment.ts'
import type { DraftedChoice, DraftedOpen, SentLink } from '#src/assessment/sending/views.ts'
import type { CandidateRecord } from '#src/matching/views.ts'
import { type Sitting, takeAssessment } from './candidate.ts'
import type { Desk } from './desk.ts'
import type { Scene } from './scene.ts'

export interface Sent {
  id: string
  link: string
  keys: Map<string, string>
}

/** Sends what is drafted, of the open questions those whose words are given, and knows the keys. */
export async function send(
  desk: Desk,
  candidateId: string,
  options: Partial<AssessmentOptions>,
  open: readonly string[] = [],
): Promise<Sent> {
  const { resumeId, jobDescriptionId, matchingResult } = await desk.get<CandidateRecord>(`/api/candidates/${candidateId}`)
  const forWhom = { resumeId: resumeId._id, jobDescriptionId: jobDescriptionId._id }
  const { questions } = await desk.send<{ questions: DraftedChoice[] }>('POST', '/api/generate-questions', forWhom)
  const spoken = await desk.send<{ questions: DraftedOpen[] }>('POST', '/api/generate-voice-questions', { ...forWhom, count: 50 })
  const chosen = open.flatMap((words) => spoken.questions.find(({ question }) => question.includes(words)) ?? [])
  const { email } = matchingResult[0]['Resume Data']
  const { sessionId, testLink } = await desk.send<SentLink>('POST', '/api/send-test-link', {
    ...forWhom,
    candidateEmail: email,
    jobTitle: jobDescriptionId.title,
    ...(options.kind === 'interview'
      ? {}
      : { questions: questions.map(({ id, question, options, correctAnswer }) => ({ id, question, options, correctAnswer })) }),
    voiceQuestions: (chosen.length > 0 ? chosen : spoken.questions.slice(0, 3)).map(({ id, question }) => ({ id, question })),
    options,
  })
  return {
    id: sessionId,
    link: testLink,
    keys: new Map(questions.map(({ question, correctAnswer }) => [question, correctAnswer])),
  }
}

export const asked = ['numbers on sales', 'quality of a table', 'joins in SQL']

export const thorough = [
  [
    'numbers on sales',
    'First I ask what decision it is for and who will read it. Then how revenue is defined, net or gross and with or without returns, which period and which regions or products. At last whether they want a chart or a spreadsheet.',
  ],
  [
    'quality of a table',
    'I count missing values and duplicates, look at the range of each column for impossible values and outliers, and reconcile the totals with the source system. I ask the owner about what looks odd and write down what I found.',
  ],
  [
    'joins in SQL',
    'An inner join keeps only rows that match in both tables, a left join keeps all rows of the first one. If a key comes several times the rows multiply and sums are too high, and null keys disappear. So I check the row count before and after.',
  ],
] as const

const short = [
  ['numbers on sales', 'I would ask for the period and the products, and then make a chart.'],
  ['quality of a table', 'I look for empty cells and duplicates.'],
  ['joins in SQL', 'There are inner joins and left joins. I mostly use the left join.'],
] as const

const aboutServices = [
  [
    'passwords',
    'Only a hash is stored, made with a slow algorithm such as Argon2 and a random salt for each user. Login attempts are limited.',
  ],
  [
    'slow',
    'I measure first, with a trace and the query plan. Often it is a query in a loop, or an index is missing. Then I return pages instead of everything.',
  ],
  [
    '',
    'It depends on the case. I would begin with the simplest thing that works, write a test for it, measure, and document what we decided and why.',
  ],
] as const

/** Five weeks of assessments: good ones and weak ones, one that nobody opened, one that somebody did not finish. */
export async function assessAnalysts({ past, at, rosa, ben, address }: Scene, ids: ReadonlyMap<string, string>): Promise<void> {
  const [first, second, third, fourth, fifth, sixth] = [...ids.values()]
  const take = (sent: Sent, sitting: Omit<Sitting, 'keys'>) => takeAssessment(address, sent.link, { ...sitting, keys: sent.keys })
  past.go(32)
  let desk = await at(ben)
  const written = { answers: 'written', camera: false } as const
  const links: Sent[] = []
  for (const id of [first, second, third]) links.push(await send(desk, id!, written, asked))
  links.push(await send(desk, fourth!, { proctored: false, extraMinutes: 15 }, asked))
  past.go(31, 14)
  await take(links[0]!, { rightOfTen: 9, says: thorough, allowedToShare: true })
  past.go(30, 10)
  await take(links[1]!, { rightOfTen: 6, says: thorough.slice(1), leaves: ['tab-hidden', 'tab-visible'] })
  await take(links[3]!, { rightOfTen: 7, says: thorough, speaks: true, allowedToShare: true })
  past.go(29, 16)
  const away = ['tab-hidden', 'tab-visible', 'paste', 'fullscreen-exit', 'tab-hidden', 'tab-visible']
  await take(links[2]!, { rightOfTen: 4, says: short, leaves: away })
  past.go(27)
  desk = await at(rosa)
  // Nobody opened this one.
  await send(desk, fifth!, {}, asked)
  const wrong = await send(desk, sixth!, {})
  await desk.send('POST', `/api/assessments/${wrong.id}/revoke`, { tell: true })
}

/** What is under way. Resolves to what one of them does in the end: begin, and be half way. */
export async function assessNewcomers(
  { past, at, rosa, address }: Scene,
  engineers: readonly string[],
  analysts: readonly string[],
) {
  past.go(2, 11)
  const desk = await at(rosa)
  const interview = await send(desk, engineers[0]!, { kind: 'interview', answers: 'written' }, ['passwords', 'slow'])
  await takeAssessment(address, interview.link, {
    keys: interview.keys,
    rightOfTen: 0,
    says: aboutServices,
    allowedToShare: true,
  })
  await send(desk, analysts[0]!, {}, asked)
  await send(desk, analysts[1]!, { practice: true })
  const halfWay = await send(desk, analysts[2]!, {}, asked)
  return () => takeAssessment(address, halfWay.link, { keys: halfWay.keys, rightOfTen: 8, says: short, givesUpAfter: 6 })
}
