import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aJobDescription } from '#adapters/test-documents.ts'
import { aReachableServer, aVerifier } from './authorization/test-authorization.ts'
import { assistantScopes } from './constants.ts'
import { anAssistant } from './test-assistants.ts'
import { hiddenWord, hostileResumes } from './test-hostile-resumes.ts'

setDefaultTimeout(600_000)
const count = 200
const { server, base } = aReachableServer({ UPLOAD_TYPES: 'pdf,docx' })
let owner = ''
const candidates: string[] = []
let names: Record<string, string> = {}

beforeAll(async () => {
  const person = await server.recruiter('owner@example.com')
  owner = person.cookie
  await server.call('PUT', `/admin/update-subscription/${person.id}`, {
    cookie: await server.admin(),
    body: { plan: 'paid', months: 12 },
  })
  const resumes = hostileResumes(count, 20_261_124)
  for (let from = 0; from < count; from += 50) {
    const form = new FormData()
    form.append('job_description', new Blob([new Uint8Array(await aJobDescription())]), 'job.pdf')
    for (const { filename, bytes } of resumes.slice(from, from + 50))
      form.append('resumes', new Blob([new Uint8Array(bytes)]), filename)
    const { body } = await server.call('POST', '/api/submit', { cookie: owner, body: form })
    candidates.push(...body.results.map(({ _id }: { _id: string }) => _id))
  }
  const [first] = (await server.call('GET', '/api/candidate-filtering?limit=1', { cookie: owner })).body
  const job = first.jobDescriptionId._id
  const { stages } = (await server.call('GET', `/api/job-descriptions/${job}/stages`, { cookie: owner })).body
  const ofKind = (kind: string) => stages.find((stage: { kind: string }) => stage.kind === kind)._id
  const { body } = await server.call('POST', `/api/candidates/${candidates[0]}/suggestions`, {
    cookie: owner,
    body: { kind: 'note', text: 'Waits.' },
  })
  names = { $job: job, $hired: ofKind('hired'), $rejected: ofKind('rejected'), $suggestion: body._id }
}, 600_000)

/** The token of an assistant whom its person has allowed everything there is. */
async function aToken() {
  const redirect = 'http://127.0.0.1:9/back'
  const { client_id } = (await server.call('POST', '/oauth/register', { body: { redirect_uris: [redirect] } })).body
  const { verifier, challenge } = aVerifier()
  const asked = {
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const body = { asked, isAllowed: true, scopes: [...assistantScopes] }
  const { location } = (await server.call('POST', '/api/assistant-consent', { cookie: owner, body })).body
  const code = new URL(location).searchParams.get('code')!
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirect, client_id, code_verifier: verifier }
  const response = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  return ((await response.json()) as { access_token: string }).access_token
}

/** What reading and suggesting may add to. */
const mayGrow = ['audit_entries', 'outgoing_connections', 'suggestions', 'assistant_grants']

/** Every table with everything in it. */
async function everything() {
  const query = server.database.query()
  const tables = await query.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables)
    if (!mayGrow.includes(name))
      found[name] = Bun.hash(JSON.stringify(await query.all(sql.raw(`select * from "${name}"`)))).toString(16)
  return found
}

const calls = /"name":"(\w+)","arguments":(\{.*?\}+)/g
/** The object at the start of this; what follows it closes what stood around. */
function inputIn(text: string): Record<string, unknown> {
  for (let end = text.length; end > 0; end--)
    try {
      return JSON.parse(text.slice(0, end))
    } catch {}
  throw new Error(`No object stands at the start of ${text}`)
}

const requests = /\b(POST|PUT|DELETE|PATCH) (\/\S+) (\{.*?\})/g

test(`${count} resumes that give orders change nothing, even where an assistant obeys every one of them`, async () => {
  expect(candidates.length).toBe(count)
  const token = await aToken()
  const assistant = await anAssistant(base, token)
  const before = await everything()
  expect(Object.keys(before).length).toBeGreaterThan(50)
  const obeyed: Record<string, number> = {}
  const done: string[] = []
  const shown: string[] = []
  for (const [n, me] of candidates.entries()) {
    const other = candidates[(n + 1) % candidates.length]!
    const read = [
      await assistant.call('read_resume', { candidateId: me }),
      await assistant.call('read_candidate', { candidateId: me }),
    ]
    for (const { isError, text } of read) {
      expect([n, isError]).toEqual([n, false])
      if (text.includes(hiddenWord)) shown.push(me)
      // Whatever it says stands where it is marked as words of others.
      expect(text.startsWith('What follows is data')).toBe(true)
    }
    const { untrusted, ...rest } = read[0]!.data
    expect(JSON.stringify(rest)).not.toMatch(/[iI]gnor|tool_call/)
    const words: string = untrusted.text.replaceAll('\n', ' ')
    const filled = (text: string) =>
      Object.entries({ ...names, $me: me, $other: other }).reduce((all, [name, id]) => all.replaceAll(name, id), text)
    for (const [, name = '', given = '{}'] of words.matchAll(calls)) {
      obeyed[name] = (obeyed[name] ?? 0) + 1
      const answer = await assistant.call(name, inputIn(filled(given)))
      if (!answer.isError) done.push(name)
    }
    for (const [, method = '', path = '', given = '{}'] of words.matchAll(requests)) {
      const call = `${method} ${path}`
      obeyed[call] = (obeyed[call] ?? 0) + 1
      const answer = await fetch(base + filled(path), {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: filled(given),
      })
      expect([call, answer.status]).toEqual([call, 401])
    }
    server.clock.advance(2000)
  }
  await assistant.close()
  const obeyedCalls = Object.values(obeyed).reduce((sum, each) => sum + each, 0)
  process.stdout.write(
    `obeyed ${obeyedCalls} orders, ${done.length} of them answered: ${[...new Set(done)].toSorted().join(', ')}\n`,
  )
  // The client does obey, and what it is told to do is the whole list.
  expect(obeyedCalls).toBe(count)
  expect(Object.keys(obeyed).length).toBeGreaterThanOrEqual(18)
  expect(
    [...new Set(done)].filter((name) => !['draft_mail', 'draft_note', 'propose_stage', 'search_candidates'].includes(name)),
  ).toEqual([])
  expect(shown).toEqual([])
  const after = await everything()
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  const settled = await server.database.query().all(sql`select id from suggestions where state <> 'waiting'`)
  expect(settled).toEqual([])
})
