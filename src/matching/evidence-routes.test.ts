import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import type { Quote } from '#src/resume-engine/facts.ts'
import { weigh } from '#src/resume-engine/weighing.ts'
import type { CriteriaAnswer, RankingAnswer, ReceiptAnswer } from './evidence-views.ts'

async function aRankedBatch() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const resumes = {
    'mira.pdf': await aResume(),
    'jon.pdf': await aResume({
      name: 'Jon Vale',
      email: 'jon@example.com',
      phone: '+1 415 555 0199',
      skills: ['Docker', 'Excel'],
    }),
  }
  const submitted = await server.call('POST', '/api/submit', { cookie, body: submissionForm(resumes, await aJobDescription()) })
  const [best] = submitted.body.results
  const job: string = best.jobDescriptionId._id
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  return { server, best, id: best._id as string, job, call, get: (path: string) => call('GET', path) }
}

const choiceOf = ({ weights, skills, years, degree }: CriteriaAnswer) => ({
  weights,
  skills: skills.map(({ skill, alternatives, must, weight }) => ({ skill, alternatives, must, weight })),
  years,
  degree,
})

describe('the evidence of a score', () => {
  test('places every quote on the page of the file, in points from its top left', async () => {
    const { id, get } = await aRankedBatch()
    const { body } = await get(`/api/candidates/${id}/evidence`)
    const { components, requirements } = body.candidate.matchingResult[0].Analysis
    const quotes = [...components, ...requirements].flatMap(({ evidence }: { evidence: Quote[] }) => evidence)
    expect(quotes.length).toBeGreaterThan(3)
    for (const { start, end, quote } of quotes) {
      expect(body.document.text.slice(start, end)).toBe(quote)
      const boxes = body.boxes[`${start}-${end}`]
      expect(boxes.length).toBeGreaterThan(0)
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(55)
        expect(box.x + box.width).toBeLessThan(595)
        expect(box.y + box.height).toBeLessThan(842)
      }
    }
    const flat = (words: string) => words.replaceAll(/\s+/g, ' ')
    for (const { start, end, quote } of requirements.flatMap(({ evidence }: { evidence: Quote[] }) => evidence)) {
      const { before, after } = body.contexts[`${start}-${end}`]
      const sentence = flat(`${before}${quote}${after}`).replaceAll('…', '')
      expect(flat(body.document.text)).toContain(sentence.trim())
    }
    const roles = Object.values<{ role: { title: string } | null }>(body.contexts).flatMap(({ role }) => role?.title ?? [])
    expect(roles.length).toBeGreaterThan(0)
    expect(body.file.url).toStartWith('/files/')
    expect(body.document.pageSizes).toEqual([{ width: 595, height: 842 }])
  })

  test('judges every single requirement, and the components follow from them', async () => {
    const { job, get } = await aRankedBatch()
    const { body }: { body: RankingAnswer } = await get(`/api/job-descriptions/${job}/ranking`)
    expect(body.total).toBe(2)
    for (const row of body.rows) {
      const again = weigh(row, body.criteria)
      expect([again.percentage, again.confidence]).toEqual([row.percentage, row.confidence])
    }
    expect(body.rows[0]!.percentage).toBeGreaterThan(body.rows[1]!.percentage)
  })

  test('is the same whichever gender a title is written in, and speaks in the words of each resume', async () => {
    const server = testServer()
    const { cookie } = await server.recruiter()
    const resumes = {
      'a.pdf': await aResume({ name: 'Mira Holt', email: 'mira@example.com', title: 'Head Waiter' }),
      'b.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', title: 'Head Waitress' }),
    }
    const { body } = await server.call('POST', '/api/submit', {
      cookie,
      body: submissionForm(resumes, await aJobDescription({ title: 'Waitress' })),
    })
    const { body: ranking }: { body: RankingAnswer } = await server.call(
      'GET',
      `/api/job-descriptions/${body.results[0].jobDescriptionId._id}/ranking`,
      { cookie },
    )
    const [one, other] = ranking.rows
    expect([one!.percentage, one!.confidence]).toEqual([other!.percentage, other!.confidence])
    const told = (id: string) => server.call('GET', `/api/candidates/${id}/evidence`, { cookie })
    const shown = await Promise.all(body.results.map(({ _id }: { _id: string }) => told(_id)))
    const titles = shown.map(({ body }) =>
      body.candidate.matchingResult[0].Analysis.components
        .find(({ name }: { name: string }) => name === 'title')
        .evidence.map(({ quote }: Quote) => quote),
    )
    expect(titles.toSorted()).toEqual([['Head Waiter'], ['Head Waitress']])
  })
})

