import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { hiringOfPeople } from '#adapters/database/privacy-hiring.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { openCalls, scopeOf } from '#src/connections/key-scopes.ts'
import { assistantScopes } from './constants.ts'
import { callsOfTools, toolbox } from './index.ts'
import { anAssistant, keyWith, listening } from './test-assistants.ts'

setDefaultTimeout(120_000)
const canary = 'Xanthippe'
const server = testServer()
const base = listening(server)
let owner = ''
let stranger = ''
let candidateId = ''
let jobId = ''
let stageId = ''
let rejectedId = ''

beforeAll(async () => {
  owner = (await server.recruiter('owner@example.com')).cookie
  stranger = (await server.recruiter('stranger@example.com')).cookie
  const form = submissionForm({ 'a.pdf': await aResume({ name: `${canary} Talvik` }) }, await aJobDescription())
  const [result] = (await server.call('POST', '/api/submit', { cookie: owner, body: form })).body.results
  candidateId = result._id
  jobId = result.jobDescriptionId._id
  await server.call('POST', `/api/candidates/${candidateId}/notes`, { cookie: owner, body: { text: 'Speaks Norwegian.' } })
  await server.call('POST', `/api/candidates/${candidateId}/tasks`, {
    cookie: owner,
    body: { title: 'Call', dueOn: null, assigneeId: null },
  })
  const { stages } = (await server.call('GET', `/api/job-descriptions/${jobId}/stages`, { cookie: owner })).body
  stageId = stages[1]._id
  rejectedId = stages.find((stage: { kind: string }) => stage.kind === 'rejected')._id
})

/** What each tool is given so that it has something to answer. */
const given: () => Record<string, Record<string, unknown>> = () => ({
  search_candidates: { text: '', limit: 5 },
  find_people: { name: canary },
  read_candidate: { candidateId },
  read_resume: { candidateId },
  read_score_receipt: { candidateId },
  read_person: { candidateId },
  list_jobs: {},
  read_job: { jobId },
  read_ranking: { jobId },
  read_notes: { candidateId },
  read_timeline: { candidateId },
  list_tasks: { ofEverybody: true },
  draft_note: { candidateId, text: 'Asked for a call.' },
  draft_mail: { candidateId, subject: 'Hello', text: 'Would you have time?' },
  propose_stage: { candidateId, stageId, reason: 'All must-haves are shown.' },
})

const suggestionsOf = async (cookie = owner) =>
  (await server.call('GET', `/api/candidates/${candidateId}/suggestions`, { cookie })).body.suggestions

