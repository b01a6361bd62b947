import { describe, expect, test } from 'bun:test'
import { mentionedIn } from './note.ts'
import { aWorkspace } from './test-hiring.ts'

describe('tags', () => {
  test('belong to the workspace: the same name is the same tag, whatever its case', async () => {
    const { rosa, ids, workflow, board } = await aWorkspace(2)
    const first = await rosa.post(`/api/candidates/${ids[0]}/tags`, { name: ' Call  back ' })
    const second = await rosa.post(`/api/candidates/${ids[1]}/tags`, { name: 'call back', colour: 'red' })
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(first.body.colour).toBe('amber')
    expect((await rosa.get('/api/tags')).body).toEqual([{ ...first.body, name: 'Call back', count: 2 }])
    const { cards, tags } = await board()
    expect([cards[0].tags, tags[0].name]).toEqual([[first.body._id], 'Call back'])
    expect((await rosa.get(`/api/candidates/${cards[0]._id}/card`)).body).toEqual(cards[0])
    await rosa.put(`/api/tags/${first.body._id}`, { name: 'Ring back', colour: 'purple' })
    expect((await workflow()).tags).toEqual([{ _id: first.body._id, name: 'Ring back', colour: 'purple' }])
    await rosa.remove(`/api/candidates/${ids[0]}/tags/${first.body._id}`)
    expect((await workflow(ids[0])).timeline.entries.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'tag-removed',
      'tag-added',
    ])
    expect((await rosa.remove(`/api/tags/${first.body._id}`)).status).toBe(204)
    expect((await workflow(ids[1])).tags).toEqual([])
  })

  test('need a name of their own', async () => {
    const { rosa, id } = await aWorkspace()
    expect((await rosa.post(`/api/candidates/${id}/tags`, { name: '  ' })).body).toMatchObject({
      field: 'name',
      message: 'Name is required.',
    })
    const one = (await rosa.post(`/api/candidates/${id}/tags`, { name: 'One' })).body
    await rosa.post(`/api/candidates/${id}/tags`, { name: 'Two' })
    expect((await rosa.put(`/api/tags/${one._id}`, { name: 'TWO', colour: 'red' })).body.message).toBe(
      'There is already a tag named Two.',
    )
  })
})

describe('notes', () => {
  test('ask colleagues by "@Full Name", who get a mail and a mark, once', async () => {
    const { rosa, calls, colleague, id, workflow, server } = await aWorkspace()
    const carl = await colleague('carl@example.com')
    const note = await rosa.post(`/api/candidates/${id}/notes`, { text: 'What do you think, @Carl Colleague?' })
    expect([note.status, note.body.mentions]).toEqual([201, [carl.id]])
    const mentions = async () => (await server.sentMails()).filter(({ kind }) => kind === 'mentioned')
    expect(await mentions()).toEqual([
      {
        kind: 'mentioned',
        to: 'carl@example.com',
        fullName: 'Carl Colleague',
        byName: 'Rita Recruiter',
        jobTitle: 'Backend Developer',
        link: `http://localhost:3000/dashboard/candidates/${id}/activity`,
      },
    ])
    await rosa.put(`/api/notes/${note.body._id}`, { text: 'Well, @Carl Colleague and @Rita Recruiter?', version: 1 })
    expect(await mentions()).toHaveLength(1)
    const his = calls(carl.cookie)
    expect((await his.get('/api/tasks')).body.mentions).toMatchObject([
      { candidateId: id, candidateName: 'Mira Talvik', seenAt: null },
    ])
    expect((await his.post(`/api/candidates/${id}/mentions-seen`)).body).toEqual({ seen: 1 })
    expect((await his.get('/api/tasks')).body.mentions[0].seenAt).toBeString()
    expect((await workflow()).notes[0].mentions).toContain(carl.id)
  })

  test('are edited and deleted by who wrote them, and show what they said before', async () => {
    const { rosa, calls, colleague, id, workflow } = await aWorkspace()
    const other = calls((await colleague('carl@example.com')).cookie)
    const { _id } = (await rosa.post(`/api/candidates/${id}/notes`, { text: 'First words' })).body
    expect((await other.put(`/api/notes/${_id}`, { text: 'Mine', version: 1 })).status).toBe(403)
    expect((await other.remove(`/api/notes/${_id}`)).status).toBe(403)
    expect((await rosa.put(`/api/notes/${_id}`, { text: 'Second words', version: 1 })).body).toMatchObject({ version: 2 })
    expect((await rosa.put(`/api/notes/${_id}`, { text: 'Third words', version: 1 })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await other.get(`/api/notes/${_id}/history`)).body).toMatchObject([{ version: 1, text: 'First words' }])
    expect((await rosa.remove(`/api/notes/${_id}`)).status).toBe(204)
    const { notes, timeline } = await workflow()
    expect(notes).toEqual([])
    expect(JSON.stringify(timeline)).not.toContain('words')
    expect(timeline.entries[0].kind).toBe('note-deleted')
    expect((await other.get(`/api/notes/${_id}/history`)).status).toBe(404)
  })

  test('find the longer of two names that begin alike, and no name inside a word or an address', () => {
    const person = (id: string, fullName: string) => ({ id, fullName, email: '', role: 'recruiter' as const, jobs: null })
    const people = [person('1', 'Ana Li'), person('2', 'Ana Lima'), person('3', 'Zoë Ñandú')]
    expect(mentionedIn('@Ana Lima and @zoë ñandú, not mail@ana li or @Ana Limaverde', people)).toEqual(['2', '3'])
    expect(mentionedIn('@Ana Li, please', people)).toEqual(['1'])
    expect(mentionedIn('(@Ana Li)', people)).toEqual(['1'])
  })

  test('are refused when empty or endless, beside the field', async () => {
    const { rosa, id } = await aWorkspace()
    expect((await rosa.post(`/api/candidates/${id}/notes`, { text: ' \n ' })).body).toMatchObject({
      field: 'text',
      message: 'Note is required.',
    })
    expect((await rosa.post(`/api/candidates/${id}/notes`, { text: 'x'.repeat(5001) })).body.message).toContain('5,000')
  })
})

