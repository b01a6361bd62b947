import { readFile } from 'node:fs/promises'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { ProviderError } from '#src/shared/provider-error.ts'

const Line = Type.Object({
  /** Found in what was asked, this line is the answer; '' fits everything. */
  match: Type.String(),
  /** The answer as JSON. */
  answer: Type.Optional(Type.Unknown()),
  /** The answer in words: a transcript, or what a model would write, which may be anything. */
  text: Type.Optional(Type.String()),
  /** When the words of a transcript are spoken, and how sure the one who pretends to hear them is. */
  segments: Type.Optional(
    Type.Array(
      Type.Object({
        startMs: Type.Integer({ minimum: 0 }),
        endMs: Type.Integer({ minimum: 0 }),
        text: Type.String({ minLength: 1 }),
        confidence: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()])),
      }),
    ),
  ),
  /** Fails with this reason. */
  fail: Type.Optional(Type.String()),
  /** Whether that failure may pass; true unless told. */
  retryable: Type.Optional(Type.Boolean()),
  /** Never answers. */
  hang: Type.Optional(Type.Boolean()),
})
const Script = Type.Array(Line)

/**
 * A JSON file with a list of lines, named by an environment variable, for adapters that pretend. It is read anew every time,
 * so that it can be changed meanwhile. Both functions reject with `ProviderError` when it is missing or is not a script.
 */
export function script(variable: string, path: string) {
  const failed = (cause?: unknown) =>
    new ProviderError('scripted', `${variable} does not name a JSON file with a list of { match, … }.`, { cause })

  const read = async (): Promise<Static<typeof Script>> => {
    const lines: unknown = await readFile(path, 'utf8')
      .then(JSON.parse)
      .catch((error) => Promise.reject(failed(error)))
    if (!Value.Check(Script, lines)) throw failed()
    return lines
  }
  return {
    read,
    /** The first line that is due for what was asked, or undefined; fails or hangs when the line says so. */
    async lineFor(...asked: string[]) {
      const line = (await read()).find(({ match }) => asked.some((words) => words.includes(match)))
      if (line?.hang) await new Promise(() => {})
      if (line?.fail !== undefined) throw new ProviderError('scripted', line.fail, { retryable: line.retryable ?? true })
      return line
    },
  }
}
