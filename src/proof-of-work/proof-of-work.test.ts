import { describe, expect, test } from 'bun:test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { testServer } from '#adapters/test-server.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'
import { solve } from '#web/state/solve-challenge.ts'
import { applicationForm } from '../jobportal/applying/test-applying.ts'
import { calmMinutes, manyForms, manyRefused, passMinutes, triesOfPass, waitSeconds } from './constants.ts'
import { proofOf } from './test-proof.ts'

const register = { fullName: 'Cara Company', email: 'cara@example.com', password: 'a company of tests', companyName: 'Lantern' }
const forgot = { email: 'cara@example.com' }

const demanding = (environment: Record<string, string> = {}) =>
  testServer({ PROOF_OF_WORK: 'on', TRUST_PROXY: 'on', ...environment })
/** What follows an answer is done a moment later. */
const aMoment = () => Bun.sleep(20)
type Server = ReturnType<typeof testServer>
const from = (address: string) => ({ 'x-forwarded-for': address })
const send = (server: Server, path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call('POST', path, { body, headers: { ...from('192.0.2.1'), ...headers } })

describe('a form that asks for a proof of work', () => {
  test('is refused with a challenge, and taken with its solution', async () => {
    const server = demanding()
    const refused = await send(server, '/jobportal/register', register)
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_OF_WORK_NEEDED'])
    expect((await send(server, '/jobportal/register', register, await proofOf(refused.body))).status).toBe(201)
    expect(await server.companies.withEmail(register.email)).not.toBeNull()
  })

  test('takes a solution once, for this form, and not too late', async () => {
    const server = demanding()
    const proof = await proofOf((await send(server, '/api/forgot-password', forgot)).body)
    expect((await send(server, '/api/jobportal/forgot-password', forgot, proof)).status).toBe(403)
    expect((await send(server, '/api/forgot-password', forgot, proof)).status).toBe(200)
    expect((await send(server, '/api/forgot-password', forgot, proof)).status).toBe(403)
    const late = await proofOf((await send(server, '/api/forgot-password', forgot)).body)
    server.clock.advance(11 * 60_000)
    expect((await send(server, '/api/forgot-password', forgot, late)).status).toBe(403)
  })

  test('takes none that was changed, not computed, of another server, or no proof at all', async () => {
    const server = demanding()
    const { challenge: text } = (await send(server, '/api/forgot-password', forgot)).body
    const challenge = JSON.parse(text)
    const solution = await solve(challenge)
    const attempt = async (payload: unknown) => {
      const proof = btoa(typeof payload === 'string' ? payload : JSON.stringify(payload))
      return (await send(server, '/api/forgot-password', forgot, { 'proof-of-work': proof })).status
    }
    const { parameters } = challenge
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }
    const others = JSON.parse((await send(demanding(), '/api/forgot-password', forgot)).body.challenge)
    for (const payload of [
      'no proof',
      {},
      { challenge },
      { challenge, solution: { counter: 1, derivedKey: '00' } },
      { challenge: easier, solution: await solve(easier) },
      { challenge: others, solution: await solve(others) },
      { challenge: { ...challenge, signature: '' }, solution },
    ])
      expect(await attempt(payload)).toBe(403)
    expect(await attempt({ challenge, solution })).toBe(200)
  })

  test('asks in the form of ALTCHA: its own solver comes to the same', async () => {
    const { body } = await send(demanding(), '/api/forgot-password', forgot)
    const challenge = JSON.parse(body.challenge)
    const theirs = await solveChallenge({ challenge, deriveKey })
    expect(await solve(challenge)).toEqual({ counter: theirs!.counter, derivedKey: theirs!.derivedKey })
  }, 20_000)

  test('reads nothing of an application without it, and takes one with it', async () => {
    const server = demanding()
    const { id } = await companyOf(server)
    const job = aJob(id)
    await server.jobPosts.add(job)
    const path = `/public/apply/${job.id}`
    const refused = await send(server, path, await applicationForm())
    expect(refused.status).toBe(403)
    expect((await send(server, path, await applicationForm(), await proofOf(refused.body))).status).toBe(201)
  })
})

/** A company that has registered in spite of the proof. */
async function companyOf(server: Server) {
  const { body } = await send(server, '/jobportal/register', register)
  await send(server, '/jobportal/register', register, await proofOf(body))
  return (await server.companies.withEmail(register.email))!
}

describe('by itself', () => {
  const flood = async (server: Server, times: number) => {
    for (let number = 0; number < times; number++)
      await send(server, '/api/forgot-password', { email: `${number}@example.com` }, from(`10.1.${number >> 8}.${number & 255}`))
  }

  test('a server asks once very many arrive, says so to administrators, and stops after ten calm minutes', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const cookie = await server.admin()
    const state = async () => (await server.call('GET', '/admin/system', { cookie })).body.publicForms
    expect(await state()).toEqual({ mode: 'auto', isDemanded: false, since: null, forms: 0, refused: 0, solved: 0 })
    await flood(server, manyForms - 1)
    expect((await state()).isDemanded).toBe(false)
    await flood(server, 2)
    const refused = await send(server, '/jobportal/register', register)
    expect(refused.status).toBe(403)
    expect((await send(server, '/jobportal/register', register, await proofOf(refused.body))).status).toBe(201)
    expect(await state()).toMatchObject({ isDemanded: true, since: server.clock.now().toISOString(), solved: 1 })
    server.clock.advance((calmMinutes + 2) * 60_000)
    expect((await send(server, '/api/forgot-password', forgot)).status).toBe(200)
    expect((await state()).isDemanded).toBe(false)
  }, 30_000)

  test('it asks once many were refused, too', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    for (let number = 0; number < manyRefused + 100; number++) await send(server, '/api/forgot-password', forgot)
    await aMoment()
    expect((await send(server, '/jobportal/register', register, from('203.0.113.7'))).status).toBe(403)
  }, 30_000)

  test('it never asks where it is turned off', async () => {
    const server = testServer({ TRUST_PROXY: 'on', PROOF_OF_WORK: 'off' })
    await flood(server, manyForms + 10)
    expect((await send(server, '/jobportal/register', register)).status).toBe(201)
  }, 30_000)
})

