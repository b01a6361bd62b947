import { describe, expect, test } from 'bun:test'
import { aWorkspace } from './test-hiring.ts'

describe('the stages of a job description', () => {
  test('are the usual ones at first, and everybody who was ranked stands in the first', async () => {
    const { board, ids } = await aWorkspace(3)
    const { stages, cards, total, canChange } = await board()
    expect(stages.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['New', 3],
      ['Screening', 0],
      ['Interview', 0],
      ['Offer', 0],
      ['Hired', 0],
      ['Rejected', 0],
    ])
    expect(cards.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted())
    expect(cards[0]).toMatchObject({ stageId: stages[0]._id, version: 0, tags: [], task: null, name: expect.any(String) })
    expect([total, canChange]).toEqual([3, true])
  })

  test('are renamed, ordered, added and removed, and nobody changes place by it', async () => {
    const { rosa, job, id, board, stage } = await aWorkspace(2)
    await rosa.put(`/api/candidates/${id}/stage`, { stageId: await stage('Interview'), version: 0 })
    const { stages, revision } = await board()
    const [fresh, screening, interview, , hired, rejected] = stages
    const wanted = [
      { name: 'Sourced', kind: 'open' },
      { _id: fresh._id, name: 'Inbox', kind: 'open' },
      { _id: interview._id, name: interview.name, kind: 'open' },
      { _id: screening._id, name: 'Phone call', kind: 'open' },
      { _id: hired._id, name: 'Hired', kind: 'hired' },
      { _id: rejected._id, name: 'Not this time', kind: 'rejected' },
    ]
    const saved = await rosa.put(`/api/job-descriptions/${job}/stages`, { revision, stages: wanted })
    expect(saved.status).toBe(200)
    expect(saved.body.stages.map(({ name, count }: { name: string; count: number }) => `${name} ${count}`)).toEqual([
      'Sourced 0',
      'Inbox 1',
      'Interview 1',
      'Phone call 0',
      'Hired 0',
      'Not this time 0',
    ])
    const stale = await rosa.put(`/api/job-descriptions/${job}/stages`, { revision, stages: wanted.slice(1) })
    expect([stale.status, stale.body.code]).toEqual([409, 'STAGES_CHANGED'])
  })

  test('say what is wrong with a new list, and which stage it is about', async () => {
    const { rosa, job, board } = await aWorkspace()
    const { stages } = await board()
    const records = stages.map(({ _id, name, kind }: { _id: string; name: string; kind: string }) => ({ _id, name, kind }))
    const refused = async (list: unknown[]) => {
      const { status, body } = await rosa.put(`/api/job-descriptions/${job}/stages`, { revision: 0, stages: list })
      return [status, body.field, body.message]
    }
    expect(await refused([{ ...records[0], name: ' ' }, ...records.slice(1)])).toEqual([
      400,
      'stages.0',
      'Every stage needs a name.',
    ])
    expect(await refused([...records.slice(0, 5), { ...records[5], name: 'new' }])).toEqual([
      400,
      'stages.5',
      'There is already a stage named new.',
    ])
    expect(await refused(records.toReversed())).toEqual([
      400,
      'stages',
      'New candidates arrive in the first stage, so it must be one that is still open.',
    ])
    expect(await refused(records.slice(0, 5))).toEqual([400, 'stages', 'One stage must be for candidates who are rejected.'])
    expect((await refused([records[0], { ...records[1], kind: 'rejected' }, ...records.slice(2)]))[2]).toContain(
      'cannot be changed',
    )
  })

  test('with candidates are only removed when it is said where those go, and never into a rejection', async () => {
    const { rosa, job, ids, board, workflow, stage } = await aWorkspace(2)
    await rosa.put(`/api/candidates/${ids[0]}/stage`, { stageId: await stage('Offer'), version: 0 })
    const { stages, revision } = await board()
    const rest = stages.filter(({ name }: { name: string }) => name !== 'Offer')
    const list = rest.map(({ _id, name, kind }: { _id: string; name: string; kind: string }) => ({ _id, name, kind }))
    const offer = await stage('Offer')
    const save = (moves?: Record<string, string>) =>
      rosa.put(`/api/job-descriptions/${job}/stages`, { revision, stages: list, moves })
    const first = await save()
    expect([first.status, first.body.code, first.body.stage]).toEqual([409, 'STAGE_NOT_EMPTY', offer])
    expect((await save({ [offer]: await stage('Rejected') })).body.message).toContain('one by one')
    expect((await save({ [offer]: await stage('Interview') })).status).toBe(200)
    const { placement, stages: now, timeline } = await workflow(ids[0])
    expect(now.find(({ _id }: { _id: string }) => _id === placement.stageId).name).toBe('Interview')
    expect(timeline.entries[0]).toMatchObject({
      kind: 'stage-moved',
      details: { from: 'Offer', to: 'Interview', removed: 'Offer' },
    })
  })
})

