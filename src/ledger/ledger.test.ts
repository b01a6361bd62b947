import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aWorkspace } from '#src/hiring/test-hiring.ts'
import { aCompanyWithJob, aReadApplication } from '#src/jobportal/applications/test-applications.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

interface Written {
  action: string
  actorId: string | null
  subjectId: string | null
  details: Record<string, string | number | boolean> | null
}

type World = Awaited<ReturnType<typeof aWorkspace>>

const entriesOf = async ({ server }: Pick<World, 'server'>): Promise<Written[]> =>
  (await server.auditTrail.after(0, {}, 1000)).map(({ action, actorId, subjectId, details }) => ({
    action,
    actorId,
    subjectId,
    details,
  }))

/** Four candidates whose matches are far from each other; the best first. */
async function fourCandidates() {
  const world = await aWorkspace(4)
  const { server, ids } = world
  await server.transaction(async () => {
    for (const [index, id] of ids.entries())
      await server.database.query().run(sql`update candidates set percentage = ${90 - 20 * index} where id = ${id}`)
  })
  const versions = new Map<string, number>()
  const step = (id: string) => {
    const version = versions.get(id) ?? 0
    versions.set(id, version + 1)
    return version
  }
  const move = async (id: string, name: string) => {
    const answer = await world.rosa.put(`/api/candidates/${id}/stage`, { stageId: await world.stage(name), version: step(id) })
    expect(answer.status).toBe(200)
  }
  const reject = async (id: string) => {
    await world.rosa.post(`/api/candidates/${id}/evidence-opened`)
    const answer = await world.rosa.post(`/api/candidates/${id}/reject`, {
      version: step(id),
      reason: 'required-skill',
      text: 'No Kubernetes.',
    })
    expect(answer.status).toBe(200)
  }
  const undo = async (id: string) =>
    expect((await world.rosa.post(`/api/candidates/${id}/undo-rejection`, { version: step(id) })).status).toBe(200)
  const report = async (query = '') => (await world.rosa.get(`/api/decision-ledger${query}`)).body
  const countOf = async (key: string, query = '') =>
    (await report(query)).measures.find((each: { key: string }) => each.key === key).count
  return { ...world, move, reject, undo, report, countOf }
}

