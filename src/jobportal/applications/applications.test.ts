import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aCompanyWithJob, anApplication, aReadApplication } from './test-applications.ts'

const minutesLater = (server: ReturnType<typeof testServer>, minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000)

const names = (answer: { body: { candidateName: string }[] }) => answer.body.map(({ candidateName }) => candidateName)

async function aRanking() {
  const server = testServer()
  const company = await aCompanyWithJob(server)
  const add = (name: string, facts: Parameters<typeof anApplication>[2] = {}) =>
    anApplication(server, company.job, { name, email: `${name.toLowerCase()}@example.com`, ...facts })
  const list = (query = '') => server.call('GET', `/jobportal/applications/${company.job.id}${query}`, { token: company.token })
  return { server, company, add, list }
}

describe('the applications of a job', () => {
  test('come best first, those without a percentage after them by time, those who withdrew last', async () => {
    const { server, add, list } = await aRanking()
    const read = { reading: 'read', confidence: 0.8 } as const
    await add('Withdrawn', { ...read, percentage: 99, withdrawnAt: server.clock.now() })
    await add('Waiting')
    await add('Unreadable', {
      reading: 'unreadable',
      unreadableReason: 'This file is locked.',
      appliedAt: minutesLater(server, 5),
    })
    await add('Good', { ...read, percentage: 70 })
    await add('Best', { ...read, percentage: 90 })
    const answer = await list()
    expect(names(answer)).toEqual(['Best', 'Good', 'Unreadable', 'Waiting', 'Withdrawn'])
    expect(answer.headers.get('x-total-count')).toBe('5')
    expect(answer.body.map(({ match }: { match: unknown }) => match)).toEqual([
      { percentage: 90, confidence: 0.8, unreadable: null, isWaiting: false },
      { percentage: 70, confidence: 0.8, unreadable: null, isWaiting: false },
      { percentage: null, confidence: null, unreadable: 'This file is locked.', isWaiting: false },
      { percentage: null, confidence: null, unreadable: null, isWaiting: true },
      { percentage: 99, confidence: 0.8, unreadable: null, isWaiting: false },
    ])
    expect(names(await list('?sort=name'))).toEqual(['Best', 'Good', 'Unreadable', 'Waiting', 'Withdrawn'])
    expect(names(await list('?sort=newest'))[0]).toBe('Unreadable')
    expect(names(await list('?sort=-name'))).toEqual(['Waiting', 'Unreadable', 'Good', 'Best', 'Withdrawn'])
    expect(names(await list('?sort=-match')).slice(0, 2)).toEqual(['Good', 'Best'])
    expect(names(await list('?sort=-newest')).at(-2)).toBe('Unreadable')
  })

  test('are told from each other by status, by a part of a name or address, and by what they need', async () => {
    const { server, add, list } = await aRanking()
    const now = server.clock.now()
    await add('Łucja', { status: 'Shortlisted', answeredAt: now })
    await add('Asking', { reviewAskedAt: now })
    await add('Seen', { reviewAskedAt: now, reviewedAt: now, answeredAt: now })
    await add('Unreadable', { reading: 'unreadable', answeredAt: now })
    await add('Gone', { withdrawnAt: now, phone: '+48 600 100%' })
    expect(names(await list('?status=Shortlisted'))).toEqual(['Łucja'])
    expect(names(await list('?q=łucja'))).toEqual(['Łucja'])
    expect(names(await list('?q=ASKING%40'))).toEqual(['Asking'])
    expect(names(await list('?q=100%25'))).toEqual(['Gone'])
    expect(names(await list('?q=%25%25'))).toEqual([])
    expect(names(await list('?only=needs-person'))).toEqual(['Unreadable'])
    expect(names(await list('?only=needs-review'))).toEqual(['Asking'])
    expect(names(await list('?only=unanswered'))).toEqual(['Asking'])
    expect(names(await list('?only=withdrawn'))).toEqual(['Gone'])
    expect((await list('?only=everything')).status).toBe(400)
  })

  test('are given page by page', async () => {
    const { add, list } = await aRanking()
    for (const name of ['Anna', 'Bert', 'Cleo']) await add(name)
    const first = await list('?sort=name&limit=2')
    expect(names(first)).toEqual(['Anna', 'Bert'])
    const next = /<[^>]+(\?[^>]+)>/.exec(first.headers.get('link') ?? '')?.[1]
    const second = await list(next)
    expect([names(second), second.headers.get('link')]).toEqual([['Cleo'], null])
  })

  test('say what of the job was found in the resume and what was not', async () => {
    const { server, company, list } = await aRanking()
    await aReadApplication(server, company.job, {}, { skills: ['PostgreSQL', 'Go'] })
    const { found, missing, match } = (await list()).body[0]
    expect(found).toContain('PostgreSQL')
    expect(missing).toContain('Kubernetes')
    expect(match.percentage).toBeGreaterThan(0)
  })

  test('take less than 50 ms of the processor when there are 5,000 of them', async () => {
    const { server, company, list } = await aRanking()
    const read = await aReadApplication(server, company.job)
    const { name, email, ...others } = read
    const many = Array.from({ length: 5000 }, (_, at) => ({
      ...others,
      facts: null,
      id: `a${String(at).padStart(25, '0')}`,
      name: `Person ${at}`,
      email: `p${at}@example.com`,
      percentage: at % 101,
    }))
    await server.transaction(async () => {
      for (const each of many) await server.applications.add(each)
    })
    for (const query of [
      '?limit=50',
      '?limit=50&cursor=4900',
      '?limit=50&q=person%2049',
      '?limit=50&only=unanswered&sort=name',
    ]) {
      const times = []
      for (let run = 0; run < 5; run += 1) {
        const before = process.cpuUsage()
        expect((await list(query)).body).toHaveLength(50)
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1000)
      }
      expect(Math.min(...times)).toBeLessThan(50)
    }
  }, 30_000)
})
