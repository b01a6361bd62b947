import type { OutboxRecord } from '#src/admin/views.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { filled, outbox } from '../../api/instance.ts'

export interface OutboxData {
  q: string
  /** queued, sent or failed; '' for all. */
  state: string
  answer: CallResult<OutboxRecord>
}

export const loadOutbox = async (api: Api, url: URL): Promise<OutboxData> => {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const [q, state] = [given('q'), given('state')]
  return { q, state, answer: await outbox(api, filled({ q, state, cursor: given('cursor') })) }
}