describe('tasks', () => {
  test('have a day and somebody who does them, and are listed with the most urgent first', async () => {
    const { rosa, rita, calls, colleague, ids, board } = await aWorkspace(2)
    const carl = await colleague('carl@example.com')
    const add = async (id: string, task: object) =>
      (await rosa.post(`/api/candidates/${id}/tasks`, { dueOn: null, assigneeId: rita.id, ...task })).body
    await add(ids[0]!, { title: 'Some day' })
    await add(ids[0]!, { title: 'Later', dueOn: '2026-03-09' })
    const soon = await add(ids[1]!, { title: 'Soon', dueOn: '2026-03-01' })
    await add(ids[1]!, { title: 'For Carl', assigneeId: carl.id })
    const mine = (await rosa.get('/api/tasks')).body
    expect(mine.tasks.map(({ title }: { title: string }) => title)).toEqual(['Soon', 'Later', 'Some day'])
    expect(mine.today).toBe('2026-03-02')
    expect((await calls(carl.cookie).get('/api/tasks')).body.tasks.map(({ title }: { title: string }) => title)).toEqual([
      'For Carl',
    ])
    expect((await rosa.get('/api/tasks?of=everybody')).body.total).toBe(4)
    const { cards } = await board()
    expect(cards.find(({ _id }: { _id: string }) => _id === ids[1]).task).toMatchObject({ title: 'Soon', dueOn: '2026-03-01' })
    const done = await rosa.put(`/api/tasks/${soon._id}`, {
      title: 'Soon',
      dueOn: '2026-03-01',
      assigneeId: rita.id,
      done: true,
      version: 1,
    })
    expect(done.body.doneAt).toBeString()
    expect((await rosa.get('/api/tasks?done=true')).body.tasks.map(({ title }: { title: string }) => title)).toEqual(['Soon'])
    const stale = await rosa.put(`/api/tasks/${soon._id}`, { title: 'X', dueOn: null, assigneeId: null, done: false, version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await rosa.remove(`/api/tasks/${soon._id}`)).status).toBe(204)
  })

  test('say what is wrong beside the field', async () => {
    const { rosa, id, server } = await aWorkspace()
    const stranger = await server.recruiter('stranger@example.com')
    const refused = async (task: object) =>
      (await rosa.post(`/api/candidates/${id}/tasks`, { title: 'Call', dueOn: null, assigneeId: null, ...task })).body
    expect(await refused({ title: '' })).toMatchObject({ field: 'title', message: 'Task is required.' })
    expect(await refused({ dueOn: '2026-02-30' })).toMatchObject({ field: 'dueOn', message: 'This date does not exist.' })
    expect(await refused({ assigneeId: stranger.id })).toMatchObject({ field: 'assigneeId' })
  })
})

test('everything of a candidate goes with them', async () => {
  const { rosa, rita, id, ids, server, stage } = await aWorkspace(2)
  await rosa.put(`/api/candidates/${id}/stage`, { stageId: await stage('Offer'), version: 0 })
  await rosa.post(`/api/candidates/${id}/tags`, { name: 'Tag' })
  const note = (await rosa.post(`/api/candidates/${id}/notes`, { text: '@Rita Recruiter' })).body
  await rosa.put(`/api/notes/${note._id}`, { text: '@Rita Recruiter again', version: 1 })
  await rosa.post(`/api/candidates/${id}/tasks`, { title: 'Call', dueOn: null, assigneeId: rita.id })
  await rosa.post(`/api/candidates/${id}/message`, { subject: 'Hi', body: 'Hello' })
  const left = async () =>
    await Promise.all(
      ['placements', 'candidate_tags', 'notes', 'note_versions', 'note_mentions', 'tasks', 'timeline_entries', 'messages'].map(
        async (table) => (await server.database.query().get<[number]>(`select count(*) from ${table}` as never))?.[0],
      ),
    )
  expect((await left()).every((count) => Number(count) > 0)).toBe(true)
  await server.database.transaction(
    async () => await server.database.query().run(`delete from candidates where id = '${id}'` as never),
  )
  expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect((await server.sentMails()).some(({ kind }) => kind === 'candidate-message')).toBe(false)
  expect((await rosa.get(`/api/candidates/${ids[1]}/workflow`)).status).toBe(200)
  await server.call('DELETE', `/admin/delete-user/${rita.id}`, { cookie: await server.admin() })
  expect((await server.database.query().get<[number]>('select count(*) from stages' as never))?.[0]).toBe(0)
})
