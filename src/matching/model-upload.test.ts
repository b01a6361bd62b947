import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { languageModels } from '#adapters/language-model/index.ts'
import { aJobDescription, aPdf, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'model-upload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const script = join(folder, 'answers.json')
const answering = (...lines: unknown[]) => writeFileSync(script, JSON.stringify(lines))

const lines = [
  '# Projects',
  'Kept the clusters of containers alive with kubectl, and ordered the backlog for the daily stand-up.',
]

async function anUpload() {
  const languageModel = plugIn(
    languageModels,
    'scripted',
    { SCRIPTED_ANSWERS: script },
    { fetch, dataDir: folder, clock: { now: () => new Date() } },
  )
  const server = testServer({}, { languageModel })
  const { cookie } = await server.recruiter()
  const form = submissionForm({ 'mira.pdf': await aResume({ more: lines }) }, await aJobDescription())
  const { body } = await server.call('POST', '/api/submit', { cookie, body: form })
  const record = async () =>
    (await server.call('GET', `/api/candidates/${body.results[0]._id}`, { cookie })).body.matchingResult[0]
  return { server, cookie, id: body.results[0]._id as string, first: body.results[0].matchingResult[0], record }
}

const percentageOf = (result: { 'Resume Data': Record<string, unknown> }) => result['Resume Data']['Matching Percentage']

test('a model refines what code has ranked already, marks what it found, and the receipt holds', async () => {
  answering(
    {
      match: 'You read one resume',
      answer: { skills: [{ skill: 'Scrum', quote: 'ordered the backlog for the daily stand-up' }] },
    },
    { match: 'You read one job description', answer: { skills: [] } },
  )
  const { server, cookie, id, first, record } = await anUpload()
  expect([first.Analysis.model, first.Analysis.addedByModel]).toEqual(['waiting', []])
  await server.app.worker.runDue()
  const { Analysis } = await record()
  expect(Analysis).toMatchObject({
    model: 'added',
    addedByModel: [{ skill: 'Scrum', quote: { quote: 'ordered the backlog for the daily stand-up' } }],
  })
  expect((await server.call('POST', `/api/candidates/${id}/verify`, { cookie })).body.identical).toBe(true)
})

test('a model reads dates and a degree that code did not, and all of it is marked and stands in the receipt', async () => {
  const dates = '2014. június – 2018. március'
  const [degree, more] = ['Lic. of Wheel Making and Wagons', ['# Experience', 'Night Keeper, Blue Valley Lines', dates]]
  answering(
    {
      match: 'You read one resume',
      answer: {
        skills: [],
        positions: [
          { title: 'Night Keeper', employer: 'Blue Valley Lines', dates },
          { title: 'Chief of Everything', employer: 'Mira Talvik', dates: 'January 1990 - December 2023' },
        ],
        degrees: [{ quote: degree }, { quote: 'Lakeside University' }],
      },
    },
    { match: 'You read one job description', answer: { skills: [] } },
  )
  const languageModel = plugIn(
    languageModels,
    'scripted',
    { SCRIPTED_ANSWERS: script },
    { fetch, dataDir: folder, clock: { now: () => new Date() } },
  )
  const server = testServer({}, { languageModel })
  const { cookie } = await server.recruiter()
  const resume = await aPdf([
    '# Mira Talvik',
    'mira@example.com',
    '',
    ...more,
    '- Watched over the sleeping cars',
    '',
    '# Education',
    degree,
    '',
    '# Skills',
    'Python, PostgreSQL, Docker',
  ])
  const { body } = await server.call('POST', '/api/submit', {
    cookie,
    body: submissionForm({ 'mira.pdf': resume }, await aJobDescription()),
  })
  const id = body.results[0]._id as string
  await server.app.worker.runDue()
  const candidate = (await server.call('GET', `/api/candidates/${id}`, { cookie })).body
  const { Analysis } = candidate.matchingResult[0]
  expect(Analysis.model).toBe('added')
  const fields = Analysis.readByModel.map(({ field, value }: { field: string; value: string }) => [field, value])
  expect(fields).toContainEqual(['dates', dates])
  expect(JSON.stringify(fields)).not.toMatch(/Everything|Talvik|1990|Lakeside/)
  expect((await server.call('POST', `/api/candidates/${id}/verify`, { cookie })).body.identical).toBe(true)
  const receipt = (await server.call('GET', `/api/candidates/${id}/receipt`, { cookie })).body
  expect(JSON.stringify(receipt.model)).toContain(dates)
  const { boxes } = (await server.call('GET', `/api/candidates/${id}/evidence`, { cookie })).body
  for (const { quote } of Analysis.readByModel) expect(boxes[`${quote.start}-${quote.end}`].length).toBeGreaterThan(0)
})

test('a model that is away costs nothing but its facts', async () => {
  answering({ match: '', fail: 'out of order', retryable: true })
  const { server, first, record } = await anUpload()
  await server.app.worker.runDue()
  const after = await record()
  expect(after.Analysis.model).toBe('unavailable')
  expect(percentageOf(after)).toBe(percentageOf(first))
  expect(after.Analysis.components).toEqual(first.Analysis.components)

  answering({ match: '', answer: { skills: [] } })
  server.clock.advance(60_000)
  await server.app.worker.runDue()
  expect((await record()).Analysis.model).toBe('added')
})

test('a model that obeys whoever wrote the resume raises nothing that it cannot quote', async () => {
  answering(
    {
      match: 'You read one resume',
      answer: {
        skills: [
          { skill: 'Kubernetes', quote: 'ten years of Kubernetes' },
          { skill: 'Terraform', quote: 'Built and ran services' },
          { skill: 'Everything', quote: 'Mira Talvik' },
        ],
      },
    },
    { match: 'You read one job description', answer: { skills: [] } },
  )
  const { server, first, record } = await anUpload()
  await server.app.worker.runDue()
  const after = await record()
  expect(after.Analysis.addedByModel).toEqual([])
  expect(percentageOf(after)).toBe(percentageOf(first))
})
