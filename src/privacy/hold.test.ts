import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aWorkspace, canaries, somebodyKnown } from './test-privacy.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

describe('a preview', () => {
  test('counts what goes along, and names the other job descriptions', async () => {
    const { rosa, quillon, mira } = await somebodyKnown()
    const { body } = await rosa.post('/api/candidates/deletion-preview', { ids: [quillon, mira, 'unknown'] })
    expect(body.missing).toBe(1)
    const quillons = body.people.find(({ name }: { name: string }) => name === canaries.name)
    expect(quillons).toEqual({
      candidateIds: [quillon],
      name: canaries.name,
      resumes: 1,
      rankings: 2,
      notes: 1,
      messages: 1,
      held: null,
      jobTitles: expect.arrayContaining(['Backend Developer', 'Data Engineer']),
      others: { tasks: 1 },
    })
  })

  test('and a deletion take a thousand candidates at most', async () => {
    const { rosa } = await aWorkspace()
    const ids = Array.from({ length: 1001 }, (_, index) => `c${index}`)
    for (const path of ['/api/candidates/delete', '/api/candidates/deletion-preview'])
      expect((await rosa.post(path, { ids })).status).toBe(413)
  })
})

describe('a hold', () => {
  test('keeps a person from deletion until it is lifted, and stands on the timeline', async () => {
    const { rosa, quillon, quillonAgain, mira } = await aWorkspace()
    const held = await rosa.put(`/api/candidates/${quillon}/hold`, { reason: '  A complaint \n is open ' })
    expect(held.body).toMatchObject({
      hold: { reason: 'A complaint is open', heldBy: 'Rita Recruiter' },
      others: [{ _id: quillonAgain }],
    })
    const refused = await rosa.remove(`/api/candidates/${quillonAgain}`)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('CANDIDATE_HELD')
    const many = await rosa.post('/api/candidates/delete', { ids: [quillon, mira] })
    expect(many.body).toEqual({ deleted: [mira], held: [quillon], message: 'Candidate deleted, 1 kept by a hold' })
    const timeline = (await rosa.get(`/api/candidates/${quillonAgain}/timeline`)).body
    expect(timeline[0]).toMatchObject({ kind: 'held', details: { reason: 'A complaint is open' } })
    expect((await rosa.remove(`/api/candidates/${quillon}/hold`)).body.hold).toBeNull()
    expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(200)
  })

  test('stays with the resumes when their person is merged into another, and when that is taken back', async () => {
    const { rosa, quillon, mira, server } = await aWorkspace()
    const people = await server.database.query().all<{ id: string; email: string }>(sql`select id, email from people`)
    const idOf = (part: string) => people.find(({ email }) => email.startsWith(part))!.id
    await rosa.put(`/api/candidates/${quillon}/hold`, { reason: 'A lawsuit' })
    const { body } = await rosa.post(`/api/people/${idOf('mira')}/merge`, { person: idOf('quillon') })
    expect((await rosa.remove(`/api/candidates/${mira}`)).status).toBe(409)
    expect((await rosa.get('/api/retention')).body.holds).toHaveLength(1)
    await rosa.remove(`/api/people/merges/${body._id}`)
    expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(409)
  })

  test('needs a reason', async () => {
    const { rosa, quillon } = await aWorkspace()
    for (const reason of ['', ' \n ', 'x'.repeat(501)]) {
      const { status, body } = await rosa.put(`/api/candidates/${quillon}/hold`, { reason })
      expect({ status, field: body.field ?? body.details?.field }).toEqual({ status: 400, field: 'reason' })
    }
  })
})
