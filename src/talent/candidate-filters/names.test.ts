import { expect, test } from 'bun:test'
import { aWorkspace } from '#src/hiring/test-hiring.ts'

test('people are found by how a word of their name or address begins, and by nothing else of them', async () => {
  const { rosa, server, colleague, calls } = await aWorkspace(4)
  const named = async (name: string, who = rosa) =>
    (await who.get(`/api/candidate-filtering?fields=choice&name=${encodeURIComponent(name)}`)).body.map(
      (each: { name: string }) => each.name,
    )
  expect(await named('mir')).toEqual(['Mira Talvik'])
  expect(await named('TAL')).toEqual(['Mira Talvik'])
  expect(await named('mira tal')).toEqual(['Mira Talvik'])
  expect(await named('tal jon')).toEqual([])
  expect(await named('lvik')).toEqual([])
  expect((await named('example')).length).toBe(4)
  // A skill of theirs is no name.
  expect(await named('postgres')).toEqual([])
  const viewer = calls((await colleague('vera@example.com', 'viewer')).cookie)
  expect(await named('ken', viewer)).toEqual(['Kenji Sato'])
  const stranger = calls((await server.recruiter('stranger@example.com')).cookie)
  expect(await named('mir', stranger)).toEqual([])
})

test('whoever is hidden in a job is not found by the name', async () => {
  const { rosa, job } = await aWorkspace(2)
  await rosa.put(`/api/job-descriptions/${job}/blind-review`, { on: true })
  expect((await rosa.get('/api/candidate-filtering?fields=choice&name=mir')).body).toEqual([])
  const [hidden] = (await rosa.get('/api/candidate-filtering?fields=choice&name=cand')).body
  expect(hidden.name).toMatch(/^Candidate [0-9A-F]{5}$/)
})
