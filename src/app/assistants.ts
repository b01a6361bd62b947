import type { AccountPorts } from '#src/accounts/index.ts'
import { authorizationRoutes } from '#src/assistants/authorization/authorization-routes.ts'
import { type AssistantProtocol, type AuthorizationPorts, accessPrefix, createAuthorization } from '#src/assistants/index.ts'
import { mcpRoutes } from '#src/assistants/mcp-routes.ts'
import { scopeOf } from '#src/connections/index.ts'
import type { Hiring } from '#src/hiring/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { EgressEntry } from '#src/ports/outgoing.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { createSuggestions, type SuggestionOutside } from '#src/suggestions/index.ts'
import type { Access } from './access.ts'
import type { Contexts } from './contexts.ts'
import type { Instance } from './instance.ts'

export interface AssistantsOutside extends Pick<Instance, 'config'> {
  assistantProtocol: AssistantProtocol
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  egressLedger: { add(entries: EgressEntry[]): Promise<void> }
}

export type AuthorizationOutside = Omit<AuthorizationPorts, 'holders' | 'publicUrl'> &
  Pick<AccountPorts, 'users' | 'workspaces'> &
  Pick<Instance, 'config'>

export const buildAuthorization = (ports: AuthorizationOutside) =>
  createAuthorization({
    ...ports,
    publicUrl: ports.config.publicUrl,
    holders: {
      async account(id) {
        const account = await ports.users.find(id)
        return account?.state === 'active' ? account : null
      },
      role: (workspaceId, userId) => ports.workspaces.roleOf(workspaceId, userId),
      workspaceName: async (id) => (await ports.workspaces.find(id))?.name ?? '',
    },
  })

export const buildSuggestions = (ports: SuggestionOutside, { hiring }: { hiring: Pick<Hiring, 'card'> }) =>
  createSuggestions({
    ...ports,
    stagesFor: async (by, candidateId) => (await hiring.card(by, candidateId)).stages,
  })

interface Others {
  access: Access
  handle(request: Request): Response | Promise<Response>
}

/** The address of assistants, with what notes their calls. */
export function assistantRoutes(
  ports: AssistantsOutside,
  { keys, authorization }: Pick<Contexts, 'authorization' | 'keys'>,
  { access, handle }: Others,
) {
  const { auditLog, transaction, config, clock, egressLedger } = ports
  const { guards, addressOf } = access
  const letIn = authorizationRoutes(authorization, { guards, addressOf, publicUrl: config.publicUrl })
  const spoken = mcpRoutes({
    protocol: ports.assistantProtocol,
    addressOf,
    handle,
    publicUrl: config.publicUrl,
    open: (secret, address) => (secret.startsWith(accessPrefix) ? authorization.open(secret) : keys.open(secret, address)),
    isOpen: ({ scopes }, call) => {
      const scope = scopeOf(call.split('?')[0] ?? '')
      return scope !== null && scopes.includes(scope)
    },
    async noteCall({ key: { user }, tool, candidateId, candidates, bytes, sha256, requestId }) {
      const subject = candidateId ? { kind: 'candidate', id: candidateId } : null
      const program = user.program?.id ?? ''
      const host = user.program?.kind === 'assistant' ? user.program.name : 'a program with a key'
      const handed = { at: clock.now(), purpose: 'assistant', host, setting: null, outcome: 'sent', bytes, sha256 } as const
      await transaction(async () => {
        await auditLog.append({
          action: 'assistant-call',
          actorId: user.id,
          workspaceId: user.workspaceId,
          subject,
          requestId,
          details: { tool, program },
        })
        await egressLedger.add(candidates.map((id) => ({ ...handed, subject: { kind: 'candidate', id } })))
      })
    },
  })
  return letIn.use(spoken)
}
