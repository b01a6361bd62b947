import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { HeardSegment } from '#src/ports/transcriber.ts'

const Token = Type.Object({ text: Type.String(), p: Type.Number() })
/** What `--output-json-full` of whisper.cpp's program writes, as far as it is read here. */
const Output = Type.Object({
  transcription: Type.Array(
    Type.Object({
      offsets: Type.Object({ from: Type.Number(), to: Type.Number() }),
      text: Type.String(),
      tokens: Type.Optional(Type.Array(Token)),
    }),
  ),
})

/** Marks of the model's own that stand among the words, such as "[_BEG_]" and "[_TT_125]". */
const isMark = ({ text }: { text: string }) => text.startsWith('[_') || text.startsWith('<|')

/** The segments in a file that the program wrote; null when it is something else. */
export function whisperSegments(bytes: Uint8Array): HeardSegment[] | null {
  let output: unknown
  try {
    // Tokens may end within a letter, and the program writes control characters as they are.
    output = JSON.parse(new TextDecoder().decode(bytes).replace(/\p{Cc}/gu, ' '))
  } catch {
    return null
  }
  if (!Value.Check(Output, output)) return null
  return output.transcription.map(({ offsets, text, tokens = [] }) => ({
    startMs: offsets.from,
    endMs: offsets.to,
    text,
    confidence: likelihood(tokens.filter((token) => !isMark(token) && token.text.trim() !== '').map(({ p }) => p)),
  }))
}

/** The geometric mean: what a model calls the likelihood of a text, per word. */
const likelihood = (shares: number[]) =>
  shares.length === 0
    ? null
    : Math.exp(shares.reduce((sum, share) => sum + Math.log(Math.max(1e-6, Math.min(1, share))), 0) / shares.length)
