import { expect, test } from 'bun:test'
import { signIn } from '#src/commands/server-process.ts'
import { papers } from '../uploader.ts'
import { admin, type Cluster, until } from './cluster.ts'
import { persistently } from './crowd.ts'

const json = { 'content-type': 'application/json' }

/** What one process would do by itself, all of them do together: each scenario asks one process, then another. */
export function scenariosAcross(cluster: () => Cluster) {
  test('every process is seen, with what it does, its version and how long it has been silent', async () => {
    for (const name of ['web1', 'web2', 'worker1', 'reader'] as const) {
      const { processes } = (await (await fetch(`${cluster().at(name)}/health/ready`)).json()) as {
        processes: { role: string; version: string; silentMs: number }[]
      }
      expect(processes.map(({ role }) => role).toSorted()).toEqual(['reader', 'web', 'web', 'worker', 'worker'])
      for (const { version, silentMs } of processes) {
        expect(version).toMatch(/^\d+\.\d+\.\d+/)
        expect(silentMs).toBeLessThan(15_000)
      }
    }
  })

  test('processes that do other work answer nothing but how they are', async () => {
    for (const name of ['worker1', 'reader'] as const) {
      expect((await fetch(`${cluster().at(name)}/health/live`)).status).toBe(200)
      for (const path of ['/login', '/user', '/api/candidate-filtering', '/admin/system', '/ws'])
        expect([path, (await fetch(cluster().at(name) + path)).status]).toEqual([path, 404])
    }
  })

  test('wrong passwords are counted over all processes', async () => {
    const attempt = (at: string, password: string) =>
      fetch(`${at}/login`, {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify({ email: 'nobody@example.com', password }),
      })
    const [one, two] = [cluster().at('web1'), cluster().at('web2')]
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn++) statuses.push((await attempt(turn % 2 ? two : one, `wrong password ${turn}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    for (const at of [one, two]) {
      const refused = await attempt(at, 'wrong again')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('a session that is ended on one process is over on the other, and its window closed within a second', async () => {
    const [one, two] = [cluster().at('web1'), cluster().at('web2')]
    const cookie = await signIn(one, admin)
    expect((await fetch(`${two}/user`, { headers: { cookie } })).status).toBe(200)
    const socket = new WebSocket(`${two.replace('http', 'ws')}/ws`, { headers: { cookie, origin: two } } as never)
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    const closed = new Promise<number>((resolve) => {
      socket.onclose = () => resolve(performance.now())
    })
    // A window that has just come is known everywhere once it was looked up.
    await Bun.sleep(300)
    const began = performance.now()
    const answer = await fetch(`${one}/logout`, { method: 'POST', headers: { ...json, cookie }, body: '{}' })
    expect(answer.ok).toBe(true)
    expect((await fetch(`${two}/user`, { headers: { cookie } })).status).toBe(401)
    const passed = (await Promise.race([closed, Bun.sleep(5000).then(() => Number.POSITIVE_INFINITY)])) - began
    process.stdout.write(`  window closed on the other process after ${Math.round(passed)} ms\n`)
    expect(passed).toBeLessThan(1000)
  })

  test('of what a plan has left, many requests to several processes get exactly so much', async () => {
    const { address, at, mail } = cluster()
    const account = { email: 'rosa@example.com', password: 'a-long-recruiter-password' }
    const post = (path: string, body: unknown, cookie = '') =>
      fetch(address + path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) })
    await post('/register', {
      ...account,
      fullName: 'Rosa Recruiter',
      mobileNumber: '+1 415 555 0100',
      companyName: 'Office',
      designation: 'Recruiter',
    })
    await fetch(`${address}/api/verify-email${(await mail.linkTo(account.email, '/verify-email')).search}`)
    const adminCookie = await signIn(address, admin)
    const { users } = (await (
      await fetch(`${address}/admin/dashboard?q=${account.email}`, { headers: { cookie: adminCookie } })
    ).json()) as { users: { _id: string; email: string }[] }
    await post(`/admin/approve-user/${users.find(({ email }) => email === account.email)!._id}`, {}, adminCookie)
    const cookie = await signIn(address, account)
    const { aJobDescription } = await import('#adapters/test-documents.ts')
    const job = await aJobDescription()
    const sheets = await papers(8, 'quota')
    const { body, status } = await persistently(() => {
      const form = new FormData()
      form.set('job_description', new File([job as BlobPart], 'job.pdf'))
      for (const { filename, bytes } of sheets) form.append('resumes', new File([bytes as BlobPart], filename))
      return fetch(`${address}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
    })
    expect(status).toBe(200)
    const results = body.results as unknown as { resumeId: { _id: string }; jobDescriptionId: { _id: string } }[]
    const answers = await Promise.all(
      results.map(({ resumeId, jobDescriptionId }, index) =>
        fetch(`${at(index % 2 ? 'web1' : 'web2')}/api/send-test-link`, {
          method: 'POST',
          headers: { ...json, cookie },
          body: JSON.stringify({
            candidateEmail: `quota.${index}@example.com`,
            resumeId: resumeId._id,
            jobDescriptionId: jobDescriptionId._id,
          }),
        }),
      ),
    )
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.ok ? 'sent' : ((await answer.json()) as { code: string }).code)),
    )
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'LIMIT_REACHED'), 'sent', 'sent', 'sent'])
  })

  test('people of one workspace reach one process, and another one when that is gone', async () => {
    const { address, kill, start } = cluster()
    const cookie = await signIn(address, admin)
    const placed = await fetch(`${address}/user`, { headers: { cookie } })
    const place = placed.headers.getSetCookie().find((each) => each.startsWith('place='))
    expect(place).toBeDefined()
    const both = `${cookie}; ${place!.split(';')[0]}`
    const served = async () => {
      const by = new Set<string | null>()
      // One after the other: of many at once HAProxy gives some to whoever is idle.
      for (let turn = 0; turn < 12; turn += 1) {
        const answer = await fetch(`${address}/user`, { headers: { cookie: both } })
        expect(answer.status).toBe(200)
        by.add(answer.headers.get('x-served-by'))
      }
      return by
    }
    const [first, ...others] = await served()
    expect(others).toEqual([])
    expect(['web1', 'web2']).toContain(first!)
    await kill(first as 'web1' | 'web2')
    await until('the other process to take over', async () => {
      const answer = await fetch(`${address}/user`, { headers: { cookie: both } })
      return answer.status === 200 && answer.headers.get('x-served-by') !== first
    })
    await start(first as 'web1' | 'web2')
    await until('the people to come back', async () => {
      const answer = await fetch(`${address}/user`, { headers: { cookie: both } })
      return answer.headers.get('x-served-by') === first
    })
  })
}
