import { describe, expect, test } from 'bun:test'
import { Type } from '@sinclair/typebox'
import { ask, UnusableAnswer } from '#src/shared/ask.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import type { LanguageModel } from './language-model.ts'

/** How the model's provider behaves in a test. */
export type ProviderBehaviour =
  /** The model writes this text. */
  | { does: 'answer'; text: string }
  /** The model starts to write this text, and the connection breaks. */
  | { does: 'break off'; text: string }
  /** The provider answers with this HTTP status, and repeats what it received. */
  | { does: 'fail'; status: 401 | 404 | 429 | 500 | 503 }
  /** Nobody accepts the connection. */
  | { does: 'refuse' }
  /** The connection is accepted, and then nothing happens. */
  | { does: 'hang' }
  /** The model writes a little now and then, and never ends. */
  | { does: 'trickle' }

const answer = { skills: ['Go', 'SQL'], years: 3 }
const written = JSON.stringify(answer)
const schema = Type.Object({ skills: Type.Array(Type.String()), years: Type.Integer() })
const question = { instructions: 'List the skills.', input: 'Three years of Go and SQL.', schema }

/** What every language model promises. `open` creates one whose provider behaves as given. */
export const languageModelContract = (
  name: string,
  open: (behaviour: ProviderBehaviour) => LanguageModel | Promise<LanguageModel>,
) =>
  describe(name, () => {
    const generate = async (behaviour: ProviderBehaviour, timeoutMs = 2000) =>
      (await open(behaviour)).generate({ ...question, schema: JSON.parse(JSON.stringify(schema)), timeoutMs })
    const failure = async (behaviour: ProviderBehaviour, timeoutMs?: number) => {
      const error = await generate(behaviour, timeoutMs).then(
        (value) => ({ answered: value }),
        (reason) => reason,
      )
      expect(error).toBeInstanceOf(ProviderError)
      return error as ProviderError
    }

    test('has a name, is available, and answers the health check', async () => {
      const model = await open({ does: 'answer', text: written })
      expect(model.name).toMatch(/^\S+$/)
      expect(model.available).toBe(true)
      await model.check()
    })

    test('gives the JSON that the model wrote', async () => {
      expect(await generate({ does: 'answer', text: written })).toEqual(answer)
    })

    test('finds the JSON in the prose around it', async () => {
      for (const text of [
        `<think>The answer may be {"skills": []}.</think>\n${written}`,
        `Sure! Here is the answer:\n\`\`\`json\n${written}\n\`\`\`\nAnything else?`,
        `As [you] {asked}: ${written} I hope this helps.`,
        `\uFEFF\n ${written}\n`,
      ])
        expect(await generate({ does: 'answer', text })).toEqual(answer)
      const quoting = { skills: ['"]}', '\\"]'], years: 1 }
      expect(await generate({ does: 'answer', text: `Here: ${JSON.stringify(quoting)}.` })).toEqual(quoting)
    })

    test('leaves the judgement to us: another shape is handed on, and not used', async () => {
      const model = await open({ does: 'answer', text: '{"skills":"Go"}' })
      expect(await model.generate({ ...question, schema: {} })).toEqual({ skills: 'Go' })
      await expect(ask(model, question)).rejects.toBeInstanceOf(UnusableAnswer)
    })

    test('fails, and may be asked again, when the answer is no JSON or breaks off', async () => {
      for (const text of [
        '',
        'I am sorry, I cannot do that.',
        '{"skills": [Go]}',
        `${written.slice(0, -4)}`,
        '[[[[[['.repeat(2000),
      ])
        expect((await failure({ does: 'answer', text })).retryable).toBe(true)
      expect((await failure({ does: 'break off', text: written })).retryable).toBe(true)
    })

    test('does not take what is left of a broken answer for the answer', async () => {
      const inner = { nested: { skills: ['Go'], years: 3 }, more: 'of it' }
      await failure({ does: 'break off', text: `Here you are: ${JSON.stringify(inner)}` })
    })

    test('survives an answer of a megabyte', async () => {
      const long = { skills: Array.from({ length: 100_000 }, (_, index) => `skill${index}`), years: 3 }
      const start = performance.now()
      expect(await generate({ does: 'answer', text: JSON.stringify(long) })).toEqual(long)
      await failure({ does: 'answer', text: '{"a":['.repeat(170_000) })
      await failure({ does: 'answer', text: 'no '.repeat(350_000) })
      expect(performance.now() - start).toBeLessThan(3000)
    })

    test('says whether a failure may pass', async () => {
      expect((await failure({ does: 'fail', status: 429 })).retryable).toBe(true)
      expect((await failure({ does: 'fail', status: 500 })).retryable).toBe(true)
      expect((await failure({ does: 'fail', status: 503 })).retryable).toBe(true)
      expect((await failure({ does: 'fail', status: 401 })).retryable).toBe(false)
      expect((await failure({ does: 'fail', status: 404 })).retryable).toBe(false)
      expect((await failure({ does: 'refuse' })).retryable).toBe(true)
    })

    test('gives up in time on a model that hangs, or never ends', async () => {
      await Promise.all(
        (['hang', 'trickle'] as const).map(async (does) => {
          const start = performance.now()
          expect((await failure({ does }, 100)).retryable).toBe(true)
          expect(performance.now() - start).toBeGreaterThan(90)
          expect(performance.now() - start).toBeLessThan(1000)
        }),
      )
    })

    test('ends a whole question within its time, however the provider fails', async () => {
      await Promise.all(
        ([{ does: 'hang' }, { does: 'trickle' }, { does: 'fail', status: 500 }] as const).map(async (behaviour) => {
          const start = performance.now()
          await ask(await open(behaviour), { ...question, timeoutMs: 200 }).catch(() => {})
          expect(performance.now() - start).toBeLessThan(1000)
        }),
      )
    })

    test('repeats nothing of the question in a failure', async () => {
      for (const behaviour of [{ does: 'fail', status: 500 }, { does: 'fail', status: 401 }, { does: 'refuse' }] as const) {
        const error = await failure(behaviour)
        expect(Bun.inspect(error, { depth: 8 })).not.toContain(question.input)
      }
    })

    test('fails the health check when nobody is there', async () => {
      const model = await open({ does: 'refuse' })
      await expect(model.check()).rejects.toBeInstanceOf(ProviderError)
    })
  })
