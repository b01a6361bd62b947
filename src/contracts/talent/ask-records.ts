import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

export const AskEvidence = t.Object({
  /** Place of the condition among the filters. */
  condition: t.Number(),
  page: t.Number(),
  quote: t.String(),
  start: t.Number(),
  end: t.Number(),
})
export type AskEvidence = Static<typeof AskEvidence>

/** One thing that must hold, or must not, of the candidates a question is about. Any of its values will do. */
export const Condition = t.Object({
  category: oneOf([
    'name',
    'status',
    'company',
    'title',
    'job',
    'stage',
    'score',
    'type',
    'moved',
    'degree',
    'years',
    'skill',
    'added',
    'tag',
    'contacted',
    'contact',
  ]),
  operator: t.String(),
  /** Numbers and days ('YYYY-MM-DD', both ends counted in) as text. */
  values: t.Array(t.String()),
  negated: t.Boolean(),
  /** The part of the question it came from; '' for one that a person added. */
  words: t.String(),
})
export type Condition = Static<typeof Condition>

export const ConditionRecord = t.Object({
  ...Condition.properties,
  /** As it stands on a chip, without its denial. */
  text: t.String(),
  /** How many it holds for by itself. */
  count: t.Number(),
})
export type ConditionRecord = Static<typeof ConditionRecord>
