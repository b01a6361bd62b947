import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { Matching } from '../index.ts'
import { checkedCondition } from './condition.ts'
import { longestQuestion, mostConditions, mostConditionValues } from './constants.ts'
import { askAnswer } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const words = (maxLength: number) => t.String({ maxLength })

const filter = t.Object({
  category: words(40),
  operator: words(40),
  values: t.Optional(t.Array(words(300), { maxItems: mostConditionValues })),
  negated: t.Optional(t.Boolean()),
  words: t.Optional(words(longestQuestion)),
})

/** Questions about the candidates. A question is in the body, so that no log holds it. */
export const askRoutes = (matching: Matching, { guards }: Options) =>
  new Elysia({ name: 'ask', detail: { tags: ['Matching'] } }).use(guards).post(
    '/api/ask',
    async ({ user, body: { question, filters, page } }) => {
      const { candidates, ...answer } = askAnswer(
        await matching.ask(user, {
          question,
          ...(filters ? { conditions: filters.flatMap((each) => checkedCondition(each) ?? []) } : {}),
          page,
        }),
      )
      const records = matching.withStandings(candidates.map(({ candidate }) => candidate))
      return { ...answer, candidates: candidates.map((each, place) => ({ ...each, candidate: records[place]! })) }
    },
    {
      signedIn: true,
      detail: {
        summary: 'Ask a question about the candidates',
        description:
          'Answers with the conditions that the question was read as, sentences that cite candidates, and the candidates who fit. With `filters` those are used and the question is not read again.',
      },
      body: t.Object({
        question: words(2000),
        filters: t.Optional(t.Array(filter, { maxItems: mostConditions })),
        page: t.Optional(t.Integer({ minimum: 1, maximum: 100_000 })),
      }),
    },
  )
