import { describe, expect, test } from 'bun:test'
import { aWorkspace } from './test-hiring.ts'

const kinds = ({ timeline }: { timeline: { entries: { kind: string }[] } }) => timeline.entries.map(({ kind }) => kind)

const several = async () => {
  const it = await aWorkspace(3)
  const bulk = (action: object, ids = it.ids) => it.rosa.post('/api/candidates/bulk', { ids, action })
  const undo = (id: string, calls = it.rosa) => calls.post(`/api/candidates/bulk/${id}/undo`)
  const standing = async () => (await it.rosa.post('/api/candidates/bulk/standing', { ids: it.ids })).body
  const stageOf = async (id: string) => {
    const { placement, stages } = await it.workflow(id)
    return stages.find(({ _id }: { _id: string }) => _id === placement.stageId).name
  }
  return { ...it, bulk, undo, standing, stageOf }
}

describe('a tag for several', () => {
  test('is given to those who lack it, stands on each timeline, and goes again with an undo', async () => {
    const { rosa, ids, bulk, undo, workflow } = await several()
    await rosa.post(`/api/candidates/${ids[0]}/tags`, { name: 'Berlin' })
    const { status, body } = await bulk({ kind: 'add-tag', name: ' berlin ' })
    expect([status, body.text, body.done, body.unchanged, body.left]).toEqual([200, 'Tagged 2 candidates “Berlin”', 2, 1, []])
    expect(kinds(await workflow(ids[1]))[0]).toBe('tag-added')
    const undone = await undo(body._id)
    expect([undone.status, undone.body.text]).toEqual([200, 'Undone for 2 candidates'])
    expect((await workflow(ids[0])).tags).toHaveLength(1)
    expect((await workflow(ids[1])).tags).toEqual([])
    expect((await rosa.get('/api/tags')).body).toMatchObject([{ name: 'Berlin', count: 1 }])
    expect((await undo(body._id)).body.code).toBe('UNDONE_ALREADY')
  })

  test('that came with the change goes with it, and one that is taken away comes back', async () => {
    const { rosa, bulk, undo, standing, ids, workflow } = await several()
    const made = await bulk({ kind: 'add-tag', name: 'Relocates' })
    const [tag] = (await standing()).tags
    expect(tag).toMatchObject({ name: 'Relocates', count: 3 })
    const taken = await bulk({ kind: 'remove-tag', tagId: tag._id })
    expect(taken.body.text).toBe('Took the tag “Relocates” from 3 candidates')
    await undo(taken.body._id)
    expect((await workflow(ids[2])).tags).toMatchObject([{ name: 'Relocates' }])
    await undo(made.body._id)
    expect((await rosa.get('/api/tags')).body).toEqual([])
  })
})

