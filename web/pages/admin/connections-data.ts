import type { ConnectionRecord } from '#src/admin/views.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { connections, filled } from '../../api/instance.ts'

export interface ConnectionFilter {
  purpose: string
  outcome: string
  host: string
  /** The id of whom or what it was about. */
  subject: string
  /** yyyy-mm-dd; both days are included. */
  from: string
  to: string
}

export interface ConnectionsData {
  filter: ConnectionFilter
  answer: CallResult<{ connections: ConnectionRecord[]; total: number }>
}

export const loadConnections = async (api: Api, url: URL): Promise<ConnectionsData> => {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const filter = {
    purpose: given('purpose'),
    outcome: given('outcome'),
    host: given('host'),
    subject: given('subject'),
    from: given('from'),
    to: given('to'),
  }
  return { filter, answer: await connections(api, filled({ ...filter, cursor: given('cursor') })) }
}
