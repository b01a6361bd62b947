import type { WebhookEvent } from '#src/connections/constants.ts'
import type { Happening } from '#src/connections/webhooks/emit.ts'
import type { TimelineKind } from '#src/hiring/timeline.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import type { AppPorts } from './ports.ts'

const ofTimeline: Partial<Record<TimelineKind, WebhookEvent>> = {
  'stage-moved': 'stage.moved',
  rejected: 'decision.rejected',
  'rejection-undone': 'decision.undone',
  'assessment-sent': 'assessment.sent',
  'assessment-started': 'assessment.started',
  'assessment-completed': 'assessment.completed',
  'assessment-rated': 'assessment.rated',
  'assessment-revoked': 'assessment.revoked',
  'interview-offered': 'interview.offered',
  'interview-booked': 'interview.booked',
  'interview-moved': 'interview.moved',
  'interview-cancelled': 'interview.cancelled',
}

const ofAudit: Partial<Record<AuditAction, WebhookEvent>> = {
  'delete-candidate': 'candidate.deleted',
  'change-field-value': 'candidate.field-changed',
  'change-criteria': 'job.changed',
  'delete-job-description': 'job.deleted',
}

/** Names of stages that a move tells; reasons and everything else that people wrote stay here. */
const told = ['from', 'to', 'fromId', 'toId']

type Watched = Pick<AppPorts, 'timeline' | 'auditLog' | 'candidates' | 'jobDescriptions' | 'applications'>

/** The same ports, telling receivers outside what was written, in the transaction that writes it. */
export function tellingOutside<Ports extends Watched>(ports: Ports, emit: (happening: Happening) => Promise<void>): Ports {
  const { timeline, auditLog, candidates, jobDescriptions, applications } = ports
  return {
    ...ports,
    timeline: {
      ...timeline,
      async add(entry) {
        await timeline.add(entry)
        const event = ofTimeline[entry.kind]
        if (!event) return
        const { workspaceId, candidateId, details } = entry
        const facts = Object.fromEntries(Object.entries(details).filter(([name]) => told.includes(name)))
        await emit({ workspaceId, event, subject: candidateId, data: { candidateId, ...facts } })
      },
    },
    auditLog: {
      ...auditLog,
      async append(entry) {
        await auditLog.append(entry)
        const event = ofAudit[entry.action]
        if (!event || !entry.workspaceId || !entry.subject) return
        const { id } = entry.subject
        const data: Happening['data'] =
          event === 'candidate.deleted'
            ? { candidateId: id }
            : event === 'candidate.field-changed'
              ? { candidateId: id, fieldId: String(entry.details?.field) }
              : { jobDescriptionId: id }
        await emit({ workspaceId: entry.workspaceId, event, subject: id, data })
      },
    },
    candidates: {
      ...candidates,
      async add(candidate) {
        await candidates.add(candidate)
        const { id, workspaceId, resumeId, jobDescriptionId } = candidate
        const data = { candidateId: id, resumeId, jobDescriptionId }
        await emit({ workspaceId, event: 'candidate.created', subject: id, data })
      },
    },
    jobDescriptions: {
      ...jobDescriptions,
      async add(workspaceId, job, document, by) {
        await jobDescriptions.add(workspaceId, job, document, by)
        await emit({ workspaceId, event: 'job.created', subject: job.id, data: { jobDescriptionId: job.id } })
      },
    },
    applications: {
      ...applications,
      async add(application) {
        await applications.add(application)
        const { id, jobId, companyId } = application
        await emit({ workspaceId: companyId, event: 'application.received', subject: id, data: { applicationId: id, jobId } })
      },
    },
  }
}