describe('several are moved', () => {
  test('in one step that other windows hear of once, and an undo puts each back where it was', async () => {
    const { rosa, rita, job, ids, bulk, undo, standing, stageOf, stage, server, workflow } = await several()
    await rosa.put(`/api/candidates/${ids[0]}/stage`, { stageId: await stage('Offer'), version: 0 })
    const before = (await workflow(ids[0])).placement
    const { stages, seen } = await standing()
    expect(stages.map(({ name, here, possible }: Record<string, unknown>) => `${name} ${here} ${possible}`)).toEqual([
      'New 2 1',
      'Screening 0 3',
      'Interview 0 3',
      'Offer 1 2',
      'Hired 0 3',
    ])
    const heard: unknown[] = []
    server.app.windows.add({
      userId: rita.id,
      workspaceId: (await server.users.member(rita.id))!.workspace.id,
      sessionId: 's',
      send: (frame: string) => void heard.push(JSON.parse(frame)),
      close: () => {},
    } as never)
    server.clock.advance(60_000)
    const { body } = await bulk({ kind: 'move', stage: 'interview', seen })
    expect([body.done, body.left]).toEqual([3, []])
    expect(heard).toEqual([{ event: 'workflowUpdated', data: { jobDescriptionId: job, candidateId: null } }])
    expect(await Promise.all(ids.map(stageOf))).toEqual(['Interview', 'Interview', 'Interview'])
    server.clock.advance(60_000)
    await undo(body._id)
    expect(await Promise.all(ids.map(stageOf))).toEqual(['Offer', 'New', 'New'])
    const { placement, timeline } = await workflow(ids[0])
    expect(placement).toMatchObject({ stageId: before.stageId, enteredAt: before.enteredAt, movedBy: before.movedBy })
    expect(timeline.entries[0]).toMatchObject({ kind: 'stage-moved', details: { from: 'Interview', to: 'Offer', undone: 'yes' } })
  })

  test('but not whom a colleague moved meanwhile, neither forth nor back', async () => {
    const { calls, colleague, ids, bulk, undo, standing, stageOf, stage } = await several()
    const carl = calls((await colleague('carl@example.com')).cookie)
    const { seen } = await standing()
    await carl.put(`/api/candidates/${ids[0]}/stage`, { stageId: await stage('Offer'), version: 0 })
    const { body } = await bulk({ kind: 'move', stage: 'Interview', seen })
    expect(body.done).toBe(2)
    expect(body.left).toEqual([
      { _id: ids[0], name: expect.any(String), reason: 'was moved to Offer by Carl Colleague in the meantime' },
    ])
    await carl.put(`/api/candidates/${ids[1]}/stage`, { stageId: await stage('Hired'), version: 1 })
    const undone = await undo(body._id)
    expect(undone.body.text).toBe('Undone for 1 candidate')
    expect(undone.body.left[0]).toMatchObject({ _id: ids[1], reason: 'was moved to Hired by Carl Colleague since' })
    expect(await Promise.all(ids.map(stageOf))).toEqual(['Offer', 'Hired', 'New'])
  })

  test('and an undo puts them back where somebody had moved them whose account is gone', async () => {
    const { calls, colleague, ids, bulk, undo, stageOf, stage, server, workflow } = await several()
    const carl = await colleague('carl@example.com')
    await calls(carl.cookie).put(`/api/candidates/${ids[0]}/stage`, { stageId: await stage('Offer'), version: 0 })
    const { body } = await bulk({ kind: 'move', stage: 'Hired', seen: {} })
    await server.call('DELETE', `/admin/delete-user/${carl.id}`, { cookie: await server.admin() })
    expect((await undo(body._id)).body.text).toBe('Undone for 3 candidates')
    expect([await stageOf(ids[0]!), (await workflow(ids[0])).placement.movedBy]).toEqual(['Offer', null])
  })

  test('never into or out of a rejection, and not to a stage that their position lacks', async () => {
    const { rosa, ids, bulk, stageOf } = await several()
    const rejected = await bulk({ kind: 'move', stage: 'Rejected', seen: {} })
    expect([rejected.body._id, rejected.body.done, rejected.body.left.length]).toEqual([null, 0, 3])
    expect(rejected.body.left[0].reason).toContain('a rejection needs a reason')
    const unknown = await bulk({ kind: 'move', stage: 'Trial day', seen: {} })
    expect(unknown.body.left[0].reason).toBe('is ranked for Backend Developer, which has no stage of this name')
    await rosa.post(`/api/candidates/${ids[0]}/evidence-opened`)
    await rosa.post(`/api/candidates/${ids[0]}/reject`, { version: 0, reason: 'withdrew', text: '' })
    const moved = await bulk({ kind: 'move', stage: 'Offer', seen: {} })
    expect([moved.body.done, moved.body.left[0]._id]).toEqual([2, ids[0]])
    expect(await stageOf(ids[0]!)).toBe('Rejected')
  })
})

test('a task for several goes again, but for the one that somebody has worked on', async () => {
  const { rosa, ids, bulk, undo, workflow, rita } = await several()
  const { body } = await bulk({ kind: 'add-task', title: 'Call', dueOn: '2030-01-02', assigneeId: rita.id })
  expect(body.text).toBe('Gave 3 candidates the task “Call”')
  const [task] = (await workflow(ids[1])).tasks
  const { _id, title, dueOn, assigneeId, version } = task
  await rosa.put(`/api/tasks/${_id}`, { title, dueOn, assigneeId, version, done: true })
  const undone = await undo(body._id)
  expect(undone.body.left).toMatchObject([{ _id: ids[1], reason: 'keeps the task, because somebody has changed it' }])
  expect(await Promise.all(ids.map(async (id) => (await workflow(id)).tasks.length))).toEqual([0, 1, 0])
  expect((await bulk({ kind: 'add-task', title: 'Call', dueOn: '2030-02-30', assigneeId: null })).body.field).toBe('dueOn')
})

