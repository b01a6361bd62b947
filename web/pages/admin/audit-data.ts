import type { AuditPageRecord } from '#src/admin/views.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { auditEntries, filled } from '../../api/instance.ts'

export interface AuditFilter {
  actor: string
  action: string
  subject: string
  /** yyyy-mm-dd; both days are included. */
  from: string
  to: string
}

export interface AuditData {
  filter: AuditFilter
  answer: CallResult<AuditPageRecord>
}

export const loadAudit = async (api: Api, url: URL): Promise<AuditData> => {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const filter = {
    actor: given('actor'),
    action: given('action'),
    subject: given('subject'),
    from: given('from'),
    to: given('to'),
  }
  return { filter, answer: await auditEntries(api, filled({ ...filter, cursor: given('cursor') })) }
}
