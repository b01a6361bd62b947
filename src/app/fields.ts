import { createFields, type FieldPorts } from '#src/fields/index.ts'
import type { Candidates } from '#src/matching/index.ts'
import type { announcements } from './announce.ts'

type FromOthers = 'announce' | 'hasCandidate' | 'noteOnTimeline'

export interface FieldsOutside extends Omit<FieldPorts, FromOthers> {
  candidates: Pick<Candidates, 'find'>
}

interface Others {
  tell: Pick<ReturnType<typeof announcements>, 'announceWorkflow' | 'noteOnTimeline'>
}

export const buildFields = (ports: FieldsOutside, { tell }: Others) =>
  createFields({
    ...ports,
    hasCandidate: async (workspaceId, id) => (await ports.candidates.find(workspaceId, id)) !== null,
    noteOnTimeline: (by, workspaceId, candidateId, details) =>
      tell.noteOnTimeline(by, workspaceId, [candidateId], 'field-changed', details),
    announce: tell.announceWorkflow,
  })
