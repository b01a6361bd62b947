import { Type } from '@sinclair/typebox'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { adapter, WrongSetting } from '#adapters/adapter.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { GenerateRequest, LanguageModel } from '#src/ports/language-model.ts'
import { connect, failureOf, Refused } from './connection.ts'
import { jsonAnswer } from './json-answer.ts'
import { offering } from './offering.ts'
import { brokenOff, writing } from './stream-limits.ts'
import { systemMessage } from './system-message.ts'

const checkMs = 2500
const ownAddress = 'https://api.openai.com/v1'

/** OpenAI, or any server that speaks its language: vLLM, llama.cpp, LM Studio, LiteLLM, Groq, Mistral and others. */
export const openai = adapter({
  settings: Type.Object({
    OPENAI_API_KEY: Type.Optional(Type.String({ minLength: 1, description: 'an API key' })),
    OPENAI_MODEL: Type.String({ default: 'gpt-4o-mini', pattern: '^\\S+$', description: 'the name of a model' }),
    OPENAI_BASE_URL: Type.String({
      default: ownAddress,
      pattern: '^https?://[^\\s/]+',
      description: `an address such as ${ownAddress}`,
    }),
  }),
  create({ OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, OPENAI_BASE_URL: baseURL }, { fetch }): LanguageModel {
    if (!apiKey && baseURL === ownAddress) throw new WrongSetting('OPENAI_API_KEY', undefined, 'an API key')
    const offer = offering(['response_format', 'temperature', 'seed'] as const)

    const connected = async (signal: AbortSignal, { streamed = false } = {}) => {
      const connection = connect({
        provider: 'openai',
        fetch,
        signal,
        sentences: { 404: `The server of the language model does not know the model ${model}, or OPENAI_BASE_URL is wrong.` },
        signs: {
          response_format: /response_format|schema|grammar|structured|json mode/i,
          temperature: /temperature/i,
          seed: /seed/i,
        },
        asStream: streamed ? documentAsStream : undefined,
      })
      const { OpenAI } = await import('openai')
      const client = new OpenAI({
        // A server that asks for no key is given one all the same: the library insists.
        apiKey: apiKey ?? 'none',
        baseURL,
        fetch: connection.fetch,
        maxRetries: 0,
        logLevel: 'off',
        organization: null,
        project: null,
      })
      return { connection, client }
    }

    const ask = async ({ instructions, input, schema }: GenerateRequest, signal: AbortSignal) =>
      offer(async (has, taken) => {
        const { connection, client } = await connected(signal, { streamed: true })
        const answer = writing('openai')
        const request: ChatCompletionCreateParamsStreaming = {
          model,
          stream: true,
          messages: [
            { role: 'system', content: systemMessage(instructions, schema) },
            { role: 'user', content: input },
          ],
          ...(has('response_format')
            ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } }
            : {}),
          ...(has('temperature') ? { temperature: 0 } : {}),
          ...(has('seed') ? { seed: 1 } : {}),
        }
        try {
          const stream = await client.chat.completions.create(request, { signal })
          taken()
          let ended: string | null = null
          for await (const { choices } of stream) {
            answer.add(choices?.[0]?.delta?.content)
            ended = choices?.[0]?.finish_reason ?? ended
          }
          if (ended === null || ended === 'length') throw brokenOff('openai')
        } catch (error) {
          throw failureOf('openai', error, connection.failure)
        } finally {
          connection.close()
        }
        return jsonAnswer('openai', answer.text())
      })

    return {
      name: `openai/${model}`,
      available: true,
      generate: (request) => withTimeout('openai', request.timeoutMs ?? 30_000, (signal) => ask(request, signal)),
      // Costs nothing and asks no model. A server without a list of models has answered, and that is what was asked.
      check: () =>
        withTimeout('openai', checkMs, async (signal) => {
          const { connection, client } = await connected(signal)
          try {
            await client.models.list()
          } catch (error) {
            const { failure } = connection
            if (failure instanceof Refused && [404, 405, 501].includes(failure.status)) return
            throw failureOf('openai', error, failure)
          } finally {
            connection.close()
          }
        }),
    }
  },
})

interface Completion {
  choices?: { message?: unknown; finish_reason?: string }[]
}

/** The stream that a completion given in one piece would have been. */
function documentAsStream(document: unknown): string {
  const { choices } = (document ?? {}) as Completion
  const chunk = Array.isArray(choices)
    ? { choices: choices.map(({ message, finish_reason = 'stop' }, index) => ({ index, delta: message, finish_reason })) }
    : document
  return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`
}