test('a change of several is undone by who made it, within ten minutes', async () => {
  const { calls, colleague, bulk, undo, server } = await several()
  const carl = calls((await colleague('carl@example.com')).cookie)
  const { body } = await bulk({ kind: 'add-tag', name: 'Later' })
  expect((await undo(body._id, carl)).status).toBe(404)
  server.clock.advance(10 * 60_000 + 1)
  expect((await undo(body._id)).body.code).toBe('TOO_LATE')
})

test('whoever is not there is said to be, and viewers change nothing', async () => {
  const { calls, colleague, bulk, ids } = await several()
  const { body } = await bulk({ kind: 'add-tag', name: 'Here' }, [...ids, 'nobody'])
  expect(body.left).toEqual([{ _id: 'nobody', name: 'Somebody', reason: 'is not there any more' }])
  const viewer = calls((await colleague('vera@example.com', 'viewer')).cookie)
  expect((await viewer.post('/api/candidates/bulk', { ids, action: { kind: 'add-tag', name: 'No' } })).status).toBe(403)
})

test('the list of candidates shows the stage somebody was moved to and their tags, and is filtered by them', async () => {
  const { rosa, ids, bulk } = await several()
  await bulk({ kind: 'add-tag', name: 'Berlin' }, [ids[0]!])
  await bulk({ kind: 'move', stage: 'Interview', seen: {} }, [ids[0]!])
  const { body } = await rosa.get('/api/candidate-filtering?fields=list')
  const marks = new Map(body.map(({ _id, marks }: { _id: string; marks: unknown }) => [_id, marks]))
  expect(marks.get(ids[0])).toEqual({ stage: 'Interview', tags: [{ name: 'Berlin', colour: expect.any(String) }] })
  expect(marks.get(ids[1])).toBeUndefined()

  const found = async (search: string) =>
    (await rosa.get(`/api/candidate-filtering?fields=choice&${search}`)).body.map(({ _id }: { _id: string }) => _id)
  expect(await found('stage=interview')).toEqual([ids[0]])
  expect((await found('stage=New')).toSorted()).toEqual(ids.slice(1).toSorted())
  expect(await found('stage=New&stage=Interview')).toHaveLength(3)
  expect(await found('tag=BERLIN&stage=Interview')).toEqual([ids[0]])
  expect(await found('tag=Berlin&stage=New')).toEqual([])
  expect(await found('tag=Unknown')).toEqual([])
  const stages = (list: { _id: string; stage: string }[]) => list.map(({ _id, stage }) => ({ _id, stage }))
  const byStage = (await rosa.get('/api/candidate-filtering?fields=list&sort=-stage')).body
  expect(stages(byStage)[0]).toEqual({ _id: ids[0]!, stage: 'Interview' })
  expect(stages((await rosa.get('/api/candidate-filtering?fields=list&sort=stage')).body)[2]).toEqual({
    _id: ids[0]!,
    stage: 'Interview',
  })
  expect(byStage[1].stage).toBe('New')
  const { body: known } = await rosa.get('/api/candidates/marks')
  expect([known.stages.slice(0, 3), known.tags]).toEqual([['New', 'Screening', 'Interview'], ['Berlin']])
})

test('positions with people to review are counted without whom somebody has looked at or moved', async () => {
  const { rosa, ids, job, stage, server } = await aWorkspace(4)
  const toReview = async () => (await rosa.get('/api/candidates/to-review')).body
  expect(await toReview()).toEqual([{ _id: job, title: 'Backend Developer', count: 4 }])
  await rosa.post(`/api/candidates/${ids[0]}/evidence-opened`)
  await rosa.put(`/api/candidates/${ids[1]}/stage`, { stageId: await stage('Offer'), version: 0 })
  await rosa.put(`/api/candidates/${ids[2]}/stage`, { stageId: await stage('Screening'), version: 0 })
  await rosa.put(`/api/candidates/${ids[2]}/stage`, { stageId: await stage('New'), version: 1 })
  expect(await toReview()).toEqual([{ _id: job, title: 'Backend Developer', count: 2 }])
  await rosa.post(`/api/candidates/${ids[2]}/evidence-opened`)
  await rosa.post(`/api/candidates/${ids[3]}/evidence-opened`)
  expect(await toReview()).toEqual([])
  const stranger = await server.recruiter('stranger@example.com')
  expect((await server.call('GET', '/api/candidates/to-review', { cookie: stranger.cookie })).body).toEqual([])
})