describe('a candidate is moved', () => {
  test('by a recruiter, which stands on the timeline and reaches open windows', async () => {
    const { rosa, rita, id, job, workflow, stage, server } = await aWorkspace()
    server.clock.advance(60_000)
    const published: unknown[] = []
    server.app.windows.add({
      userId: rita.id,
      workspaceId: (await server.users.member(rita.id))!.workspace.id,
      sessionId: 's',
      send: (frame: string) => void published.push(JSON.parse(frame)),
      close: () => {},
      heard: 0,
    } as never)
    const moved = await rosa.put(`/api/candidates/${id}/stage`, { stageId: await stage('Screening'), version: 0 })
    expect([moved.status, moved.body.version, moved.body.movedBy]).toEqual([200, 1, rita.id])
    const { timeline } = await workflow()
    expect(timeline.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['stage-moved', 'scored', 'received'])
    expect(timeline.entries[0]).toMatchObject({ actorId: rita.id, details: { from: 'New', to: 'Screening' } })
    expect(timeline.entries[2]).toMatchObject({ actorId: rita.id, details: { filename: 'mira.pdf' } })
    expect(published).toContainEqual({ event: 'workflowUpdated', data: { jobDescriptionId: job, candidateId: id } })
    expect(published).toContainEqual({ event: 'apiResponseUpdated', data: expect.objectContaining({ _id: id }) })
  })

  test('once: the second of two people is told what the first one did, and changes nothing', async () => {
    const { rosa, calls, colleague, id, workflow, stage } = await aWorkspace()
    const other = calls((await colleague('carl@example.com')).cookie)
    const [interview, offer] = [await stage('Interview'), await stage('Offer')]
    const both = await Promise.all([
      rosa.put(`/api/candidates/${id}/stage`, { stageId: interview, version: 0 }),
      other.put(`/api/candidates/${id}/stage`, { stageId: offer, version: 0 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)!
    // Whose call reaches the database first is not decided here.
    const [by, to, place] = late === both[1] ? ['Rita Recruiter', 'Interview', interview] : ['Carl Colleague', 'Offer', offer]
    expect(late.body).toMatchObject({
      code: 'MOVED_MEANWHILE',
      stage: to,
      by,
      message: `${by} has moved Mira Talvik to ${to} in the meantime. Nothing was changed.`,
    })
    expect((await workflow()).placement.stageId).toBe(place)
  })

  test('to no stage that is gone, and to no rejection without a reason', async () => {
    const { rosa, id, stage } = await aWorkspace()
    const gone = await rosa.put(`/api/candidates/${id}/stage`, { stageId: 'elsewhere', version: 0 })
    expect([gone.status, gone.body.code]).toEqual([409, 'STAGE_GONE'])
    const plain = await rosa.put(`/api/candidates/${id}/stage`, { stageId: await stage('Rejected'), version: 0 })
    expect([plain.status, plain.body.code]).toEqual([400, 'REASON_NEEDED'])
  })

  test('by nobody who may only look, and by nobody of another workspace', async () => {
    const { calls, colleague, id, job, server, stage } = await aWorkspace()
    const viewer = calls((await colleague('vera@example.com', 'viewer')).cookie)
    const stranger = calls((await server.recruiter('stranger@example.com')).cookie)
    const move = { stageId: await stage('Offer'), version: 0 }
    expect((await viewer.put(`/api/candidates/${id}/stage`, move)).status).toBe(403)
    expect((await viewer.get(`/api/job-descriptions/${job}/board`)).body.canChange).toBe(false)
    expect((await stranger.put(`/api/candidates/${id}/stage`, move)).status).toBe(404)
    expect((await stranger.get(`/api/job-descriptions/${job}/board`)).status).toBe(404)
    expect((await stranger.get(`/api/candidates/${id}/workflow`)).status).toBe(404)
  })
})

test('a score that changes stands on the timeline with both numbers', async () => {
  const { server, id, workflow } = await aWorkspace()
  const { workspace } = (await server.users.member((await workflow()).me))!
  const { match } = (await server.candidates.find(workspace.id, id))!
  await server.candidates.rescore(id, { match: { ...match, percentage: 7 }, criteriaVersion: 2 })
  const { entries } = (await workflow()).timeline
  expect(entries[0]).toMatchObject({ kind: 'scored-again', details: { from: match.percentage, to: 7, criteriaVersion: 2 } })
  expect(entries[1]).toMatchObject({ kind: 'scored', details: { percentage: match.percentage } })
})
