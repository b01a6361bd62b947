import { data } from 'react-router'
import type { Api, CallResult } from '../../api/client.ts'
import { ownNotice, type PersonView } from '../../api/notices.ts'
import type { LoaderArguments } from '../../page-route.ts'

export interface NoticeData {
  token: string
  /** What the form that was just sent has come to. */
  said: string
  answer: CallResult<PersonView>
}

/** What somebody may see through the link in their notice; a link that opens nothing keeps the status that says why. */
export const loadNotice = async (api: Api, { params, url }: LoaderArguments) => {
  const token = params.token ?? ''
  const page: NoticeData = { token, said: url.searchParams.get('said') ?? '', answer: await ownNotice(api, token) }
  return page.answer.ok ? page : data(page, { status: page.answer.failure.status || 503 })
}