describe('without scripts', () => {
  const form = '/jobportal/register'

  test('a link from a mail lets the form in, until it was taken, and only this form', async () => {
    const server = demanding()
    expect((await server.call('GET', `/api/form-pass?form=${form}`)).body.way).toBe('mail')
    const email = 'honest@example.com'
    expect((await send(server, '/api/form-pass', { form, email })).status).toBe(200)
    const mail = (await server.sentMails()).at(-1)!
    if (mail.kind !== 'form-pass') throw new Error(`A mail about ${mail.kind}.`)
    const token = new URL(mail.link).searchParams.get('token')!
    const opened = await send(server, '/api/form-pass/open', { token })
    expect(opened.body).toEqual({ page: '/jobportal/register' })
    const cookie = opened.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await send(server, '/api/forgot-password', forgot, { cookie })).status).toBe(403)
    // Somebody forgot a field.
    expect((await send(server, form, { ...register, fullName: '' }, { cookie })).status).toBe(400)
    await aMoment()
    expect((await send(server, form, register, { cookie })).status).toBe(201)
    expect((await send(server, form, { ...register, email: 'other@example.com' }, { cookie })).status).toBe(403)
  })

  test('such a link opens a form only so often, and for an hour', async () => {
    const server = demanding()
    const pass = async () => {
      await send(server, '/api/form-pass', { form, email: 'honest@example.com' })
      const mail = (await server.sentMails()).at(-1)! as { link: string }
      return new URL(mail.link).searchParams.get('token')!
    }
    const cookie = `form-pass=${await pass()}`
    for (let time = 0; time < triesOfPass; time++) {
      expect((await send(server, form, { ...register, fullName: '' }, { cookie })).status).toBe(400)
      await aMoment()
    }
    expect((await send(server, form, register, { cookie })).status).toBe(403)
    const token = await pass()
    server.clock.advance(passMinutes * 60_000 + 1)
    expect((await send(server, '/api/form-pass/open', { token })).body.code).toBe('PASS_ENDED')
    expect((await send(server, '/api/form-pass/open', { token: 'made up' })).body.code).toBe('PASS_ENDED')
  })

  test('nobody is flooded with such mails, and nobody is told whether one came', async () => {
    const server = demanding()
    const ask = (number: number) =>
      send(server, '/api/form-pass', { form, email: 'mira@example.com' }, from(`198.51.100.${number}`))
    const answers = [await ask(1), await ask(2), await ask(3), await ask(4)]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await server.sentMails()).filter(({ kind }) => kind === 'form-pass')).toHaveLength(3)
  })

  test('where no mail is sent, waiting lets it in, from the same network', async () => {
    const server = testServer({ PROOF_OF_WORK: 'on', TRUST_PROXY: 'on' }, { mailer: 'outbox' })
    const { way, seconds, token } = (await server.call('GET', `/api/form-pass?form=${form}`, { headers: from('192.0.2.1') })).body
    expect([way, seconds]).toEqual(['wait', waitSeconds])
    expect((await send(server, '/api/form-pass/open', { token })).body.code).toBe('PASS_TOO_EARLY')
    const cookie = `form-pass=${token}`
    expect((await send(server, form, register, { cookie })).status).toBe(403)
    server.clock.advance(waitSeconds * 1000)
    expect((await send(server, '/api/form-pass/open', { token }, from('203.0.113.9'))).status).toBe(410)
    expect((await send(server, form, register, { cookie, ...from('203.0.113.9') })).status).toBe(403)
    expect((await send(server, form, register, { cookie })).status).toBe(201)
  })

  test('where all mails of a minute are used up, waiting is the way', async () => {
    const server = demanding()
    const way = async () => (await server.call('GET', `/api/form-pass?form=${form}`)).body.way
    for (let number = 0; number < 120; number++)
      await send(server, '/api/form-pass', { form, email: `${number}@example.com` }, from(`10.2.0.${number}`))
    expect(await way()).toBe('mail')
    expect((await send(server, '/api/form-pass', { form, email: 'a@example.com' }, from('10.3.0.1'))).status).toBe(429)
    expect(await way()).toBe('wait')
    server.clock.advance(60_000)
    expect(await way()).toBe('mail')
  })

  test('only public forms have such a way in', async () => {
    for (const path of ['/login', '/public/apply/', '/nowhere', 'https://evil.test/'])
      expect((await demanding().call('GET', `/api/form-pass?${new URLSearchParams({ form: path })}`)).status).toBe(404)
  })
})
