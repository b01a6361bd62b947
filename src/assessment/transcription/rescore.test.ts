import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { answering, spokenAnswer } from '../recordings/test-recordings.ts'
import { aSitting } from '../test-assessment.ts'
import { countedAnswer, countedChoices } from './rescore.ts'
import { testTranscriber } from './test-transcription.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const ear = testTranscriber()
const server = testServer({}, { transcriber: ear.transcriber })
const { assessments, sittings, transcripts, openAnswers } = server
const run = (statement: string) => server.transaction(async () => server.database.query().run(statement))
const scoresOf = async (id: string) => (await assessments.withId(id))!.scores
const rescored = async (id: string) => {
  await server.app.assessment.rescore(id)
  return scoresOf(id)
}

describe('the choices of a candidate', () => {
  const chosen = (id: string, questionId: string, optionId: string, revision: number, late = false) =>
    sittings.saveAnswer({ assessmentId: id, questionId, optionId, revision, late, receivedAt: server.clock.now() })

  test('count once their time is over, late ones when a person says so', async () => {
    const { id, questions } = await aSitting(server, { mcq: 4, voice: 0 })
    const right = (index: number) => questions[index]!.key!
    await chosen(id, questions[0]!.id, right(0), 1)
    await chosen(id, questions[1]!.id, right(0), 1)
    await chosen(id, questions[1]!.id, right(1), 2, true)
    await chosen(id, questions[2]!.id, right(2), 1, true)
    await chosen(id, questions[0]!.id, right(1), 0, true)
    expect((await rescored(id)).score).toBeNull()
    await assessments.update(id, { mcqCompletedAt: server.clock.now() })
    expect(await rescored(id)).toMatchObject({ score: 25, combinedScore: null })
    await assessments.update(id, { completedAt: server.clock.now() })
    expect(await rescored(id)).toMatchObject({ score: 25, audioScore: null, combinedScore: 25 })
    await assessments.update(id, { countsLate: true })
    expect(await rescored(id)).toMatchObject({ score: 75, combinedScore: 75 })
  })

  test('are graded when the clock has run out, whoever has not come back', async () => {
    const { id, questions } = await aSitting(server, { mcq: 2, voice: 0 })
    await chosen(id, questions[1]!.id, questions[1]!.key!, 1)
    await assessments.update(id, { mcqDeadline: new Date(server.clock.now().getTime() + 1) })
    expect((await rescored(id)).score).toBeNull()
    await assessments.update(id, { mcqDeadline: server.clock.now() })
    expect((await rescored(id)).score).toBe(50)
  })

  test('the last revision counts, and an older one that came late never does', () => {
    const answer = (optionId: string, revision: number, late: boolean) => ({ questionId: 'q', optionId, revision, late })
    const counted = (countsLate: boolean, lateRevision: number) =>
      countedChoices([answer('late', lateRevision, true), answer('in time', 3, false)], countsLate).get('q')?.optionId
    expect([counted(false, 4), counted(true, 4), counted(true, 2)]).toEqual(['in time', 'late', 'in time'])
  })
})

describe('spoken answers', () => {
  test('count 0 where nothing was said, and leave the mean where nobody knows what to expect', async () => {
    ear.hears('I write tests and make a backup.')
    const { id, voiceQuestions, say, skip, complete } = await answering(server, { voice: 3 })
    await say(voiceQuestions[0]!.id, spokenAnswer())
    await skip(voiceQuestions[1]!.id)
    await complete()
    await server.app.worker.runDue()
    expect(await scoresOf(id)).toMatchObject({ audioScore: 33, combinedScore: 33 })
    await run(`update assessment_questions set points = '[]' where id = '${voiceQuestions[2]!.id}'`)
    expect(await rescored(id)).toMatchObject({ audioScore: 50 })
  })

  test('have no score when one of those that count failed, and the others do', async () => {
    ear.hears('I write tests and make a backup.')
    const { id, voiceQuestions, say, complete } = await answering(server, { voice: 2 })
    for (const question of voiceQuestions) await say(question.id, spokenAnswer())
    await complete()
    await server.app.worker.runDue()
    expect((await scoresOf(id)).audioScore).toBe(100)
    const [first] = await transcripts.ofAssessment(id)
    await transcripts.keep({ ...first!, state: 'failed', score: null })
    expect(await rescored(id)).toMatchObject({ audioScore: null, combinedScore: null })
    await run(`insert into assessment_ratings (assessment_id, video, note, rated_at) values ('${id}', 79.6, '', 0)`)
    expect(await rescored(id)).toMatchObject({ audioScore: null, videoScore: 80, combinedScore: 80 })
    await transcripts.keep(first!)
    // 30 of 40 parts for what was said, 10 for the video.
    expect(await rescored(id)).toMatchObject({ audioScore: 100, videoScore: 80, combinedScore: 95 })
    await transcripts.keep({ ...first!, state: 'waiting' })
    expect(await rescored(id)).toMatchObject({ audioScore: null, videoScore: 80, combinedScore: null })
  })

  test('the newest that is valid counts, late ones when a person says so', async () => {
    ear.hears('I write tests.')
    const { id, voiceQuestions, say, complete } = await answering(server, { voice: 1 })
    const question = voiceQuestions[0]!.id
    await say(question, spokenAnswer(2, 1))
    await server.app.worker.runDue()
    ear.hears('I write tests and make a backup.')
    await say(question, spokenAnswer(2, 2))
    await server.app.worker.runDue()
    await complete()
    expect((await scoresOf(id)).audioScore).toBe(100)
    await run(`update open_answers set late = 1 where id = '${(await openAnswers.ofAssessment(id))[1]!.id}'`)
    expect((await rescored(id)).audioScore).toBe(50)
    await assessments.update(id, { countsLate: true })
    expect((await rescored(id)).audioScore).toBe(100)
    const answers = await openAnswers.ofAssessment(id)
    expect(countedAnswer(answers, question, true)?.id).toBe(answers[1]!.id)
    expect(countedAnswer(answers, 'another', true)).toBeNull()
  })
})

test('of an assessment that is gone nothing is computed', async () => {
  await server.app.assessment.rescore('nobody')
})
