import type { UserRecord } from '#src/accounts/views.ts'
import type { Api, CallResult } from '../../api/client.ts'
import { filled, people } from '../../api/instance.ts'

export interface PeopleData {
  q: string
  /** unverified, pending, active or suspended; '' for all. */
  state: string
  sort: string
  answer: CallResult<UserRecord[]>
}

export const loadPeople = async (api: Api, url: URL): Promise<PeopleData> => {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const [q, state, sort] = [given('q'), given('state'), given('sort')]
  return { q, state, sort, answer: await people(api, filled({ q, state, sort, cursor: given('cursor') })) }
}
