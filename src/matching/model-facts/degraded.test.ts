import { afterAll, describe, expect, test } from 'bun:test'
import { plugIn } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { languageModels } from '#adapters/language-model/index.ts'
import { behaving, ollamaProtocol, openaiProtocol, testProvider } from '#adapters/language-model/test-provider.ts'
import type { ProviderBehaviour } from '#src/ports/language-model.contract.ts'
import { observed } from '#src/shared/observed-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { addModelFacts } from './add-model-facts.ts'
import { resume, resumeText, skillsOf, withModel } from './test-model-facts.ts'

/** A third of a second stands for the thirty that a model has, and less for models that need all of it. */
const timeLimit = 300
const endless = { hang: 100, trickle: 100 } as Partial<Record<ProviderBehaviour['does'], number>>
const good = JSON.stringify({ skills: [{ skill: 'Kubernetes', quote: 'orchestrating containers across three clusters' }] })
const answering: ProviderBehaviour = { does: 'answer', text: good }

const troubles: [string, Exclude<ProviderBehaviour, { does: 'refuse' }>][] = [
  ['hangs', { does: 'hang' }],
  ['never ends its answer', { does: 'trickle' }],
  ['fails with 500', { does: 'fail', status: 500 }],
  ['asks for patience', { does: 'fail', status: 429 }],
  ['writes prose', { does: 'answer', text: 'I am sorry, as a language model I cannot read this resume.' }],
  ['writes broken JSON', { does: 'answer', text: good.slice(0, -3) }],
  ['breaks off', { does: 'break off', text: good }],
  ['answers something else', { does: 'answer', text: '{"candidates":[1,2,3]}' }],
  ['answers a megabyte', { does: 'answer', text: JSON.stringify({ skills: 'x'.repeat(1_000_000) }) }],
]

const open: { close(): void }[] = []
afterAll(() => {
  for (const provider of open) provider.close()
})

const kinds = [
  ['ollama', ollamaProtocol, (address: string) => ({ OLLAMA_HOST: address, OLLAMA_MODEL: 'test' })],
  ['openai', openaiProtocol, (address: string) => ({ OPENAI_BASE_URL: `${address}/v1`, OPENAI_MODEL: 'test' })],
] as const

describe.each(kinds)('a model served by %s', (name, protocol, settings) => {
  /** A server that does one thing until it is told to do another. */
  async function server(first: Exclude<ProviderBehaviour, { does: 'refuse' }>) {
    let behaviour = first
    const provider = await testProvider(protocol, 'test', (request, response) => behaving(protocol, behaviour)(request, response))
    open.push(provider)
    const clock = fixedClock()
    const tools = { fetch, clock, dataDir: '/nowhere' }
    const model = observed(plugIn(languageModels, name, settings(provider.address), tools), clock)
    const { ports, kept } = withModel(() => null)
    const within = (timeoutMs: number) => addModelFacts({ ...ports, languageModel: model }, { timeoutMs })
    const limit = endless[first.does] ?? timeLimit
    const recover = () => {
      behaviour = answering as typeof behaviour
    }
    return {
      ...within(limit),
      limit,
      again: within(timeLimit),
      model,
      kept,
      provider,
      recover,
      asked: () => provider.questions().length,
    }
  }

  test.each(troubles)('that %s adds nothing in its time, and adds what it finds when it is asked again', async (_, trouble) => {
    const { toResume, addedToResume, limit, again, model, kept, recover } = await server(trouble)
    const start = performance.now()
    const error = await toResume(resume(resumeText)).then(
      () => expect.unreachable(),
      (reason: ProviderError) => reason,
    )
    expect(performance.now() - start).toBeLessThan(limit + 500)
    expect(error).toBeInstanceOf(ProviderError)
    expect(error.retryable).toBe(true)
    expect(Bun.inspect(error, { depth: 8 })).not.toContain('forty services')
    expect([kept.size, await addedToResume('w', 'hash')]).toEqual([0, null])
    recover()
    expect(skillsOf((await again.toResume(resume(resumeText))).skills)).toEqual(['Kubernetes'])
    expect(model.observations().failing).toBe(false)
  })

  test('that is not there adds nothing, at once, and the health page knows', async () => {
    const { again, model, provider } = await server({ does: 'hang' })
    provider.close()
    const start = performance.now()
    await expect(again.toResume(resume(resumeText))).rejects.toMatchObject({
      message: 'The language model does not answer.',
      retryable: true,
    })
    expect(performance.now() - start).toBeLessThan(timeLimit)
    expect(model.observations()).toMatchObject({ failing: true, lastError: { message: 'The language model does not answer.' } })
  })

  test('that refuses the key is not asked again and again', async () => {
    const { toResume, asked } = await server({ does: 'fail', status: 401 })
    await expect(toResume(resume(resumeText))).rejects.toMatchObject({ retryable: false })
    expect(asked()).toBe(1)
  })
})
