import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { GenerateRequest, LanguageModel } from '#src/ports/language-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { connect, failureOf } from './connection.ts'
import { jsonAnswer } from './json-answer.ts'
import { offering } from './offering.ts'
import { brokenOff, writing } from './stream-limits.ts'
import { systemMessage } from './system-message.ts'

const checkMs = 2500

/** A model on this machine or on another of yours, served by Ollama. */
export const ollama = adapter({
  settings: Type.Object({
    OLLAMA_HOST: Type.String({
      default: 'http://localhost:11434',
      pattern: '^(https?://)?[^\\s/]+(/\\S*)?$',
      description: 'an address such as http://localhost:11434',
    }),
    OLLAMA_MODEL: Type.String({ default: 'llama3.1', pattern: '^\\S+$', description: 'the name of a model, such as llama3.1' }),
  }),
  create({ OLLAMA_HOST: host, OLLAMA_MODEL: model }, { fetch }): LanguageModel {
    const name = `ollama/${model}`
    const unknownModel = `Ollama does not have the model ${model}. Fetch it with "ollama pull ${model}".`
    const offer = offering(['format', 'think'] as const)

    const connected = async (signal: AbortSignal) => {
      const connection = connect({
        provider: 'ollama',
        fetch,
        signal,
        sentences: { 404: unknownModel },
        signs: { format: /\bformat\b|schema|grammar/i, think: /\bthink/i },
        linesAreJson: true,
        asStream: (document) => `${JSON.stringify(document)}\n`,
      })
      const { Ollama } = await import('ollama')
      return { connection, client: new Ollama({ host, fetch: connection.fetch }) }
    }

    const ask = async ({ instructions, input, schema }: GenerateRequest, signal: AbortSignal) =>
      offer(async (has, taken) => {
        const { connection, client } = await connected(signal)
        const answer = writing('ollama')
        try {
          const stream = await client.chat({
            model,
            stream: true,
            messages: [
              { role: 'system', content: systemMessage(instructions, schema) },
              { role: 'user', content: input },
            ],
            ...(has('format') ? { format: schema } : {}),
            ...(has('think') ? { think: false } : {}),
            options: { temperature: 0, seed: 1, num_ctx: windowFor(instructions.length + input.length) },
          })
          taken()
          let last: { done: boolean; done_reason?: string } = { done: false }
          for await (const part of stream) {
            answer.add(part.message?.content)
            last = part
          }
          if (!last.done || last.done_reason === 'length') throw brokenOff('ollama')
        } catch (error) {
          throw failureOf('ollama', error, connection.failure)
        } finally {
          connection.close()
        }
        return jsonAnswer('ollama', answer.text())
      })

    return {
      name,
      available: true,
      generate: (request) => withTimeout('ollama', request.timeoutMs ?? 30_000, (signal) => ask(request, signal)),
      // The list of models is read from the disk; nothing is loaded.
      check: () =>
        withTimeout('ollama', checkMs, async (signal) => {
          const { connection, client } = await connected(signal)
          try {
            const { models } = await client.list()
            const names = models?.flatMap((each) => [each.name, each.model]) ?? []
            if (models && !names.includes(model) && !names.includes(`${model}:latest`))
              throw new ProviderError('ollama', unknownModel, { retryable: false })
          } catch (error) {
            throw failureOf('ollama', error, connection.failure)
          } finally {
            connection.close()
          }
        }),
    }
  },
})

/** Ollama silently cuts what does not fit. Few sizes, because it loads the model anew for each. */
function windowFor(characters: number) {
  const tokens = characters / 3 + 4096
  return [8192, 16_384, 32_768, 65_536].find((size) => size >= tokens) ?? 131_072
}