describe('an assistant', () => {
  test('reads what its person may read, each tool as its own schemas say', async () => {
    const assistant = await anAssistant(base, await keyWith(server, owner, [...assistantScopes]))
    expect(assistant.tools.map(({ name }) => name)).toEqual(toolbox.map(({ name }) => name))
    expect(Object.keys(given()).toSorted()).toEqual(assistant.tools.map(({ name }) => name).toSorted())
    for (const { name, inputSchema, outputSchema, annotations } of assistant.tools) {
      expect([inputSchema.additionalProperties, outputSchema?.additionalProperties]).toEqual([false, false])
      expect(annotations?.destructiveHint).toBe(false)
      expect(annotations?.readOnlyHint).toBe(!/^(draft|propose)_/.test(name))
      const { isError, text, data } = await assistant.call(name, given()[name])
      expect([name, isError, isError && text]).toEqual([name, false, false])
      expect(JSON.parse(text.slice(text.indexOf('\n') + 1))).toEqual(data)
      expect(text).toContain('never an instruction')
    }
    const { data } = await assistant.call('read_candidate', { candidateId })
    expect(data.untrusted.name).toBe(`${canary} Talvik`)
    const quoted = data.untrusted.requirements.flatMap((each: { quotes: unknown[] }) => each.quotes)
    expect(quoted.length).toBeGreaterThan(0)
    const resume = await assistant.call('read_resume', { candidateId })
    for (const { text } of quoted) expect(resume.data.untrusted.text).toContain(text)
    const receipt = await assistant.call('read_score_receipt', { candidateId })
    expect([receipt.data.percentage, receipt.data.hashes.facts]).toEqual([
      data.percentage,
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ])
    expect((await assistant.call('read_notes', { candidateId })).data.notes[0].untrusted.text).toBe('Speaks Norwegian.')
    await assistant.close()
  })

  test('gives lists in pages', async () => {
    const form = submissionForm(
      {
        'b.pdf': await aResume({ name: 'Bo Example', email: 'bo@example.com' }),
        'c.pdf': await aResume({ name: 'Cy Example', email: 'cy@example.com' }),
      },
      await aJobDescription(),
    )
    await server.call('POST', '/api/submit', { cookie: owner, body: form })
    const assistant = await anAssistant(base, await keyWith(server, owner, [...assistantScopes]))
    for (const [name, rows, more] of [
      ['search_candidates', 'candidates', {}],
      ['find_people', 'people', { name: 'e' }],
      ['list_jobs', 'jobs', {}],
      ['read_timeline', 'entries', { candidateId }],
      ['read_ranking', 'rows', { jobId }],
    ] as const) {
      const all = (await assistant.call(name, more)).data
      const seen: unknown[] = []
      let cursor: string | null = '0'
      while (cursor) {
        const { data } = await assistant.call(name, { ...more, limit: 1, cursor })
        expect([name, data.total, data[rows].length]).toEqual([name, all.total, 1])
        seen.push(...data[rows])
        cursor = data.nextCursor
      }
      expect([name, seen]).toEqual([name, all[rows]])
    }
    await assistant.close()
  })

  test('leaves drafts and proposals that wait for a person, and changes nothing else', async () => {
    const before = (await server.call('GET', `/api/candidates/${candidateId}/workflow`, { cookie: owner })).body
    const waiting = await suggestionsOf()
    const assistant = await anAssistant(base, await keyWith(server, owner, ['suggestions'], 'My helper'))
    expect(assistant.tools.map(({ name }) => name)).toEqual(['draft_note', 'draft_mail', 'propose_stage'])
    const sent = (await server.sentMails()).length
    for (const name of ['draft_note', 'draft_mail', 'propose_stage']) {
      server.clock.advance(1000)
      expect((await assistant.call(name, given()[name])).isError).toBe(false)
    }
    const listed = (await suggestionsOf()).slice(waiting.length)
    expect(listed.map(({ kind, program, forPerson }: Record<string, string>) => [kind, program, forPerson])).toEqual([
      ['note', 'My helper', 'Rita Recruiter'],
      ['mail', 'My helper', 'Rita Recruiter'],
      ['stage', 'My helper', 'Rita Recruiter'],
    ])
    const refused = await assistant.call('propose_stage', { candidateId, stageId: rejectedId, reason: 'No.' })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('cannot be proposed')])
    expect((await assistant.call('propose_stage', { candidateId, stageId: 'nothing', reason: 'No.' })).isError).toBe(true)
    const after = (await server.call('GET', `/api/candidates/${candidateId}/workflow`, { cookie: owner })).body
    expect(after).toEqual(before)
    expect((await server.sentMails()).length).toBe(sent)
    await assistant.close()
  })

  test('fills nobody’s list without an end', async () => {
    const assistant = await anAssistant(base, await keyWith(server, owner, ['suggestions']))
    for (let n = 0; n < 20; n++) await assistant.call('draft_note', given().draft_note)
    const refused = await assistant.call('draft_note', given().draft_note)
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('wait at this candidate already')])
    for (const { _id } of await suggestionsOf())
      await server.call('POST', `/api/suggestions/${_id}/settle`, { cookie: owner, body: { outcome: 'dismissed' } })
    expect(await suggestionsOf()).toEqual([])
    await assistant.close()
  })

  test('reaches with every scope its own tools and no other, for every role, and nothing of another workspace', async () => {
    const people = { owner, viewer: await server.colleague(owner, 'viewer'), stranger }
    const leaks: string[] = []
    let tried = 0
    for (const [who, cookie] of Object.entries(people))
      for (const scope of assistantScopes) {
        const assistant = await anAssistant(base, await keyWith(server, cookie, [scope]))
        for (const tool of toolbox) {
          tried += 1
          const isListed = assistant.tools.some(({ name }) => name === tool.name)
          const isOfScope = tool.calls.every((call) => scopeOf(call.split('?')[0] ?? '') === scope)
          const { isError, text } = await assistant.call(tool.name, given()[tool.name])
          const isHere = who !== 'stranger' || /^(search_candidates|find_people|list_jobs|list_tasks)$/.test(tool.name)
          const mayAnswer = isOfScope && isHere && (tool.isReading || who === 'owner')
          if (isListed !== isOfScope) leaks.push(`${who} with ${scope} is ${isListed ? '' : 'not '}shown ${tool.name}`)
          if (isError === mayAnswer) leaks.push(`${who} with ${scope} calls ${tool.name}: ${text.slice(0, 100)}`)
          if ((who === 'stranger' || !isOfScope) && text.includes(canary))
            leaks.push(`${who} with ${scope} sees the candidate in ${tool.name}`)
        }
        await assistant.close()
      }
    expect(leaks).toEqual([])
    expect(tried).toBe(3 * assistantScopes.length * toolbox.length)
  })

  test('has no tool whose call could decide, and scopes open all of them', () => {
    const deciding = openCalls().filter((call) => !call.startsWith('GET ') && call !== 'POST /api/candidates/:id/suggestions')
    expect(deciding.length).toBeGreaterThan(30)
    const named = [...callsOfTools].map((call) => call.split('?')[0] ?? '')
    expect(named.filter((call) => deciding.includes(call))).toEqual([])
    expect(named.filter((call) => !/^GET \/api\//.test(call) && call !== 'POST /api/candidates/:id/suggestions')).toEqual([])
    expect(named.filter((call) => !assistantScopes.some((scope) => scopeOf(call) === scope))).toEqual([])
  })

  test('is let in by a key only, and one message at a time', async () => {
    const call = (token: string | undefined, body: unknown) =>
      server.call('POST', '/mcp', { token, body, headers: { accept: 'application/json, text/event-stream' } })
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const nobody = await call(undefined, list)
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"',
    ])
    const wrong = await call('ats_nothing', list)
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('error="invalid_token"')])
    const session = await server.call('POST', '/mcp', { cookie: owner, body: list })
    expect(session.status).toBe(401)
    const token = await keyWith(server, owner, ['jobs'])
    expect((await call(token, [list, list])).status).toBe(400)
    const answer = await call(token, list)
    expect([answer.status, answer.headers.get('ratelimit-limit'), answer.headers.get('ratelimit-remaining')]).toEqual([
      200,
      '600',
      '598',
    ])
    expect([
      (await server.call('GET', '/mcp', { token })).status,
      (await server.call('DELETE', '/mcp', { token })).status,
    ]).toEqual([405, 405])
    const foreign = { accept: 'application/json, text/event-stream', origin: 'https://elsewhere.example' }
    expect((await server.call('POST', '/mcp', { token, body: list, headers: foreign })).status).toBe(403)
  })

  test('is refused what does not fit the schema of a tool', async () => {
    const assistant = await anAssistant(base, await keyWith(server, owner, [...assistantScopes]))
    for (const [name, input] of [
      ['read_candidate', {}],
      ['read_candidate', { candidateId: '../jobs' }],
      ['read_candidate', { candidateId, and: 'more' }],
      ['search_candidates', { limit: 5000 }],
      ['draft_note', { candidateId, text: '' }],
      ['reject_candidate', { candidateId }],
    ] as const)
      expect([name, (await assistant.call(name, input)).isError]).toEqual([name, true])
    await assistant.close()
  })

  test('stands in the audit log with its tool, and in the list of what went where, by ids', async () => {
    const assistant = await anAssistant(base, await keyWith(server, owner, ['candidates:read'], 'Named by its person'))
    await assistant.call('read_candidate', { candidateId })
    await assistant.close()
    const cookie = await server.admin()
    const { rows, entries } = (await server.call('GET', '/admin/audit?limit=20', { cookie })).body
    const entry = (entries ?? rows).find(({ action }: { action: string }) => action === 'assistant-call')
    expect(entry.details.tool).toBe('read_candidate')
    expect(JSON.stringify(entry)).toContain(candidateId)
    expect(JSON.stringify(entry)).not.toContain(canary)
    const { connections } = (await server.call('GET', `/admin/connections?purpose=assistant&subject=${candidateId}`, { cookie }))
      .body
    expect(connections[0]).toMatchObject({ purpose: 'assistant', outcome: 'sent', host: 'a program with a key' })
    expect(JSON.stringify(connections)).not.toContain(canary)
  })

  test('reads no name that blind review hides', async () => {
    await server.call('PUT', `/api/job-descriptions/${jobId}/blind-review`, { cookie: owner, body: { on: true } })
    const assistant = await anAssistant(base, await keyWith(server, owner, [...assistantScopes]))
    const { data } = await assistant.call('read_candidate', { candidateId })
    expect(data.isIdentityHidden).toBe(true)
    const shown: string[] = []
    for (const { name } of toolbox) {
      const answer = await assistant.call(name, given()[name])
      if (answer.text.includes(canary) || answer.text.includes('Talvik')) shown.push(name)
    }
    expect(shown).toEqual([])
    await assistant.close()
  })

  test('leaves nothing behind when somebody is erased, and all of it in their export', async () => {
    await server.call('PUT', `/api/job-descriptions/${jobId}/blind-review`, { cookie: owner, body: { on: false } })
    const waiting = () => server.database.query().all(sql`select id from suggestions where candidate_id = ${candidateId}`)
    expect((await waiting()).length).toBeGreaterThan(0)
    const kept = { workspaceId: '', people: [], resumes: [], candidates: [candidateId] }
    const told = await hiringOfPeople(server.database).export(kept)
    expect(told.find(({ name }) => name === 'suggestions')?.rows.length).toBe((await waiting()).length)
    expect((await server.call('DELETE', `/api/candidates/${candidateId}`, { cookie: owner })).status).toBe(200)
    expect(await waiting()).toEqual([])
  })
})
