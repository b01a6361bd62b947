import type { AuditAction } from '#src/ports/audit-log.ts'
import { detailsOfFact } from '#src/ports/decision-facts.ts'
import type { BulkAction } from './bulk.ts'
import type { Actor } from './people.ts'
import type { Stage } from './stage.ts'
import type { Tools } from './tools.ts'

/** One candidate, what was decided, and what the decision ledger says of it beside what it rested on. */
export interface Decided {
  candidateId: string
  details: Record<string, string | number | boolean>
}

/** Writes decisions about candidates to the ledger, in the caller's transaction: by ids, with the place in the ranking they had. */
export async function decide(
  { auditLog, decisionFacts }: Pick<Tools, 'auditLog' | 'decisionFacts'>,
  by: Pick<Actor, 'id' | 'workspaceId'>,
  action: AuditAction,
  decided: readonly Decided[],
) {
  const facts = await decisionFacts.ofCandidates(
    decided.map(({ candidateId }) => candidateId),
    by.id,
  )
  for (const { candidateId, details } of decided)
    await auditLog.append({
      action,
      actorId: by.id,
      workspaceId: by.workspaceId,
      subject: { kind: 'candidate', id: candidateId },
      details: { ...detailsOfFact(facts.get(candidateId)), ...details },
    })
}

/** From which stage to which, and whether that is a step on or back. Names of stages are people's words and stay out. */
export function stepDetails(stages: readonly Stage[], from: Stage, to: Stage) {
  const place = ({ id }: Stage) => stages.findIndex((stage) => stage.id === id)
  const isOn = from.kind !== 'rejected' && to.kind !== 'rejected' && place(to) > place(from)
  return { from: from.id, to: to.id, way: isOn ? 'forward' : 'back' }
}

/** A change of many at once: each move and each rejection is a decision of its own, and the whole an entry that counts them. */
export async function noteMany(
  tools: Pick<Tools, 'auditLog' | 'decisionFacts'>,
  { id, actorId, workspaceId, changes }: BulkAction,
  kind: string,
  left: number,
) {
  const moved = changes.flatMap((change): Decided[] =>
    change.kind === 'moved'
      ? [
          {
            candidateId: change.candidateId,
            details: { from: change.before.stageId, to: change.to ?? '', way: change.way ?? 'back', bulk: id },
          },
        ]
      : [],
  )
  const rejected = changes.flatMap((change): Decided[] =>
    change.kind === 'rejected'
      ? [
          {
            candidateId: change.candidateId,
            details: { from: change.before.stageId, to: change.to, reason: change.reason, told: change.messageId !== null },
          },
        ]
      : [],
  )
  await decide(tools, { id: actorId, workspaceId }, 'move-candidate', moved)
  await decide(tools, { id: actorId, workspaceId }, 'reject-candidate', rejected)
  await tools.auditLog.append({
    action: 'bulk-change',
    actorId,
    workspaceId,
    subject: { kind: 'bulk action', id },
    details: { kind, done: changes.length, left },
  })
}