describe('a receipt', () => {
  test('carries what the score was made from, and verifying finds the same', async () => {
    const { id, best, call, get } = await aRankedBatch()
    const { body }: { body: ReceiptAnswer } = await get(`/api/candidates/${id}/receipt`)
    expect(body).toMatchObject({
      candidate: id,
      resume: {
        filename: 'mira.pdf',
        bytes: expect.stringMatching(/^[0-9a-f]{64}$/),
        text: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      engine: { reading: expect.stringMatching(/^reading-/), scoring: expect.stringMatching(/^scoring-/) },
      taxonomy: expect.stringMatching(/^taxonomy-/),
      criteria: { version: 1 },
      facts: { name: { value: 'Mira Talvik' } },
    })
    expect(body.result.percentage).toBe(best.matchingResult[0]['Resume Data']['Matching Percentage'])
    const verified = await call('POST', `/api/candidates/${id}/verify`)
    expect(verified.body).toMatchObject({ identical: true, differences: [] })
  })

  test('tells a stored score that somebody has changed', async () => {
    const { id, server, call } = await aRankedBatch()
    await server.transaction(async () => {
      await server.database.query().run(sql`update candidates set match = json_set(match, '$.percentage', 99) where id = ${id}`)
    })
    const { body } = await call('POST', `/api/candidates/${id}/verify`)
    expect(body.identical).toBe(false)
    expect(body.differences).toEqual([
      { what: 'percentage', before: '99', now: expect.any(String), why: expect.stringContaining('stored result') },
    ])
  })

  test('verifies a score of an older engine, and names the engines', async () => {
    const { id, server, call, get } = await aRankedBatch()
    const older = 'reading-5 requirements-3 scoring-2'
    await server.transaction(async () => {
      await server.database.query().run(sql`update candidates set match = json_set(match, '$.engine', ${older}) where id = ${id}`)
    })
    const { body } = await call('POST', `/api/candidates/${id}/verify`)
    expect(body.differences).toEqual([
      { what: 'engine', before: older, now: currentEngine, why: expect.stringContaining('newer engine') },
    ])
    expect(body.percentage.now).toBe(body.percentage.before)
    const receipt: { body: ReceiptAnswer } = await get(`/api/candidates/${id}/receipt`)
    expect(receipt.body.engine).toEqual({ reading: 'reading-5', requirements: 'requirements-3', scoring: 'scoring-2' })
  })

  test('tells of other bytes in the place of the resume, and of a file that is gone', async () => {
    const { id, server, call } = await aRankedBatch()
    const other = await aResume({ title: 'Gardener', skills: ['Pruning'] })
    const keys = await Array.fromAsync(server.fileStore.keys(''))
    for (const each of keys.filter((one) => one.includes('/resumes/'))) await server.fileStore.put(each, other)
    const changed = await call('POST', `/api/candidates/${id}/verify`)
    expect(changed.body.identical).toBe(false)
    expect(changed.body.differences.map(({ what }: { what: string }) => what)).toContain('resume text')
    for (const each of keys) await server.fileStore.delete(each)
    const gone = await call('POST', `/api/candidates/${id}/verify`)
    expect(gone.body.percentage.now).toBeNull()
    expect(gone.body.differences[0].what).toBe('resume file')
  })
})

describe('criteria', () => {
  test('are versioned, mark older scores, and score again when asked to', async () => {
    const { job, id, server, call, get } = await aRankedBatch()
    const { body: first }: { body: CriteriaAnswer } = await get(`/api/job-descriptions/${job}/criteria`)
    expect(first.version).toBe(1)
    expect(first.skills.every(({ quote }) => quote !== null)).toBe(true)
    const choice = choiceOf(first)
    choice.weights['must-have skills'] = 0
    choice.skills = [...choice.skills, { skill: 'golang', alternatives: [], must: true, weight: 3 }]
    const saved = await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ version: 2, history: [{ version: 2 }, { version: 1 }] })
    expect(saved.body.skills.at(-1)).toMatchObject({ id: 'go', skill: 'Go', known: true, quote: null })

    const before = (await get(`/api/candidates/${id}`)).body.matchingResult[0].Analysis
    expect([before.criteriaVersion, before.currentCriteriaVersion]).toEqual([1, 2])
    expect((await call('POST', `/api/candidates/${id}/verify`)).body.identical).toBe(true)

    const queued = await call('POST', `/api/job-descriptions/${job}/rescore`)
    expect([queued.status, queued.body]).toEqual([202, { queued: 2 }])
    await server.app.worker.runDue()
    const after = (await get(`/api/candidates/${id}`)).body.matchingResult[0].Analysis
    expect([after.criteriaVersion, after.currentCriteriaVersion]).toEqual([2, 2])
    expect(after.missingMusts).toContain('Go')
    expect((await call('POST', `/api/candidates/${id}/verify`)).body.identical).toBe(true)
    expect((await get(`/api/job-descriptions/${job}/criteria?version=1`)).body).toMatchObject({
      version: 1,
      skills: first.skills,
    })
  })

  test('are not overwritten by somebody who had not seen them', async () => {
    const { job, call, get } = await aRankedBatch()
    const choice = choiceOf((await get(`/api/job-descriptions/${job}/criteria`)).body)
    expect((await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })).status).toBe(200)
    const second = await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })
    expect([second.status, second.body.code]).toEqual([409, 'CRITERIA_CHANGED'])
  })

  test('on a protected trait are refused with a wording that is lawful', async () => {
    const { job, call, get } = await aRankedBatch()
    const choice = choiceOf((await get(`/api/job-descriptions/${job}/criteria`)).body)
    choice.skills.push({ skill: 'Native English speaker', alternatives: [], must: true, weight: 1 })
    const refused = await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })
    expect([refused.status, refused.body.code]).toEqual([400, 'PROTECTED_CRITERION'])
    expect(refused.body.suggestion).toContain('English')
    expect((await get(`/api/job-descriptions/${job}/criteria`)).body.version).toBe(1)
  })

  test('that weigh nothing, or have no proper form, are refused', async () => {
    const { job, call, get } = await aRankedBatch()
    const choice = choiceOf((await get(`/api/job-descriptions/${job}/criteria`)).body)
    const weights = Object.fromEntries(Object.keys(choice.weights).map((name) => [name, 0]))
    const nothing = await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice: { ...choice, weights } })
    expect([nothing.status, nothing.body.code]).toEqual([400, 'NOTHING_WEIGHED'])
    const negative = { ...choice, weights: { ...choice.weights, title: -1 } }
    expect((await call('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice: negative })).status).toBe(400)
  })
})
