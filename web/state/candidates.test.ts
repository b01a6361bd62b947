import { expect, test } from 'bun:test'
import { type Api, createApi } from '../api/client.ts'
import { aCandidate } from '../pages/recruiter/candidate.fixture.ts'
import { candidatesAddress, queryFrom, toggled, withValues } from './candidate-filters.ts'
import { loadCandidates } from './candidates.ts'

const address = (search = '') => new URL(`http://localhost/dashboard/candidates${search}`)

const recent = aCandidate({ id: 'new' })
const older = aCandidate({ id: 'old', data: { name: 'Kofi Lund', skills: ['Beekeeping'] } })

/** Answers as the server would, and remembers what was asked. */
const answering = (overrides: Record<string, Response> = {}) => {
  const asked: string[] = []
  const api: Api = createApi(async (path) => {
    asked.push(path)
    const { pathname } = new URL(path, 'http://localhost')
    const override = overrides[pathname]
    if (override) return override
    if (pathname.endsWith('/summary')) return Response.json({ all: 2, recent: 1, recentSince: '2026-03-01T00:00:00.000Z' })
    return Response.json([recent, older], { headers: { 'x-total-count': '120' } })
  })
  return { api, asked }
}

test('shows everybody, a page at a time, and knows who is new', async () => {
  const { api, asked } = answering()
  const list = await loadCandidates(api, address('?page=3&q=go%20lang'))
  expect(list).toMatchObject({
    view: 'all',
    page: 3,
    q: 'go lang',
    total: 120,
    recent: 1,
    recentSince: '2026-03-01T00:00:00.000Z',
    failure: null,
  })
  expect(asked).toContain('/api/candidate-filtering?limit=50&cursor=100&q=go+lang&fields=list')
})

test('asks for a part of the list by name, with the same search', async () => {
  const { api, asked } = answering()
  await loadCandidates(api, address('?view=history&q=bee+kofi'))
  expect(asked).toContain('/api/candidate-filtering?limit=50&cursor=0&view=history&q=bee+kofi&fields=list')
})

test('goes without the badge when only the summary cannot be read, and fails when the list cannot', async () => {
  const broken = () => Response.json({ error: 'Away', code: 'UNAVAILABLE' }, { status: 503 })
  const partly = await loadCandidates(answering({ '/api/candidates/summary': broken() }).api, address())
  expect(partly).toMatchObject({ recent: 0, failure: null, total: 120 })
  const failed = await loadCandidates(answering({ '/api/candidate-filtering': broken() }).api, address())
  expect(failed.failure?.error).toBe('Away')
})

test('an unknown view or page is the first page of everybody', async () => {
  const { api, asked } = answering()
  expect(await loadCandidates(api, address('?view=odd&page=-2'))).toMatchObject({ view: 'all', page: 1 })
  expect(asked).toContain('/api/candidate-filtering?limit=50&cursor=0&fields=list')
})

test('addresses leave out what is usual', () => {
  expect(candidatesAddress({})).toBe('/dashboard/candidates')
  expect(candidatesAddress({ view: 'recent', q: 'c++', page: 2 })).toBe('/dashboard/candidates?view=recent&q=c%2B%2B&page=2')
})

test('filters are in the address, repeated where a category has several, and asked for like that', async () => {
  const search = '?q=go&skills=Go&skills=C%2B%2B&jobType=Fresher&sort=newest'
  const { api, asked } = answering()
  const list = await loadCandidates(api, address(search))
  expect(list.filters).toEqual({ skills: ['Go', 'C++'], jobType: ['Fresher'] })
  expect(asked).toContain(
    '/api/candidate-filtering?limit=50&cursor=0&q=go&skills=Go&skills=C%2B%2B&jobType=Fresher&sort=newest&fields=list',
  )
  expect(candidatesAddress(queryFrom(new URLSearchParams(search)))).toBe(`/dashboard/candidates${search}`)
})

test('the recommended view asks for recommendations', async () => {
  const { api, asked } = answering()
  expect((await loadCandidates(api, address('?view=recommended&skills=Go'))).view).toBe('recommended')
  expect(asked).toContain('/api/recommendations/candidates?limit=50&cursor=0&view=recommended&skills=Go')
})

test('values are chosen and given up whatever the case of their letters', () => {
  expect(toggled({ skills: ['Go', 'SQL'] }, 'skills', 'go')).toEqual({ skills: ['SQL'] })
  expect(toggled({ skills: ['Go'] }, 'degree', 'MBA')).toEqual({ skills: ['Go'], degree: ['MBA'] })
  expect(withValues({ skills: ['Go'] }, 'skills', [])).toEqual({})
})
