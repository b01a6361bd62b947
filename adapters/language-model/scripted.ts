import { readFile } from 'node:fs/promises'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { adapter } from '#adapters/adapter.ts'
import { withinTime } from '#adapters/within-time.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { jsonAnswer } from './json-answer.ts'

const Line = Type.Object({
  /** Found in the instructions or in the input, this line is the answer; '' fits every question. */
  match: Type.String(),
  /** The answer as JSON. */
  answer: Type.Optional(Type.Unknown()),
  /** The answer as a model would write it, which may be anything. */
  text: Type.Optional(Type.String()),
  /** Fails with this reason. */
  fail: Type.Optional(Type.String()),
  retryable: Type.Optional(Type.Boolean()),
  /** Never answers. */
  hang: Type.Optional(Type.Boolean()),
})
const Script = Type.Array(Line)

/** Answers from a file, for demonstrations and tests. The file is read anew for every question, so it can be changed meanwhile. */
export const scripted = adapter({
  settings: Type.Object({
    SCRIPTED_ANSWERS: Type.String({ minLength: 1, description: 'the path of a JSON file with a list of { match, answer }' }),
  }),
  create: ({ SCRIPTED_ANSWERS }): LanguageModel => ({
    name: 'scripted',
    available: true,
    generate: ({ instructions, input, timeoutMs = 30_000 }) =>
      withinTime('scripted', timeoutMs, async () => {
        const script = await readScript(SCRIPTED_ANSWERS)
        return say(script.find(({ match }) => instructions.includes(match) || input.includes(match)))
      }),
    async check() {
      await readScript(SCRIPTED_ANSWERS)
    },
  }),
})

function say(line: Static<typeof Line> | undefined): unknown {
  if (!line) throw new ProviderError('scripted', 'The script has no answer to this question.', { retryable: false })
  if (line.hang) return new Promise(() => {})
  if (line.fail !== undefined) throw new ProviderError('scripted', line.fail, { retryable: line.retryable ?? true })
  return line.text === undefined ? line.answer : jsonAnswer('scripted', line.text)
}

async function readScript(path: string): Promise<Static<typeof Script>> {
  const failed = (cause?: unknown) =>
    new ProviderError('scripted', 'SCRIPTED_ANSWERS does not name a JSON file with a list of { match, answer }.', { cause })
  const script: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((error) => Promise.reject(failed(error)))
  if (!Value.Check(Script, script)) throw failed()
  return script
}
