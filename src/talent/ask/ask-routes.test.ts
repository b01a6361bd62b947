import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import type { AskAnswer } from './views.ts'

// The first of them also loads the knowledge that resumes are read by.
setDefaultTimeout(20_000)

const people = {
  'mira.pdf': { name: 'Mira Solberg', email: 'mira@example.com', phone: '+1 415 555 0111', skills: ['Python', 'Docker', 'SQL'] },
  'jon.pdf': { name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0188', skills: ['Kotlin', 'Gradle', 'JavaScript'] },
  'ana.pdf': { name: 'Ana Lima', email: 'ana@example.com', phone: '+1 415 555 0199', skills: ['React', 'TypeScript', 'k8s'] },
}

/** One workspace for all of these: each looks at what the ones before it left. */
let made: ReturnType<typeof make> | undefined
const aTeam = () => (made ??= make())

async function make() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const upload: Record<string, Uint8Array> = {}
  for (const [file, person] of Object.entries(people)) upload[file] = await aResume(person)
  await server.call('POST', '/api/submit', { cookie, body: submissionForm(upload, await aJobDescription()) })
  const ask = async (question: string, more: Record<string, unknown> = {}, as = cookie) => {
    const answer = await server.call('POST', '/api/ask', { cookie: as, body: { question, ...more } })
    return { ...answer, body: answer.body as AskAnswer }
  }
  return { server, cookie, ask }
}

const names = ({ candidates }: AskAnswer) =>
  candidates.map(({ candidate }) => candidate.matchingResult[0]['Resume Data'].name).toSorted()

