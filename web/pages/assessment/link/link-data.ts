import { data, redirect } from 'react-router'
import { type LinkRecord, validateLink } from '../../../api/assessment.ts'
import type { Api, CallResult } from '../../../api/client.ts'
import type { LoaderArguments } from '../../../page-route.ts'

export interface LinkPage {
  token: string
  answer: CallResult<LinkRecord>
}

/** Which page an address belongs to. */
export type LinkAddress = 'assessment' | 'quiz' | 'interview'

/** What the server says about a link before the page is shown. A link that belongs to another page leads there. */
export const loadLink = async (api: Api, { params }: LoaderArguments, address: LinkAddress) => {
  const token = params.token ?? ''
  const answer = await validateLink(api, token)
  if (answer.ok) {
    const { kind } = answer.data
    if (kind === 'interview' && address !== 'interview') throw redirect(`/interview/${encodeURIComponent(token)}`)
    if (kind === 'assessment' && address === 'interview') throw redirect(`/assessment/${encodeURIComponent(token)}`)
  }
  const page: LinkPage = { token, answer }
  return answer.ok ? page : data(page, { status: answer.failure.status || 503 })
}
