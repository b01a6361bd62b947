import { type Static, Type as t } from '@sinclair/typebox'
import { SuggestedSubject, SuggestedText as text } from '#src/contracts/suggestions/index.ts'
import { exactly, id, tool } from '../tool.ts'

const meaning = 'Nothing was saved, sent or moved. A person takes this up in the product or puts it away.'
const kept = exactly({ suggestionId: t.String(), meaning: t.Literal(meaning) })
/** What an assistant is told of a suggestion: that it waits. */
const waiting = (suggestionId: string): Static<typeof kept> => ({ suggestionId, meaning })
const calls = ['POST /api/candidates/:id/suggestions'] as const

export const draftNote = tool({
  name: 'draft_note',
  title: 'Draft a note',
  description: 'Keeps a draft of a note at a candidate. It is no note until a recruiter saves it in the product.',
  input: exactly({ candidateId: id, text }),
  output: kept,
  calls,
  async run(ask, { candidateId, text: written }) {
    const { answer } = await ask('POST /api/candidates/:id/suggestions', {
      params: { id: candidateId },
      body: { kind: 'note', text: written },
    })
    return waiting(answer._id)
  },
})

export const draftMail = tool({
  name: 'draft_mail',
  title: 'Draft an email',
  description: 'Keeps a draft of an email to a candidate. It is sent to nobody until a recruiter sends it in the product.',
  input: exactly({ candidateId: id, subject: SuggestedSubject, text }),
  output: kept,
  calls,
  async run(ask, { candidateId, subject, text: written }) {
    const { answer } = await ask('POST /api/candidates/:id/suggestions', {
      params: { id: candidateId },
      body: { kind: 'mail', subject, text: written },
    })
    return waiting(answer._id)
  },
})

export const proposeStage = tool({
  name: 'propose_stage',
  title: 'Propose a stage',
  description:
    'Proposes a stage for a candidate, with the reason. The candidate stays where they are until a recruiter moves them. Stages of rejected candidates cannot be proposed.',
  input: exactly({ candidateId: id, stageId: id, reason: text }),
  output: kept,
  calls,
  async run(ask, { candidateId, stageId, reason }) {
    const { answer } = await ask('POST /api/candidates/:id/suggestions', {
      params: { id: candidateId },
      body: { kind: 'stage', stageId, text: reason },
    })
    return waiting(answer._id)
  },
})
