import { afterAll, expect, test } from 'bun:test'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { languageModelContract } from '#src/ports/language-model.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { languageModels } from './index.ts'
import { behaving, openaiProtocol, testProvider } from './test-provider.ts'

const tools = { fetch, clock: systemClock, dataDir: '/nowhere' }
const key = 'sk-secret-of-this-test'
const open: { close(): void }[] = []
afterAll(() => {
  for (const provider of open) provider.close()
})

const at = (address: string) =>
  plugIn(languageModels, 'openai', { OPENAI_BASE_URL: `${address}/v1`, OPENAI_MODEL: 'gpt', OPENAI_API_KEY: key }, tools)

async function provider(answer: Parameters<typeof testProvider>[2]) {
  const started = await testProvider(openaiProtocol, 'gpt', answer)
  open.push(started)
  return { ...started, model: at(started.address) }
}

/** Nobody listens on the port any more. */
async function nobody() {
  const { address, close } = await testProvider(openaiProtocol, 'gpt', () => {})
  close()
  return at(address)
}

languageModelContract('openai', async (behaviour) =>
  behaviour.does === 'refuse' ? nobody() : (await provider(behaving(openaiProtocol, behaviour))).model,
)

const question = { instructions: 'List the skills.', input: 'Go and SQL.', schema: { type: 'array' } }
const fail = () => expect.unreachable()
const answers = behaving(openaiProtocol, { does: 'answer', text: '["Go"]' })

test('asks for the schema, for no chance, and keeps the material apart from the instructions', async () => {
  const { model, questions, received } = await provider(answers)
  await model.generate(question)
  const [{ response_format, temperature, seed, messages, stream }] = questions()
  expect(response_format.json_schema.schema).toEqual(question.schema)
  expect({ temperature, seed, stream }).toEqual({ temperature: 0, seed: 1, stream: true })
  expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('List the skills.') })
  expect(messages[1]).toEqual({ role: 'user', content: 'Go and SQL.' })
  expect(received[0]).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: `Bearer ${key}` } })
})

test('leaves out what a server does not know: the part it names, or all when it names none', async () => {
  for (const [message, left] of [
    ["Unsupported value: 'temperature' does not support 0 with this model.", ['response_format', 'seed']],
    ["'response_format.type' must be 'text'", ['temperature', 'seed']],
    ['Bad request', []],
  ] as const) {
    const parts = ['response_format', 'temperature', 'seed']
    const { model, questions } = await provider((request, response) => {
      const refused = parts
        .filter((part) => part in JSON.parse(request.body))
        .some((part) => !(left as readonly string[]).includes(part))
      if (!refused) return answers(request, response)
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message } }))
    })
    expect(await model.generate(question)).toEqual(['Go'])
    expect(await model.generate(question)).toEqual(['Go'])
    expect(questions().map((asked) => parts.filter((part) => part in asked))).toEqual([parts, [...left], [...left]])
  }
})

test('a question that no one could take is not asked for ever', async () => {
  const { model, received } = await provider((_, response) => {
    response.writeHead(400)
    response.end('This is too long: response_format, temperature, seed.')
  })
  await expect(model.generate(question)).rejects.toMatchObject({ kind: 'unavailable', retryable: false })
  expect(received.length).toBeLessThanOrEqual(2)
})

test('takes an answer that comes in one piece', async () => {
  const { model } = await provider((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: '["Go"]' }, finish_reason: 'stop' }] }))
  })
  expect(await model.generate(question)).toEqual(['Go'])
})

test('notices an answer that ends before its end, and prints nothing of it', async () => {
  const printed: unknown[] = []
  const { warn, log, error } = console
  console.warn = console.log = console.error = (...words: unknown[]) => void printed.push(words)
  const half = openaiProtocol.piece('["Go"]')
  try {
    for (const text of [
      half,
      `${half}data: [DONE]\n\n`,
      `${half}data: {"choices":[{"delta":{"content":"the resume`,
      `${half}data: the resume\n\n`,
      `${half}data: {"error":{"message":"the resume"}}\n\n`,
      half + openaiProtocol.end.replace('stop', 'length'),
      '',
    ]) {
      const { model } = await provider((_, response) => {
        response.setHeader('content-type', openaiProtocol.contentType)
        response.end(text)
      })
      await expect(model.generate(question)).rejects.toMatchObject({ name: 'ProviderError', retryable: true })
    }
  } finally {
    Object.assign(console, { warn, log, error })
  }
  expect(printed).toEqual([])
})

test('hangs up on an answer without end', async () => {
  let gone = false
  const { model } = await provider((_, response) => {
    response.setHeader('content-type', openaiProtocol.contentType)
    response.on('close', () => {
      gone = true
    })
    const piece = openaiProtocol.piece('x'.repeat(100_000))
    const write = () => {
      while (!gone && response.write(piece));
    }
    response.on('drain', write)
    write()
  })
  await expect(model.generate(question)).rejects.toThrow('no end')
  await Bun.sleep(50)
  expect(gone).toBe(true)
})

test('the key is in no failure, and goes nowhere else', async () => {
  const elsewhere = await provider(answers)
  const { model } = await provider((_, response) => {
    response.writeHead(307, { location: `${elsewhere.address}/v1/chat/completions` })
    response.end()
  })
  await expect(model.generate(question)).rejects.toMatchObject({ kind: 'unavailable', retryable: false })
  expect(elsewhere.received).toEqual([])
  const refusing = await provider(behaving(openaiProtocol, { does: 'fail', status: 401 }))
  const error: Error = await refusing.model.generate(question).then(fail, (reason) => reason)
  expect(error.message).toBe('The language model refuses the key.')
  expect(Bun.inspect(error, { depth: 8 })).not.toContain(key)
})

test('a server without a list of models is there all the same', async () => {
  const { model, received } = await provider(() => {})
  await model.check()
  expect(received.map(({ path }) => path)).toEqual(['/v1/models'])
  const { server, address } = plain()
  await at(address).check()
  await server.stop(true)
})

const plain = () => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('no such page', { status: 404 }) })
  return { server, address: `http://127.0.0.1:${server.port}` }
}

test('needs a key only where one is asked for', () => {
  expect(() => plugIn(languageModels, 'openai', {}, tools)).toThrow('OPENAI_API_KEY is not set')
  expect(plugIn(languageModels, 'openai', { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }, tools).available).toBe(true)
  expect(() => plugIn(languageModels, 'openai', { OPENAI_API_KEY: key, OPENAI_BASE_URL: 'here' }, tools)).toThrow(
    'OPENAI_BASE_URL',
  )
})

test('a failure is told in words that a person can use', async () => {
  const { model } = await provider(behaving(openaiProtocol, { does: 'fail', status: 404 }))
  const error: Error = await model.generate(question).then(fail, (reason) => reason)
  expect(error).toBeInstanceOf(ProviderError)
  expect(error.message).toBe('The server of the language model does not know the model gpt, or OPENAI_BASE_URL is wrong.')
})
