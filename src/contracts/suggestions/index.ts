import { type Static, Type as t } from '@sinclair/typebox'
import { calls, Done, oneOf, orNull } from '#src/contracts/contract.ts'
import { longestSubject, longestText, suggestionKinds } from '#src/suggestions/constants.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
/** A note, the text of a mail, or a reason. */
export const SuggestedText = t.String({ minLength: 1, maxLength: longestText })
export const SuggestedSubject = t.String({ minLength: 1, maxLength: longestSubject })
const text = SuggestedText

/** What an assistant has written down for a person to take up or put away. Nothing follows from it by itself. */
export const SuggestionRecord = t.Object({
  _id: t.String(),
  kind: oneOf(suggestionKinds),
  /** The program that wrote it, as its person named it. */
  program: t.String(),
  /** For whom the program worked. */
  forPerson: orNull(t.String()),
  createdAt: t.String(),
  /** The note, the text of the mail, or why the stage is proposed. */
  text: t.String(),
  /** Of a mail; null otherwise. */
  subject: orNull(t.String()),
  /** That is proposed; null where none is, or where it is no longer there. */
  stage: orNull(t.Object({ _id: t.String(), name: t.String() })),
})
export type SuggestionRecord = Static<typeof SuggestionRecord>

export const WantedSuggestion = t.Union([
  t.Object({ kind: t.Literal('note'), text }),
  t.Object({ kind: t.Literal('mail'), subject: SuggestedSubject, text }),
  t.Object({ kind: t.Literal('stage'), stageId: t.String({ maxLength: 100 }), text }),
])
export type WantedSuggestion = Static<typeof WantedSuggestion>

export const suggestionsContract = calls({
  'GET /api/candidates/:id/suggestions': {
    summary: 'What assistants have suggested about a candidate and nobody has taken up or put away, oldest first',
    params: idParam,
    answers: { 200: t.Object({ suggestions: t.Array(SuggestionRecord), canSettle: t.Boolean() }) },
  },
  'POST /api/candidates/:id/suggestions': {
    summary: 'Suggest a note, an email or a stage; a person takes it up in the product or puts it away',
    params: idParam,
    body: WantedSuggestion,
    answers: { 201: SuggestionRecord },
  },
  'POST /api/suggestions/:id/settle': {
    summary: 'Say what became of a suggestion. This saves, sends and moves nothing',
    params: idParam,
    body: t.Object({ outcome: oneOf(['taken', 'dismissed']) }),
    answers: { 200: Done },
  },
})
