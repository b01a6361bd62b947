import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { observed } from '#src/shared/observed-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { healthRoutes } from './health.ts'

const fine = { name: 'fine', check: async () => {} }
const parts = { database: fine, storage: fine, mail: fine, llm: fine, transcription: fine, scanner: fine }
const ask = async (app: ReturnType<typeof healthRoutes>, path: string) => {
  const response = await app.handle(new Request(`http://localhost/health/${path}`))
  return { status: response.status, body: await response.json() }
}

test('a part that hangs is called down after a while, and asked once however many visitors come', async () => {
  let asked = 0
  const check = () => {
    asked += 1
    return new Promise<void>(() => {})
  }
  const app = healthRoutes({ ...parts, mail: { name: 'smtp', check } }, { patience: 100 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, 'live')))
  expect(answers.map(({ status, body }) => [status, body.mail.state])).toEqual(answers.map(() => [200, 'down']))
  expect(asked).toBe(1)
})

test('what a library says about the inside of the server is not told', async () => {
  const broken = { name: 'disk', check: () => Promise.reject(new Error('EACCES /var/secret')) }
  const { status, body } = await ask(healthRoutes({ ...parts, storage: broken }), 'ready')
  expect([status, body.storage.state]).toEqual([503, 'down'])
  expect(JSON.stringify(body)).not.toContain('secret')
  const away = { name: 's3', check: () => Promise.reject(new ProviderError('s3', 'The bucket does not answer.')) }
  expect((await ask(healthRoutes({ ...parts, storage: away }), 'ready')).body.storage.lastError).toBe(
    'The bucket does not answer.',
  )
})

test('the language model shows its name, how long its last answer took, and its last error with the time', async () => {
  const clock = fixedClock()
  let works = true
  const model = observed(
    {
      name: 'ollama/llama3.1',
      available: true,
      async generate() {
        if (!works) throw new ProviderError('ollama', 'The language model fails (status 500).')
      },
      check: async () => {},
    },
    clock,
  )
  const app = healthRoutes({ ...parts, llm: model })
  const llm = async () => (await ask(app, 'ready')).body.llm
  const question = { instructions: 'x', input: '', schema: {} }

  await model.generate(question)
  const fresh = {
    name: 'ollama/llama3.1',
    state: 'ok',
    lastError: null,
    lastErrorAt: null,
    latencyMs: expect.any(Number),
    checkMs: expect.any(Number),
  }
  expect(await llm()).toEqual(fresh)
  works = false
  await model.generate(question).catch(() => {})
  const failed = { lastError: 'The language model fails (status 500).', lastErrorAt: clock.now().toISOString() }
  expect(await llm()).toEqual({ ...fresh, ...failed, state: 'down' })
  const { status, body } = await ask(app, 'ready')
  expect([status, body.status]).toEqual([200, 'degraded'])
  works = true
  await model.generate(question)
  expect(await llm()).toEqual({ ...fresh, ...failed })
})

test('without a language model there is nothing to tell of it', async () => {
  const app = healthRoutes({ ...parts, llm: { name: 'none', check: async () => {} } })
  expect((await ask(app, 'ready')).body.llm).toEqual({
    name: 'none',
    state: 'off',
    lastError: null,
    lastErrorAt: null,
    latencyMs: null,
    checkMs: null,
  })
})

test('what is running is said, so that a monitor can tell an upgrade', async () => {
  const { body } = await ask(healthRoutes(parts, { version: '1.2.3' }), 'live')
  expect(body.version).toBe('1.2.3')
})
