import { t } from 'elysia'
import { calls, oneOf } from '#src/contracts/contract.ts'
import { longestQuestion, mostConditions, mostConditionValues } from '#src/talent/ask/constants.ts'
import { Asks } from '../matching/records.ts'
import { AskEvidence, ConditionRecord } from './ask-records.ts'
import { ListedRecord } from './candidate-filters-records.ts'

const words = (maxLength: number) => t.String({ maxLength })
const filter = t.Object({
  category: words(40),
  operator: words(40),
  values: t.Optional(t.Array(words(300), { maxItems: mostConditionValues })),
  negated: t.Optional(t.Boolean()),
  words: t.Optional(words(longestQuestion)),
})

export const askCalls = calls({
  'POST /api/ask': {
    summary: 'Ask a question about the candidates',
    description:
      'Answers with the conditions that the question was read as, sentences that cite candidates, and the candidates who fit. With `filters` those are used and the question is not read again.',
    body: t.Object({
      question: words(2000),
      filters: t.Optional(t.Array(filter, { maxItems: mostConditions })),
      page: t.Optional(t.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    answers: {
      200: t.Object({
        candidates: t.Array(t.Object({ candidate: ListedRecord, evidence: t.Array(AskEvidence) })),
        question: t.String(),
        asks: Asks,
        filters: t.Array(ConditionRecord),
        notUnderstood: t.Array(t.String()),
        suggestions: t.Array(t.Object({ words: t.String(), condition: ConditionRecord })),
        answer: t.Object({
          sentences: t.Array(t.Object({ text: t.String(), cites: t.Array(t.String()) })),
          total: t.Number(),
          /** Candidates in all. */
          everybody: t.Number(),
        }),
        /** Everybody whom a sentence cites is among them or in `cited`. */
        cited: t.Array(t.Object({ _id: t.String(), name: t.String() })),
        page: t.Number(),
        pages: t.Number(),
        by: oneOf(['model', 'person', 'rules']),
        /** True when there is a model and it did not answer usefully. */
        modelAway: t.Boolean(),
      }),
    },
  },
})