describe('the decision ledger', () => {
  test('holds every decision in ids, with its place in the ranking and the versions of engine and criteria', async () => {
    const world = await fourCandidates()
    const { rita, ids, job, move, reject, undo } = world
    await move(ids[1]!, 'Screening')
    await reject(ids[0]!)
    await undo(ids[0]!)
    const written = (await entriesOf(world)).filter(({ action }) => /^(move|reject)-candidate|undo/.test(action))
    const fact = (index: number) => ({
      job,
      percentage: 90 - 20 * index,
      rank: index + 1,
      of: 4,
      engine: currentEngine,
      criteria: 1,
    })
    const all = { actorId: rita.id }
    expect(written).toMatchObject([
      { ...all, action: 'move-candidate', subjectId: ids[1], details: { ...fact(1), way: 'forward', evidence: false } },
      {
        ...all,
        action: 'reject-candidate',
        subjectId: ids[0],
        details: { ...fact(0), reason: 'required-skill', evidence: true },
      },
      { ...all, action: 'undo-rejection', subjectId: ids[0], details: fact(0) },
    ])
    expect(JSON.stringify(written)).not.toContain('Kubernetes')
    expect(JSON.stringify(written)).not.toContain('Screening')
  })

  test('holds changes of many, each move for itself, and what took them back', async () => {
    const world = await fourCandidates()
    const { rosa, ids } = world
    const { body } = await rosa.post('/api/candidates/bulk', { ids, action: { kind: 'move', stage: 'Screening', seen: {} } })
    expect(body.done).toBe(4)
    await rosa.post('/api/candidates/bulk', { ids, action: { kind: 'add-tag', name: 'Call back' } })
    await rosa.post(`/api/candidates/bulk/${body._id ?? body.id}/undo`)
    const written = (await entriesOf(world)).map(({ action }) => action)
    const count = (action: string) => written.filter((each) => each === action).length
    expect([count('move-candidate'), count('bulk-change'), count('undo-move'), count('undo-bulk')]).toEqual([4, 2, 4, 1])
  })

  test('holds a ranking that somebody is shown once an hour, and again after the criteria have changed', async () => {
    const world = await fourCandidates()
    const { server, rosa, job } = world
    const seen = async () =>
      (await entriesOf(world)).filter(({ action, subjectId }) => action === 'see-ranking' && subjectId === job)
    const look = () => rosa.get(`/api/job-descriptions/${job}/ranking`)
    const before = (await seen()).length
    for (let looks = 0; looks < 5; looks++) await look()
    expect((await seen()).length).toBe(before + 1)
    const { body: criteria } = await rosa.get(`/api/job-descriptions/${job}/criteria`)
    const { version: base, weights, skills, years, degree } = criteria
    const choice = { weights: { ...weights, skills: weights.skills === 10 ? 11 : 10 }, skills, years, degree }
    expect((await rosa.put(`/api/job-descriptions/${job}/criteria`, { base, choice })).status).toBe(200)
    await look()
    await look()
    const looks = await seen()
    expect(looks.slice(before).map(({ details }) => details)).toEqual([
      { engine: currentEngine, job, criteria: 1 },
      { engine: currentEngine, job, criteria: 2 },
    ])
    expect((await entriesOf(world)).find(({ action }) => action === 'change-criteria')?.details).toEqual({
      engine: currentEngine,
      job,
      criteria: 2,
    })
    server.clock.advance(61 * 60_000)
    await look()
    expect((await seen()).length).toBe(before + 3)
  })

  test('outlives the erasure of a candidate, names nobody, and its chain stays whole', async () => {
    const { server, rosa, ids, reject, move, report } = await fourCandidates()
    await reject(ids[0]!)
    for (const id of ids.slice(1)) await move(id, 'Screening')
    const before = await report()
    expect((await rosa.remove(`/api/candidates/${ids[0]}`)).status).toBeLessThan(300)
    expect(await report()).toEqual(before)
    const { body } = await rosa.get('/api/decision-ledger/rows?measure=decided')
    const left = []
    for (const { subject } of body.rows as { subject: { _id: string; isThere: boolean } }[]) {
      expect(subject.isThere).toBe((await rosa.get(`/api/candidates/${subject._id}`)).status === 200)
      left.push(subject.isThere)
    }
    expect([left.at(-1), left.includes(true)]).toEqual([false, true])
    expect(JSON.stringify(body)).not.toContain('Talvik')
    const cookie = await server.admin()
    expect((await server.call('POST', '/admin/audit/verify', { cookie, body: {} })).body.intact).toBe(true)
  })
})