describe('a question', () => {
  test('becomes conditions, sentences that cite candidates, and the candidates who fit, with their quotes', async () => {
    const { ask } = await aTeam()
    const { status, body } = await ask('Who knows React but not Python?')
    expect(status).toBe(200)
    expect(body.filters.map(({ text, negated, words }) => [text, negated, words])).toEqual([
      ['Skill: React', false, 'React'],
      ['Skill: Python', true, 'Python'],
    ])
    expect(names(body)).toEqual(['Ana Lima'])
    expect(body.answer.sentences[0]!.text).toBe('1 of 3 candidates: those who name React and do not name Python.')
    const [row] = body.candidates
    expect(body.answer.sentences[1]!.cites).toEqual([row!.candidate._id])
    expect(row!.evidence.map(({ quote }) => quote)).toEqual(['React'])
    expect(body.by).toBe('rules')
  })

  test('can be asked with conditions that a person has edited, without being read again', async () => {
    const { ask } = await aTeam()
    const filters = [{ category: 'skill', operator: 'is', values: ['python', 'kotlin'], negated: false }]
    const { body } = await ask('Who knows React?', { filters })
    expect(names(body)).toEqual(['Jon Vale', 'Mira Solberg'])
    expect([body.by, body.notUnderstood]).toEqual(['person', []])
    expect(names((await ask('Who knows React?', { filters: [] })).body)).toHaveLength(3)
    const nonsense = [
      { category: 'salary', operator: 'is', values: ['1'] },
      { category: 'years', operator: 'at-least', values: ['many'] },
      { category: '__proto__', operator: 'is', values: ['x'] },
    ]
    expect((await ask('?', { filters: nonsense })).body.filters).toEqual([])
  })

  test('is answered by whole names: Java is not JavaScript, and k8s is Kubernetes', async () => {
    const { ask } = await aTeam()
    expect(names((await ask('Who knows Java?')).body)).toEqual([])
    expect(names((await ask('kubernetes experts')).body)).toEqual(['Ana Lima'])
  })

  test('says who else there would be when nobody fits', async () => {
    const { ask } = await aTeam()
    const { answer } = (await ask('Python and Kotlin')).body
    expect(answer.sentences.map(({ text }) => text)).toEqual([
      'None of 3 candidates is among those who name Python and name Kotlin.',
      'Without the filter “Skill: Python” there is 1.',
    ])
  })

  test('names what it did not use, and what may have been meant', async () => {
    const { ask } = await aTeam()
    const { body } = await ask('friendly people with Kotlim')
    expect(body.notUnderstood).toEqual(['friendly', 'Kotlim'])
    expect(body.suggestions.map(({ words, condition }) => [words, condition.text])).toEqual([['Kotlim', 'Skill: Kotlin']])
  })

  test('about what nobody knows here is answered by saying so, and not by everybody', async () => {
    const { ask } = await aTeam()
    const { answer, candidates } = (await ask('who is tall?')).body
    expect(answer.sentences.map(({ text }) => text)).toEqual([
      'We can’t answer that from the data here. All 3 candidates are listed.',
    ])
    expect(candidates).toHaveLength(3)
    expect((await ask('How many people are from Zanzibar Airlines?')).body.answer.total).toBe(0)
    expect((await ask('tagged nonexistent')).body.answer.total).toBe(0)
  })

  test('of other kinds is answered in sentences that cite', async () => {
    const { ask } = await aTeam()
    const sentences = async (question: string) => (await ask(question)).body.answer.sentences
    const [, most] = await sentences('Who has the most experience?')
    expect(most!.text).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+, .* have the most experience: 5 years\.$/)
    expect(most!.cites).toHaveLength(3)
    expect((await sentences('How many know Docker?')).map(({ text }) => text)).toEqual([
      '1 of 3 candidates: those who name Docker.',
    ])
    const [, top] = await sentences('top 2')
    expect([top!.text.startsWith('The best 2 are '), top!.cites.length]).toEqual([true, 2])
    const [, first, second] = await sentences('compare Ana Lima and Jon Vale')
    expect([first, second].map((each) => each!.text.replace(/\d+%/, '%')).toSorted()).toEqual([
      'Ana Lima matches Backend Developer by % and has 5 years of experience.',
      'Jon Vale matches Backend Developer by % and has 5 years of experience.',
    ])
    const [, average] = await sentences('average experience of people who know Docker')
    expect(average!.text).toBe('Their experience is 5 years.')
    const [, lowest] = await sentences('lowest score')
    expect(lowest!.text).toMatch(/the lowest match: \d+%\.$/)
  })

  test('blank is refused', async () => {
    const { ask } = await aTeam()
    const { status, body } = await ask('   ')
    expect([status, (body as unknown as { error: string }).error]).toEqual([400, 'Ask a question first.'])
  })

  test('is answered from the workspace of whoever asks, and viewers may ask', async () => {
    const { server, cookie, ask } = await aTeam()
    const stranger = await server.recruiter('stranger@example.com')
    const other = (await ask('Mira Solberg', {}, stranger.cookie)).body
    expect([other.answer.total, other.answer.everybody, other.candidates]).toEqual([0, 0, []])
    expect(other.filters).toEqual([])
    const viewer = await server.colleague(cookie, 'viewer')
    expect(names((await ask('Python', {}, viewer)).body)).toEqual(['Mira Solberg'])
  })

  test('follows stages, tags and mails', async () => {
    const { server, cookie, ask } = await aTeam()
    const { body } = await ask('Ana Lima')
    const id = body.candidates[0]!.candidate._id
    const { body: workflow } = await server.call('GET', `/api/candidates/${id}/workflow`, { cookie })
    const interview = workflow.stages.find(({ name }: { name: string }) => name === 'Interview')._id
    await server.call('PUT', `/api/candidates/${id}/stage`, {
      cookie,
      body: { stageId: interview, version: workflow.placement?.version ?? workflow.version ?? 0 },
    })
    await server.call('POST', `/api/candidates/${id}/tags`, { cookie, body: { name: 'urgent' } })
    expect(names((await ask('in the interview stage')).body)).toEqual(['Ana Lima'])
    expect(names((await ask('in stage New')).body)).toEqual(['Jon Vale', 'Mira Solberg'])
    expect(names((await ask('not in interview')).body)).toEqual(['Jon Vale', 'Mira Solberg'])
    expect(names((await ask('moved today')).body)).toEqual(['Ana Lima'])
    expect(names((await ask('tagged urgent')).body)).toEqual(['Ana Lima'])
    expect(names((await ask('not tagged urgent')).body)).toEqual(['Jon Vale', 'Mira Solberg'])
    expect((await ask('rejected')).body.answer.total).toBe(0)
    expect((await ask('not yet contacted')).body.answer.total).toBe(3)
    await server.call('POST', `/api/candidates/${id}/message`, { cookie, body: { subject: 'Hello', body: 'A word' } })
    expect(names((await ask('not yet contacted')).body)).toEqual(['Jon Vale', 'Mira Solberg'])
    expect(names((await ask('contacted today')).body)).toEqual(['Ana Lima'])
  })

  test('is throttled for each person', async () => {
    const { ask } = await aTeam()
    let asked = 0
    for (; asked <= 60; asked += 1) if ((await ask('Python')).status === 429) break
    expect(asked).toBeLessThanOrEqual(60)
  })
})
