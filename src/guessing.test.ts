import { expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { say } from '#src/commands/prepare.ts'

/** A hundred times as many with `bun run test:long`. */
const tries = Number(process.env.GUESSES ?? 3_000)

test(
  `${tries} guesses at ids, tokens and links to files find nothing, and one network has a hundred tokens a minute`,
  async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const owner = await server.recruiter()
    const stranger = await server.recruiter('sam@example.com')
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const { body } = await server.call('POST', '/api/submit', { cookie: owner.cookie, body: form })
    const [{ _id: candidate, resumeId, jobDescriptionId }] = body.results
    const { url } = (await server.call('GET', `/api/resumes/${resumeId._id}`, { cookie: owner.cookie })).body

    // 128 bits and more, so that guesses find nothing in the life of the universe; what a guess finds here would be a mistake of ours.
    for (const id of [candidate, resumeId._id, jobDescriptionId._id]) expect(id).toMatch(/^[0-9a-f]{32}$|^[0-9a-z]{25,}$/)
    const sealed = url.split('/')[2]
    expect(sealed.length).toBeGreaterThan(60)

    const near = (id: string) => {
      const place = Math.floor(Math.random() * id.length)
      const digit = '0123456789abcdef'[Math.floor(Math.random() * 16)]!
      return id.slice(0, place) + digit + id.slice(place + 1)
    }
    const counts = new Map<string, number>()
    const count = (what: string, status: number) => counts.set(`${what} ${status}`, (counts.get(`${what} ${status}`) ?? 0) + 1)
    const from = (number: number) => ({ 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` })
    const guesses: [string, (turn: number) => Promise<{ status: number; text: string }>][] = [
      ['candidate', () => server.call('GET', `/api/candidates/${near(candidate)}/timeline`, { cookie: stranger.cookie })],
      ['resume', () => server.call('GET', `/api/resumes/${near(resumeId._id)}`, { cookie: stranger.cookie })],
      ['file', () => server.call('GET', `/files/${near(sealed)}/mira.pdf`, { cookie: owner.cookie })],
      [
        'token',
        (turn) =>
          // Five networks share the work.
          server.call('GET', `/api/validate-assessment/${randomBytes(32).toString('base64url')}`, {
            headers: from(Math.floor(turn / 4) % 5),
          }),
      ],
    ]
    const found: string[] = []
    for (let turn = 0; turn < tries; turn++) {
      const [what, guess] = guesses[turn % guesses.length]!
      const { status, text } = await guess(turn)
      count(what, status)
      // A guess that changes nothing of a link is the link.
      if (status < 400 && !(what === 'file' && text.startsWith('%PDF'))) found.push(`${what} ${text.slice(0, 80)}`)
    }
    expect(found).toEqual([])
    expect([...counts.keys()].filter((key) => !/ (?:404|410|429|200)$/.test(key))).toEqual([])
    expect(counts.get('token 404') ?? 0).toBeLessThanOrEqual(5 * 100)
    say(`guesses: ${JSON.stringify(Object.fromEntries([...counts].toSorted()))}, found: ${found.length}`)

    // The true link is for its workspace and its five minutes.
    expect((await server.call('GET', url, { cookie: stranger.cookie })).status).toBe(404)
    server.clock.advance(5 * 60_000 + 1)
    expect((await server.call('GET', url, { cookie: owner.cookie })).status).toBe(410)
  },
  60_000 + tries * 5,
)
