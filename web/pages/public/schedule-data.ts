import { data } from 'react-router'
import type { Api, CallResult } from '../../api/client.ts'
import { type ScheduleRecord, schedule } from '../../api/scheduling.ts'
import type { LoaderArguments } from '../../page-route.ts'

export interface ScheduleData {
  token: string
  /** What the form that was just sent has come to. */
  said: string
  answer: CallResult<ScheduleRecord>
}

/** An unknown link is an address like any other that leads nowhere; other failures keep their status. */
export const loadSchedule = async (api: Api, { params, url }: LoaderArguments) => {
  const token = params.token ?? ''
  const answer = await schedule(api, token)
  if (!answer.ok && answer.failure.status === 404) throw data(null, { status: 404 })
  const page: ScheduleData = { token, said: url.searchParams.get('said') ?? '', answer }
  return answer.ok ? page : data(page, { status: answer.failure.status || 503 })
}
