import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { script } from '#adapters/script.ts'
import { withTimeout } from '#adapters/with-timeout.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { jsonAnswer } from './json-answer.ts'

/** Answers from a file, by what stands in the instructions or the input; for demonstrations and tests. */
export const scripted = adapter({
  settings: Type.Object({
    SCRIPTED_ANSWERS: Type.String({
      minLength: 1,
      namesFile: true,
      description: 'the path of a JSON file with a list of { match, answer }',
    }),
  }),
  create({ SCRIPTED_ANSWERS }): LanguageModel {
    const answers = script('SCRIPTED_ANSWERS', SCRIPTED_ANSWERS)
    return {
      name: 'scripted',
      available: true,
      generate: ({ instructions, input, timeoutMs = 30_000 }) =>
        withTimeout('scripted', timeoutMs, async () => {
          const line = await answers.lineFor(instructions, input)
          if (!line) throw new ProviderError('scripted', 'The script has no answer to this question.', { retryable: false })
          return line.text === undefined ? line.answer : jsonAnswer('scripted', line.text)
        }),
      async check() {
        await answers.read()
      },
    }
  },
})
