import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aResume } from '#adapters/test-documents.ts'
import { aWorkspace } from '#src/hiring/test-hiring.ts'
import { fieldLimits } from './constants.ts'

setDefaultTimeout(60_000)

const notice = { name: 'Notice period', kind: 'number', unit: 'days', minimum: 0, maximum: 365 }
const permit = { name: 'Work permit', kind: 'choice', choices: [{ name: 'Yes' }, { name: 'No' }, { name: 'Soon' }] }

describe('fields', () => {
  test('are defined by owners, read by everybody, and keep their order', async () => {
    const { rosa, colleague, calls } = await aWorkspace()
    const made = await rosa.post('/api/fields', permit)
    expect(made.status).toBe(201)
    const days = (await rosa.post('/api/fields', notice)).body
    const carl = calls((await colleague('carl@example.com')).cookie)
    expect((await carl.post('/api/fields', { name: 'Mine', kind: 'text' })).status).toBe(403)
    const names = async () => (await carl.get('/api/fields')).body.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Work permit', 'Notice period'])
    await rosa.put('/api/fields/order', { ids: [days._id, 'nobody'] })
    expect(await names()).toEqual(['Notice period', 'Work permit'])
  })

  test('refuse in words what cannot be, beside what was typed', async () => {
    const { rosa } = await aWorkspace()
    await rosa.post('/api/fields', permit)
    const refused = async (body: object) => {
      const answer = await rosa.post('/api/fields', body)
      return [answer.status, answer.body.field, answer.body.message]
    }
    expect(await refused({ name: ' ', kind: 'text' })).toEqual([400, 'name', 'Name is required.'])
    expect(await refused({ name: 'work PERMIT', kind: 'text' })).toEqual([
      400,
      'name',
      'There is already a field named Work permit.',
    ])
    expect(await refused({ name: 'x'.repeat(81), kind: 'text' })).toEqual([400, 'name', 'Name can have 80 characters at most.'])
    expect(await refused({ name: 'Empty', kind: 'choices', choices: [] })).toEqual([
      400,
      'choices',
      'A field of choices needs one that can be chosen.',
    ])
    expect((await refused({ ...permit, name: 'Twice', choices: [{ name: 'A' }, { name: 'a' }] }))[1]).toBe('choices.1')
    expect((await refused({ ...permit, name: 'Parted', choices: [{ name: 'A; B' }] }))[1]).toBe('choices.0')
    expect((await refused({ ...notice, minimum: 5, maximum: 4 }))[1]).toBe('maximum')
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Choice ${at}` }))
    expect(await refused({ name: 'Many', kind: 'choices', choices: many(fieldLimits.choices + 1) })).toEqual([
      400,
      'choices',
      'A field can have 100 choices at most.',
    ])
    expect((await rosa.post('/api/fields', { name: 'Many', kind: 'choices', choices: many(fieldLimits.choices) })).status).toBe(
      201,
    )
  })

  test('are fifty at most, counted within the change', async () => {
    const { rosa } = await aWorkspace()
    for (let at = 1; at < fieldLimits.fields; at += 1)
      expect((await rosa.post('/api/fields', { name: `Field ${at}`, kind: 'text' })).status).toBe(201)
    const last = await Promise.all(['One', 'Two', 'Three'].map((name) => rosa.post('/api/fields', { name, kind: 'text' })))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
    expect(last.find(({ status }) => status === 403)!.body.code).toBe('TOO_MANY_FIELDS')
    expect((await rosa.get('/api/fields')).body.length).toBe(50)
  })

  test('keep their values under another name, and retired choices where they were chosen', async () => {
    const { rosa, ids } = await aWorkspace(2)
    const [id, other] = ids
    const field = (await rosa.post('/api/fields', permit)).body
    const [yes, no, soon] = field.choices
    await rosa.put(`/api/candidates/${id}/fields/${field._id}`, { value: [no.id], version: 0 })
    const changed = await rosa.put(`/api/fields/${field._id}`, {
      ...permit,
      name: 'Permit to work',
      choices: [
        { ...yes, name: 'Yes, any' },
        { ...no, retired: true },
      ],
      version: 1,
    })
    expect([changed.status, changed.body.version, changed.body.kind]).toEqual([200, 2, 'choice'])
    const [filled] = (await rosa.get(`/api/candidates/${id}/fields`)).body
    expect([filled.field.name, filled.shown]).toEqual(['Permit to work', 'No'])
    // Whoever has it may keep it; nobody else gets it.
    expect((await rosa.put(`/api/candidates/${id}/fields/${field._id}`, { value: [no.id], version: 1 })).status).toBe(200)
    const refused = await rosa.put(`/api/candidates/${other}/fields/${field._id}`, { value: [no.id], version: 0 })
    expect([refused.status, refused.body.field, refused.body.message]).toEqual([400, 'value', '"No" can be chosen no more.'])
    expect((await rosa.put(`/api/candidates/${other}/fields/${field._id}`, { value: [soon.id], version: 0 })).body.message).toBe(
      'This choice is not there any more.',
    )
    const without = await rosa.put(`/api/fields/${field._id}`, { ...permit, choices: [yes], version: 2 })
    expect([without.status, without.body.field]).toEqual([400, 'choices'])
    expect(without.body.message).toBe('1 candidate has the answer "No". Retire it, so that the answer stays.')
  })

  test('say how many values would go, and go only when that is still so', async () => {
    const { rosa, ids } = await aWorkspace(2)
    const field = (await rosa.post('/api/fields', notice)).body
    await rosa.put(`/api/candidates/${ids[0]}/fields/${field._id}`, { value: 30, version: 0 })
    expect((await rosa.get(`/api/fields/${field._id}/impact`)).body).toEqual({ values: 1 })
    await rosa.put(`/api/candidates/${ids[1]}/fields/${field._id}`, { value: 60, version: 0 })
    const early = await rosa.remove(`/api/fields/${field._id}?values=1`)
    expect([early.status, early.body.code, early.body.values]).toEqual([409, 'VALUES_CHANGED', '2'])
    expect((await rosa.remove(`/api/fields/${field._id}?values=2`)).status).toBe(204)
    expect((await rosa.get(`/api/candidates/${ids[0]}/fields`)).body).toEqual([])
  })

  test('notice two people who change them at once', async () => {
    const { rosa } = await aWorkspace()
    const field = (await rosa.post('/api/fields', notice)).body
    const both = await Promise.all(['One', 'Two'].map((name) => rosa.put(`/api/fields/${field._id}`, { name, version: 1 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('FIELD_CHANGED_MEANWHILE')
  })
})

describe('values', () => {
  test('are read as they were typed, and refused beside the field', async () => {
    const { rosa, id } = await aWorkspace()
    const make = async (body: object) => (await rosa.post('/api/fields', body)).body._id as string
    const days = await make(notice)
    const start = await make({ name: 'Start', kind: 'date' })
    const text = await make({ name: 'Remark', kind: 'text' })
    const put = async (field: string, value: unknown) => {
      const before = (await rosa.get(`/api/candidates/${id}/fields`)).body.find(
        (each: { field: { _id: string } }) => each.field._id === field,
      )
      const { status, body } = await rosa.put(`/api/candidates/${id}/fields/${field}`, { value, version: before.version })
      return status === 200 ? body.shown : [status, body.field, body.message]
    }
    expect(await put(days, '30')).toBe('30 days')
    expect(await put(days, '7,5 days')).toBe('7.5 days')
    expect(await put(days, 'soon')).toEqual([400, 'value', 'Notice period is a number.'])
    expect(await put(days, 366)).toEqual([400, 'value', 'Notice period is 365 at most.'])
    expect(await put(days, -1)).toEqual([400, 'value', 'Notice period is 0 or more.'])
    expect(await put(start, '2026-02-29')).toEqual([400, 'value', 'Start is a day, such as 2026-03-31.'])
    expect(await put(start, '2028-02-29')).toBe('2028-02-29')
    expect(await put(text, 'x'.repeat(2001))).toEqual([400, 'value', 'Remark can have 2,000 characters at most.'])
    expect(await put(text, ' Two \u202elines ')).toBe('Two lines')
    expect(await put(text, '')).toBe(null)
  })

  test('stand in the timeline and the audit log, and say who changed them', async () => {
    const { rosa, id, workflow, server } = await aWorkspace()
    const field = (await rosa.post('/api/fields', { name: 'Remark', kind: 'text' })).body
    const secret = (await rosa.post('/api/fields', { name: 'Salary wish', kind: 'text', audience: 'owners' })).body
    const answer = await rosa.put(`/api/candidates/${id}/fields/${field._id}`, { value: 'Calls back', version: 0 })
    expect(answer.body).toMatchObject({ shown: 'Calls back', changedBy: 'Rita Recruiter', version: 1, fromApplicant: false })
    await rosa.put(`/api/candidates/${id}/fields/${secret._id}`, { value: 'A lot', version: 0 })
    const { entries } = (await workflow()).timeline
    expect(entries.slice(0, 2).map(({ kind, details }: { kind: string; details: object }) => [kind, details])).toEqual([
      ['field-changed', { field: '' }],
      ['field-changed', { field: 'Remark' }],
    ])
    const admin = await server.admin()
    const audit = await server.call('GET', '/admin/audit?action=change-field-value', { cookie: admin })
    expect(audit.text).toContain(field._id)
    expect(audit.text).not.toContain('Calls back')
  })

  test('notice what somebody else wrote meanwhile, and say what it is', async () => {
    const { rosa, id, colleague, calls } = await aWorkspace()
    const carl = calls((await colleague('carl@example.com')).cookie)
    const field = (await rosa.post('/api/fields', { name: 'Remark', kind: 'text' })).body
    const path = `/api/candidates/${id}/fields/${field._id}`
    await carl.put(path, { value: 'Mine', version: 0 })
    const late = await rosa.put(path, { value: 'No, mine', version: 0 })
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'VALUE_CHANGED_MEANWHILE',
      'Carl Colleague has changed this in the meantime. It now says: Mine',
    ])
    expect((await rosa.put(path, { value: 'Ours', version: 1 })).status).toBe(200)
  })

  test('are seen by those they are for, whichever way they ask', async () => {
    const { rosa, id, job, server, rita, calls } = await aWorkspace()
    const make = async (name: string, audience: string) =>
      (await rosa.post('/api/fields', { name, kind: 'text', audience })).body._id as string
    const ids: Record<string, string> = {}
    for (const audience of ['everybody', 'recruiters', 'owners']) {
      ids[audience] = await make(`For ${audience}`, audience)
      await rosa.put(`/api/candidates/${id}/fields/${ids[audience]}`, { value: `Canary ${audience}`, version: 0 })
    }
    const seen = async (role: 'recruiter' | 'viewer' | 'hiring-manager' | 'interviewer') => {
      const jobs = role === 'hiring-manager' || role === 'interviewer' ? [job] : undefined
      const person = calls(await server.colleague(rita.cookie, role, undefined, jobs))
      const listed = (await person.get('/api/fields')).body.map(({ name }: { name: string }) => name)
      const filled = (await person.get(`/api/candidates/${id}/fields`)).body
      expect(filled.map(({ field }: { field: { name: string } }) => field.name)).toEqual(listed)
      const put = await person.put(`/api/candidates/${id}/fields/${ids.owners}`, { value: 'Mine', version: 1 })
      expect(put.status).toBe(role === 'recruiter' ? 404 : 403)
      return listed.length
    }
    expect([await seen('recruiter'), await seen('viewer'), await seen('hiring-manager'), await seen('interviewer')]).toEqual([
      2, 1, 1, 1,
    ])
  })

  test('of another workspace are not there', async () => {
    const { rosa, id, server, calls } = await aWorkspace()
    const field = (await rosa.post('/api/fields', { name: 'Remark', kind: 'text' })).body
    const stranger = calls((await server.recruiter('sara@example.com')).cookie)
    const theirs = (await stranger.post('/api/fields', { name: 'Remark', kind: 'text' })).body
    expect((await stranger.put(`/api/fields/${field._id}`, { name: 'Mine', version: 1 })).status).toBe(404)
    expect((await stranger.remove(`/api/fields/${field._id}?values=0`)).status).toBe(404)
    expect((await stranger.put(`/api/candidates/${id}/fields/${theirs._id}`, { value: 'x', version: 0 })).status).toBe(404)
    expect((await rosa.put(`/api/candidates/${id}/fields/${theirs._id}`, { value: 'x', version: 0 })).status).toBe(404)
  })

  test('never change a score, nor what it was made of', async () => {
    const { rosa, id, job } = await aWorkspace()
    const field = (await rosa.post('/api/fields', { name: 'Skills', kind: 'text' })).body
    const told = async () => {
      const { matchingResult } = (await rosa.get(`/api/candidates/${id}`)).body
      const receipt = (await rosa.get(`/api/candidates/${id}/receipt`)).body
      return JSON.stringify([matchingResult, receipt])
    }
    const before = await told()
    const value = 'Python, PostgreSQL, Docker, 20 years, PhD in Computer Science'
    await rosa.put(`/api/candidates/${id}/fields/${field._id}`, { value, version: 0 })
    expect(await told()).toBe(before)
    await rosa.post(`/api/job-descriptions/${job}/rescore`)
    expect((await rosa.post(`/api/candidates/${id}/verify`)).body.same).not.toBe(false)
    const after = (await rosa.get(`/api/candidates/${id}`)).body.matchingResult
    expect(JSON.stringify(after)).toBe(JSON.stringify(JSON.parse(before)[0]))
  })
})

describe('files', () => {
  const send = async (
    rita: { cookie: string },
    server: Awaited<ReturnType<typeof aWorkspace>>['server'],
    path: string,
    bytes: BlobPart,
    version = 0,
  ) => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'C:\\papers\\certificate.pdf')
    form.append('version', String(version))
    return server.call('POST', path, { cookie: rita.cookie, body: form })
  }

  test('are kept like other uploads, handed out as downloads, and go with what replaces them', async () => {
    const { rosa, rita, id, server } = await aWorkspace()
    const field = (await rosa.post('/api/fields', { name: 'Certificate', kind: 'file' })).body
    const path = `/api/candidates/${id}/fields/${field._id}/file`
    const pdf = new Uint8Array(await aResume({ name: 'A Certificate' }))
    const refused = await send(rita, server, path, '<html>')
    expect([refused.status, refused.body.message]).toEqual([415, 'This is no PDF, DOC or DOCX file.'])
    // A program in the dress of an archive is none either.
    expect((await send(rita, server, path, new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).status).toBe(415)
    const kept = await send(rita, server, path, pdf)
    expect([kept.status, kept.body.shown, kept.body.value]).toEqual([
      200,
      'certificate.pdf',
      { kind: 'file', filename: 'certificate.pdf' },
    ])
    const { url } = (await rosa.get(path)).body
    const download = await server.call('GET', url, { cookie: rita.cookie })
    expect([download.status, download.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([200, true])
    expect((await send(rita, server, path, pdf)).status).toBe(409)
    const keysBefore = await server.files.allKeys()
    expect((await send(rita, server, path, pdf, 1)).status).toBe(200)
    await server.app.worker.runDue()
    expect((await server.files.allKeys()).size).toBe(keysBefore.size)
    const again = await server.call('GET', url, { cookie: rita.cookie })
    expect(again.status).toBe(404)
    expect((await rosa.remove(`/api/fields/${field._id}?values=1`)).status).toBe(204)
    expect((await server.files.allKeys()).size).toBe(keysBefore.size - 1)
  })
})

describe('people', () => {
  test('take what stands in fields along, with its files, and it goes with them', async () => {
    const { rosa, rita, id, server } = await aWorkspace()
    const remark = (await rosa.post('/api/fields', { name: 'Remark', kind: 'text' })).body
    const certificate = (await rosa.post('/api/fields', { name: 'Certificate', kind: 'file' })).body
    await rosa.put(`/api/candidates/${id}/fields/${remark._id}`, { value: 'Keeps a heron', version: 0 })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await aResume({ name: 'Heron Certificate' }))]), 'heron.pdf')
    form.append('version', '0')
    await server.call('POST', `/api/candidates/${id}/fields/${certificate._id}/file`, { cookie: rita.cookie, body: form })
    const before = await server.files.allKeys()
    const zip = await server.call('GET', `/api/candidates/${id}/export`, { cookie: rita.cookie })
    expect(zip.status).toBe(200)
    expect(zip.text).toContain('heron.pdf')
    const [preview] = (await rosa.post('/api/candidates/deletion-preview', { ids: [id] })).body.people
    expect(preview.others.fields).toBe(2)
    expect((await rosa.remove(`/api/candidates/${id}`)).status).toBe(200)
    await server.app.worker.runDue()
    expect((await rosa.get(`/api/fields/${remark._id}/impact`)).body).toEqual({ values: 0 })
    const gone = [...before].filter((key) => key.includes('/fields/'))
    expect(gone.length).toBe(1)
    expect((await server.files.allKeys()).has(gone[0]!)).toBe(false)
    expect(await server.fileStore.size(gone[0]!).catch(() => null)).toBe(null)
  })
})
