import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { contract } from '#src/contracts/index.ts'

setDefaultTimeout(600_000)

/** What tools that look for holes in queries try first: ends of strings, unions, comments, delays, and the signs of the full-text search. */
const payloads = [
  "' or '1'='1",
  "1' union select email, password_hash from users --",
  '"; drop table candidates; --',
  "');delete from users;/*",
  '1 and randomblob(900000000)',
  '" OR NEAR(a b) * ^ -(',
  'a* AND (b OR "',
  '%',
  '_\\%[a-z]',
  '1;pragma writable_schema=1',
  'x'.repeat(3000),
]

/** Words of the inside: an answer with one of them tells that a query broke. */
const inside = /sqlite|syntax error|no such (?:table|column)|unrecognized token|malformed MATCH|fts5|drizzle|SELECT .* FROM/i

interface Fields {
  properties?: Record<string, { type?: string; anyOf?: unknown[] }>
}

// More than a thousand calls: not in the short tests.
test.skipIf(!process.env.SCALE)(
  'SQL in every parameter of every call that reads is letters: nothing breaks, nothing is told, nothing changes',
  async () => {
    const server = testServer({ DEFAULT_PLAN: 'free' })
    const { cookie } = await server.recruiter()
    const admin = await server.admin()
    const submitted = await server.call('POST', '/api/submit', {
      body: submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription()),
      cookie,
    })
    expect(submitted.status).toBe(200)
    const counts = async () => {
      const tables = ['users', 'candidates', 'files', 'resumes', 'job_descriptions']
      const rows = await Promise.all(
        tables.map((table) => server.database.query().all<{ count: number }>(sql.raw(`select count(*) as count from ${table}`))),
      )
      return rows.map(([row]) => row?.count)
    }
    const before = await counts()

    const told: string[] = []
    let asked = 0
    const ask = async (method: string, path: string, body?: unknown) => {
      for (const by of [cookie, admin]) {
        const answer = await server.call(method, path, { cookie: by, ...(body !== undefined && { body }) })
        asked++
        const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '')
        if (answer.status >= 500 || (answer.status >= 400 && inside.test(text)))
          told.push(`${answer.status} ${method} ${path.slice(0, 200)}`)
      }
    }
    for (const [place, call] of Object.entries(contract)) {
      const [method, address] = place.split(' ') as [string, string]
      const [path] = address.split('?') as [string]
      // What signs somebody out, or leads away, would end the test; calls that write are asked with their addresses only.
      if (/logout|openid|sign-in|\/health|\/metrics|\/ws/.test(path)) continue
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
      const query = Object.keys((call as { query?: Fields }).query?.properties ?? {})
      const at = (value: string) => names.reduce((made, name) => made.replace(`:${name}`, encodeURIComponent(value)), path)
      if (method !== 'GET') {
        if (names.length > 0) await ask(method, at(payloads[asked % payloads.length]!), {})
        continue
      }
      // Every payload in every parameter would be a hundred thousand calls: each parameter gets two of them, other ones each time.
      if (names.length > 0) for (let turn = 0; turn < 2; turn++) await ask('GET', at(payloads[asked % payloads.length]!))
      for (const name of query)
        for (let turn = 0; turn < 2; turn++)
          await ask('GET', `${at('x')}?${new URLSearchParams({ [name]: payloads[(asked + turn) % payloads.length]! })}`)
    }
    // Where people search, all of them.
    for (const payload of payloads)
      for (const path of ['/api/candidate-filtering?q=', '/api/archive/search?q=', '/admin/dashboard?q=', '/public/jobs?q='])
        await ask('GET', path + encodeURIComponent(payload))

    expect(told).toEqual([])
    expect(asked).toBeGreaterThan(600)
    expect(await counts()).toEqual(before)
  },
)
