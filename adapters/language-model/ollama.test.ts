import { afterAll, expect, test } from 'bun:test'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { languageModelContract } from '#src/ports/language-model.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { languageModels } from './index.ts'
import { behaving, ollamaProtocol, testProvider } from './test-provider.ts'

const tools = { fetch, clock: systemClock, dataDir: '/nowhere' }
const open: { close(): void }[] = []
afterAll(() => {
  for (const provider of open) provider.close()
})

const at = (OLLAMA_HOST: string) => plugIn(languageModels, 'ollama', { OLLAMA_HOST, OLLAMA_MODEL: 'llama3.1' }, tools)

async function provider(...[answer]: [Parameters<typeof testProvider>[2]]) {
  const started = await testProvider(ollamaProtocol, 'llama3.1', answer)
  open.push(started)
  return { ...started, model: at(started.address) }
}

/** Nobody listens on the port any more. */
async function nobody() {
  const { address, close } = await testProvider(ollamaProtocol, 'llama3.1', () => {})
  close()
  return at(address)
}

languageModelContract('ollama', async (behaviour) =>
  behaviour.does === 'refuse' ? nobody() : (await provider(behaving(ollamaProtocol, behaviour))).model,
)

const question = { instructions: 'List the skills.', input: 'Go and SQL.', schema: { type: 'array' } }

test('asks for the schema, for no chance, and keeps the material apart from the instructions', async () => {
  const { model, questions } = await provider(behaving(ollamaProtocol, { does: 'answer', text: '[]' }))
  await model.generate(question)
  const [{ format, options, messages, stream }] = questions()
  expect(format).toEqual(question.schema)
  expect(options).toMatchObject({ temperature: 0, seed: 1, num_ctx: 8192 })
  expect(stream).toBe(true)
  expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('List the skills.') })
  expect(messages[1]).toEqual({ role: 'user', content: 'Go and SQL.' })
  await model.generate({ ...question, input: 'x'.repeat(30_000) })
  expect(questions()[1].options.num_ctx).toBe(16_384)
})

test('does without the schema on a server that does not know it, and remembers', async () => {
  const { model, questions } = await provider((request, response) => {
    if (JSON.parse(request.body).format) {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"error":"invalid JSON schema in format"}')
    } else behaving(ollamaProtocol, { does: 'answer', text: '["Go"]' })(request, response)
  })
  expect(await model.generate(question)).toEqual(['Go'])
  expect(await model.generate(question)).toEqual(['Go'])
  expect(questions().map(({ format }) => format !== undefined)).toEqual([true, false, false])
})

test('takes an answer that comes in one piece', async () => {
  const { model } = await provider((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ message: { content: '["Go"]' }, done: true }, null, 2))
  })
  expect(await model.generate(question)).toEqual(['Go'])
})

test('notices an answer that ends before its end, and prints nothing of it', async () => {
  const printed: unknown[] = []
  const { warn, log, error } = console
  console.warn = console.log = console.error = (...words: unknown[]) => void printed.push(words)
  try {
    for (const rest of ['', '{"message":{"content":"the resume of', '{"error":"out of memory: the resume"}\n', 'the resume\n']) {
      const { model } = await provider((_, response) => {
        response.setHeader('content-type', ollamaProtocol.contentType)
        response.end(ollamaProtocol.piece('["Go"]') + rest)
      })
      await expect(model.generate(question)).rejects.toMatchObject({ name: 'ProviderError', retryable: true })
    }
    const full = await provider((_, response) => {
      response.setHeader('content-type', ollamaProtocol.contentType)
      response.end(ollamaProtocol.piece('["Go"]') + ollamaProtocol.end.replace('stop', 'length'))
    })
    await expect(full.model.generate(question)).rejects.toBeInstanceOf(ProviderError)
  } finally {
    Object.assign(console, { warn, log, error })
  }
  expect(printed).toEqual([])
})

test('hangs up on an answer without end', async () => {
  let gone = false
  const { model } = await provider((_, response) => {
    response.setHeader('content-type', ollamaProtocol.contentType)
    response.on('close', () => {
      gone = true
    })
    const line = 'x'.repeat(1_000_000)
    const write = () => {
      while (!gone && response.write(line));
    }
    response.on('drain', write)
    write()
  })
  await expect(model.generate(question)).rejects.toThrow('no end')
  await Bun.sleep(50)
  expect(gone).toBe(true)
})

test('the health check says when the model was never fetched, and loads none', async () => {
  const { address, received } = await provider(() => {})
  const other = plugIn(languageModels, 'ollama', { OLLAMA_HOST: address, OLLAMA_MODEL: 'mistral' }, tools)
  await expect(other.check()).rejects.toThrow('ollama pull mistral')
  expect(received.map(({ path }) => path)).toEqual(['/api/tags'])
})

test('takes an address without http, and says what an address is', () => {
  expect(at('127.0.0.1:11434').name).toBe('ollama/llama3.1')
  expect(() => at('not an address')).toThrow('OLLAMA_HOST is "not an address", but takes an address such as')
})