describe('against the order', () => {
  test('is moving on somebody of the lower half while somebody with a higher match stands rejected', async () => {
    const { ids, move, reject, countOf } = await fourCandidates()
    await reject(ids[0]!)
    await move(ids[1]!, 'Screening')
    expect(await countOf('against')).toBe(0)
    await move(ids[3]!, 'Screening')
    expect(await countOf('against')).toBe(1)
    expect(await countOf('decided')).toBe(3)
  })

  test('is rejecting somebody of the upper half while somebody with a lower match was moved on', async () => {
    const { ids, move, reject, countOf } = await fourCandidates()
    await move(ids[2]!, 'Screening')
    await reject(ids[3]!)
    expect(await countOf('against')).toBe(0)
    await reject(ids[1]!)
    expect(await countOf('against')).toBe(1)
  })

  test('is nothing that follows the order, and nothing after the other decision was taken back', async () => {
    const { ids, move, reject, undo, countOf } = await fourCandidates()
    await move(ids[0]!, 'Screening')
    await reject(ids[3]!)
    await reject(ids[1]!)
    await undo(ids[1]!)
    await move(ids[2]!, 'Screening')
    expect(await countOf('against')).toBe(0)
  })

  test('is shown by job and by day, with the rows behind it and as a table', async () => {
    const { server, rosa, ids, job, move, reject, report, countOf } = await fourCandidates()
    await reject(ids[0]!)
    for (let pauses = 0; pauses < 2; pauses++) {
      server.clock.advance(8 * 60 * 60_000)
      await rosa.get('/user')
    }
    const today = server.clock.now().toISOString().slice(0, 10)
    await move(ids[3]!, 'Screening')
    // What happened before the days that are shown still decides what goes against the order.
    expect(await countOf('against', `?from=${today}&to=${today}`)).toBe(1)
    expect(await countOf('decided', `?from=${today}&to=${today}`)).toBe(1)
    expect(await countOf('decided', '?job=another')).toBe(0)
    expect((await report()).jobs).toMatchObject([{ _id: job, title: 'Backend Developer', counts: { decided: 2, against: 1 } }])
    const { body } = await rosa.get('/api/decision-ledger/rows?measure=against')
    expect(body).toMatchObject({ total: 1, rows: [{ what: 'moved', rank: 4, of: 4, percentage: 30, against: true }] })
    const { text } = await rosa.get('/api/decision-ledger/rows.csv?measure=against')
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
    expect(text).toContain(`candidate,${ids[3]}`)
  })

  test('a period that is none is refused', async () => {
    const { rosa } = await aWorkspace()
    for (const query of ['from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'to=yesterday'])
      expect((await rosa.get(`/api/decision-ledger?${query}`)).status).toBe(400)
  })
})

test('no rejection is without opened evidence; moves without it are counted', async () => {
  const { ids, move, reject, countOf } = await fourCandidates()
  await reject(ids[0]!)
  await move(ids[1]!, 'Screening')
  expect([await countOf('rejected-unseen'), await countOf('moved-unseen')]).toEqual([0, 1])
})

test('owners see their own workspace, administrators all and each; nobody else sees any', async () => {
  const { server, ids, reject, rita, calls, colleague, countOf } = await fourCandidates()
  await reject(ids[0]!)
  const other = calls((await server.recruiter('other@example.com')).cookie)
  expect((await other.get('/api/decision-ledger')).body.jobs).toEqual([])
  const recruiter = calls((await colleague('carl@example.com')).cookie)
  expect((await recruiter.get('/api/decision-ledger')).status).toBe(403)
  expect((await calls(rita.cookie).get('/admin/decision-ledger')).status).toBe(403)
  const admin = calls(await server.admin())
  const decidedBy = async (query: string) =>
    (await admin.get(`/admin/decision-ledger${query}`)).body.measures.find(({ key }: { key: string }) => key === 'decided').count
  const workspace = (await server.users.member(rita.id))!.workspace.id
  expect([await decidedBy(''), await decidedBy(`?workspace=${workspace}`), await decidedBy('?workspace=none')]).toEqual([1, 1, 0])
  expect(await countOf('decided')).toBe(1)
})

test('the job portal writes down every change of a status, and is part of the report for administrators', async () => {
  const world = await aWorkspace()
  const { server, calls } = world
  const company = await aCompanyWithJob(server, 'cara@example.com', 'Lantern Works')
  const { id } = await aReadApplication(server, company.job, { name: 'Mira Talvik' })
  const change = (body: unknown) => server.call('PATCH', `/jobportal/applications/${id}`, { token: company.token, body })
  expect((await change({ status: 'Rejected' })).status).toBe(400)
  expect((await change({ status: 'Rejected', reason: 'required-skill' })).body.code).toBe('EVIDENCE_NOT_OPENED')
  await change({ status: 'Shortlisted' })
  await server.call('GET', `/jobportal/application/${id}`, { token: company.token })
  await change({ status: 'Rejected', reason: 'required-skill' })
  const written = (await entriesOf(world)).filter(({ action }) => action === 'change-application')
  const fact = { job: company.job.id, rank: 1, of: 1 }
  expect(written.map(({ details }) => details)).toMatchObject([
    { ...fact, status: 'Shortlisted', from: 'New', evidence: false },
    { ...fact, status: 'Rejected', from: 'Shortlisted', evidence: true },
  ])
  const admin = calls(await server.admin())
  const { body } = await admin.get('/admin/decision-ledger/rows?measure=decided')
  expect(body.rows.map(({ what, subject }: { what: string; subject: { kind: string } }) => [what, subject.kind])).toEqual([
    ['rejected', 'application'],
    ['moved', 'application'],
  ])
})
