import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aWorkspace } from '#src/hiring/test-hiring.ts'

setDefaultTimeout(60_000)

/** Four candidates, of whom the last says nothing. */
async function filledIn() {
  const workspace = await aWorkspace(4)
  const { rosa } = workspace
  const make = async (body: object) => (await rosa.post('/api/fields', body)).body
  const permit = await make({ name: 'Permit', kind: 'choices', choices: [{ name: 'Yes' }, { name: 'No' }, { name: 'Soon' }] })
  const days = await make({ name: 'Notice', kind: 'number', unit: 'days' })
  const start = await make({ name: 'Start', kind: 'date' })
  const remark = await make({ name: 'Remark', kind: 'text' })
  const salary = await make({ name: 'Salary', kind: 'number', audience: 'owners' })
  const [one, two, three] = workspace.ids
  const put = async (id: string | undefined, field: { _id: string }, value: unknown) => {
    const { status, text } = await rosa.put(`/api/candidates/${id}/fields/${field._id}`, { value, version: 0 })
    if (status !== 200) throw new Error(text)
  }
  const [yes, no] = permit.choices
  await put(one, permit, [yes.id])
  await put(two, permit, [no.id])
  await put(three, permit, [yes.id, no.id])
  await put(one, days, 30)
  await put(two, days, 90.5)
  await put(three, days, -1)
  await put(one, start, '2026-05-01')
  await put(two, start, '2026-04-30')
  await put(one, remark, 'Calls back\non Monday')
  await put(two, remark, '=cmd; über')
  await put(one, salary, 1)
  const listed = async (query: string, get = rosa.get) => {
    const answer = await get(`/api/candidate-filtering?fields=list${query}`)
    return answer.body.map(({ _id }: { _id: string }) => workspace.ids.indexOf(_id) + 1)
  }
  const found = async (...conditions: string[]) =>
    (await listed(conditions.map((each) => `&field=${encodeURIComponent(each)}`).join(''))).toSorted()
  return { ...workspace, permit, days, start, remark, salary, yes, no, put, listed, found }
}

describe('the list of candidates', () => {
  test('is filtered by fields of every kind, and by several at once', async () => {
    const { permit, days, start, remark, yes, no, found } = await filledIn()
    expect(await found(`${permit._id}:is:${yes.id}`)).toEqual([1, 3])
    expect(await found(`${permit._id}:is:${yes.id}`, `${permit._id}:is:${no.id}`)).toEqual([1, 2, 3])
    expect(await found(`${permit._id}:none`)).toEqual([4])
    expect(await found(`${permit._id}:none`, `${permit._id}:is:${no.id}`)).toEqual([2, 3, 4])
    expect(await found(`${permit._id}:any`)).toEqual([1, 2, 3])
    expect(await found(`${days._id}:from:30`)).toEqual([1, 2])
    expect(await found(`${days._id}:from:-1`, `${days._id}:to:30,5`)).toEqual([1, 3])
    expect(await found(`${days._id}:from:nonsense`)).toEqual([])
    expect(await found(`${start._id}:to:2026-04-30`)).toEqual([2])
    expect(await found(`${remark._id}:has:back on mon`)).toEqual([1])
    expect(await found(`${remark._id}:has:ÜBER`)).toEqual([2])
    expect(await found(`${permit._id}:is:${yes.id}`, `${days._id}:to:0`)).toEqual([3])
    expect(await found('nothing:any')).toEqual([])
    // What is no condition leaves nobody out.
    expect(await found('nonsense')).toEqual([1, 2, 3, 4])
  })

  test('is sorted by them, and those without a value stay last', async () => {
    const { permit, days, remark, listed } = await filledIn()
    expect(await listed(`&sort=field:${days._id}`)).toEqual([3, 1, 2, 4])
    expect(await listed(`&sort=-field:${days._id}`)).toEqual([2, 1, 3, 4])
    expect((await listed(`&sort=field:${permit._id}`)).slice(2)).toEqual([2, 4])
    expect((await listed(`&sort=field:${remark._id}`)).slice(0, 2)).toEqual([2, 1])
    expect(await listed(`&sort=field:${days._id}&limit=2&cursor=1`)).toEqual([1, 2])
  })

  test('follows every change of a value, and forgets those of a field that is removed', async () => {
    const { rosa, ids, days, found, listed } = await filledIn()
    expect(await found(`${days._id}:from:30`)).toEqual([1, 2])
    await rosa.put(`/api/candidates/${ids[3]}/fields/${days._id}`, { value: 31, version: 0 })
    expect(await found(`${days._id}:from:30`)).toEqual([1, 2, 4])
    await rosa.put(`/api/candidates/${ids[0]}/fields/${days._id}`, { value: null, version: 1 })
    expect(await found(`${days._id}:from:30`)).toEqual([2, 4])
    await rosa.remove(`/api/candidates/${ids[1]}`)
    // Whoever shares a phone number is one person, and goes along.
    const left = await listed('')
    expect(left).not.toContain(2)
    expect(await found(`${days._id}:from:30`)).toEqual([2, 4].filter((each) => left.includes(each)))
    const { values } = (await rosa.get(`/api/fields/${days._id}/impact`)).body
    expect((await rosa.remove(`/api/fields/${days._id}?values=${values}`)).status).toBe(204)
    expect(await found(`${days._id}:from:30`)).toEqual([])
    expect(await listed(`&sort=field:${days._id}`)).toEqual(left)
  })

  test('shows what stands in fields to those they are for, who alone find anybody by it', async () => {
    const { rosa, rita, server, calls, salary, days, ids, listed } = await filledIn()
    const own = (await rosa.get('/api/candidate-filtering?fields=list')).body
    const first = own.find(({ _id }: { _id: string }) => _id === ids[0])
    expect(first.fields[days._id]).toBe('30 days')
    expect(first.fields[salary._id]).toBe('1')
    const viewer = calls(await server.colleague(rita.cookie, 'viewer'))
    const seen = (await viewer.get('/api/candidate-filtering?fields=list')).text
    expect(seen).not.toContain(salary._id)
    expect(await listed(`&field=${salary._id}:any`, viewer.get)).toEqual([])
    expect(await listed(`&field=${salary._id}:none`, viewer.get)).toEqual([])
    expect(await listed(`&sort=field:${salary._id}`, viewer.get)).toEqual(await listed('', viewer.get))
    expect((await viewer.get(`/api/candidates/facets?field=${salary._id}:any`)).body.jobType.values[0].count).toBe(0)
  })

  test('goes into a table with a column for each field, in which nothing runs as a formula', async () => {
    const { rosa, rita, server, calls } = await filledIn()
    const lines = (await rosa.get('/api/candidates/export.csv?sort=name')).text.replace('\ufeff', '').split('\r\n')
    expect(
      lines[0]?.endsWith('"Permit","Notice","Start","Remark","Salary"') ||
        lines[0]?.endsWith('Permit,Notice,Start,Remark,Salary'),
    ).toBe(true)
    expect(lines.join('\n')).toContain('30,2026-05-01')
    expect(lines.join('\n')).toContain("'=cmd")
    expect(lines.join('\n')).toContain('Yes; No')
    const carl = calls(await server.colleague(rita.cookie, 'recruiter'))
    expect((await carl.get('/api/candidates/export.csv')).text).not.toContain('Salary')
  })
})
