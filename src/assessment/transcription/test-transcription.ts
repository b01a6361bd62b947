import type { LanguageModel } from '#src/ports/language-model.ts'
import type { Heard, Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { readWav } from './wav.ts'

type Behaviour = { does: 'hear'; heard: Heard } | { does: 'fail'; retryable?: boolean } | { does: 'hang' }

/** What a transcriber hears of an answer that is one segment of two seconds. */
export const hearing = (text: string, confidence: number | null = 0.9): Heard => ({
  text,
  segments: text === '' ? [] : [{ startMs: 0, endMs: 2000, text, confidence }],
})

/** A transcriber that does as it is told, and remembers how long the recordings were that it was given. */
export function testTranscriber(first: Behaviour = { does: 'hear', heard: hearing('') }) {
  const given: { path: string; durationMs: number }[] = []
  let behaviour = first
  const transcriber: Transcriber = {
    name: 'test',
    available: true,
    async transcribe({ path }) {
      given.push({ path, durationMs: readWav(await Bun.file(path).bytes())!.durationMs })
      if (behaviour.does === 'hang') await new Promise(() => {})
      if (behaviour.does === 'hear') return behaviour.heard
      const { retryable = true } = behaviour as { retryable?: boolean }
      throw new ProviderError('test', 'The transcriber is out of order.', { retryable })
    },
    check: async () => {},
  }
  return {
    transcriber,
    given,
    hears: (heard: Heard | string) => {
      behaviour = { does: 'hear', heard: typeof heard === 'string' ? hearing(heard) : heard }
    },
    fails: (retryable = true) => {
      behaviour = { does: 'fail', retryable }
    },
    hangs: () => {
      behaviour = { does: 'hang' }
    },
  }
}

/** A model that gives this answer, or fails, and remembers what it was asked. */
export function testModel(answer: unknown = { points: [] }) {
  const asked: { instructions: string; input: string }[] = []
  const told = { answer, fails: false }
  const model: LanguageModel = {
    name: 'test',
    available: true,
    async generate({ instructions, input }) {
      asked.push({ instructions, input })
      if (told.fails) throw new ProviderError('test', 'The model is away.')
      return told.answer
    },
    check: async () => {},
  }
  return { model, asked, told }
}
