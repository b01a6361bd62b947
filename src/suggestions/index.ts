import type { WantedSuggestion } from '#src/contracts/suggestions/index.ts'
import { maximumWaiting } from './constants.ts'
import { NoSuchStage, RejectionIsNotProposed, SuggestionNotFound, TooManySuggestions } from './errors.ts'
import type { ListedSuggestion, Proposer, Suggestion, SuggestionPorts } from './ports.ts'

export type { Suggestions } from './ports.ts'
export type SuggestionRoom = ReturnType<typeof createSuggestions>
export type SuggestionOutside = Omit<SuggestionPorts, 'stagesFor'>

/** A suggestion with the name of the stage it proposes, as long as that is there. */
export type Shown = ListedSuggestion & { stage: { id: string; name: string } | null }

/**
 * Drafts and proposals of assistants. Nothing in here saves a note, sends a mail or moves anybody: a person does that with the same controls
 * as ever, and then the suggestion is settled.
 */
export function createSuggestions({ suggestions, stagesFor, auditLog, transaction, clock, ids }: SuggestionPorts) {
  return {
    async suggest(by: Proposer, candidateId: string, wanted: WantedSuggestion, requestId: string): Promise<Shown> {
      const stages = await stagesFor(by, candidateId)
      const stage = wanted.kind === 'stage' ? stages.find(({ id }) => id === wanted.stageId) : null
      if (stage === undefined) throw new NoSuchStage()
      if (stage?.kind === 'rejected') throw new RejectionIsNotProposed()
      const suggestion: Suggestion = {
        id: ids.id(),
        workspaceId: by.workspaceId,
        candidateId,
        kind: wanted.kind,
        program: by.program?.name ?? by.fullName,
        userId: by.id,
        subject: wanted.kind === 'mail' ? wanted.subject : null,
        text: wanted.text,
        stageId: stage?.id ?? null,
        createdAt: clock.now(),
      }
      await transaction(async () => {
        if ((await suggestions.waiting(by.workspaceId, candidateId)).length >= maximumWaiting)
          throw new TooManySuggestions(maximumWaiting)
        await suggestions.add(suggestion)
        await note('suggest', by, suggestion, requestId, by.program ? { program: by.program.id } : {})
      })
      return { ...suggestion, forPerson: by.fullName, stage: stage && { id: stage.id, name: stage.name } }
    },

    /** Those that wait, oldest first. */
    async waiting(by: Proposer, candidateId: string): Promise<Shown[]> {
      const stages = await stagesFor(by, candidateId)
      const found = await suggestions.waiting(by.workspaceId, candidateId)
      return found.map((each) => {
        const stage = stages.find(({ id }) => id === each.stageId)
        return { ...each, stage: stage ? { id: stage.id, name: stage.name } : null }
      })
    },

    /** Says what became of one. What was taken up was done before, by a person. */
    async settle(by: Proposer, id: string, outcome: 'taken' | 'dismissed', requestId: string): Promise<void> {
      await transaction(async () => {
        const suggestion = await suggestions.find(by.workspaceId, id)
        if (!suggestion) throw new SuggestionNotFound()
        await suggestions.settle(id, { state: outcome, by: by.id, at: clock.now() })
        await note('settle-suggestion', by, suggestion, requestId, { outcome })
      })
    },
  }

  function note(
    action: 'suggest' | 'settle-suggestion',
    by: Proposer,
    { id, kind, candidateId, workspaceId }: Suggestion,
    requestId: string,
    more: Record<string, string>,
  ) {
    const subject = { kind: 'candidate', id: candidateId }
    return auditLog.append({
      action,
      actorId: by.id,
      workspaceId,
      subject,
      requestId,
      details: { suggestion: id, kind, ...more },
    })
  }
}
