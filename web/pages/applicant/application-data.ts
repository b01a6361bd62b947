import { data } from 'react-router'
import { type ApplicantView, ownApplication } from '../../api/applicant.ts'
import type { Api, CallResult } from '../../api/client.ts'
import type { LoaderArguments } from '../../page-route.ts'

export interface ApplicationData {
  token: string
  /** Named by the link in a mail about something that was sent later; null in every other mail. */
  followed: string | null
  answer: CallResult<ApplicantView>
}

/** What an applicant may see through their private link; a link that opens nothing keeps the status that says why. */
export const loadApplication = async (api: Api, { params, url }: LoaderArguments) => {
  const token = params.token ?? ''
  const followed = url.searchParams.get('newer')
  const page: ApplicationData = { token, followed, answer: await ownApplication(api, token) }
  return page.answer.ok ? page : data(page, { status: page.answer.failure.status || 503 })
}
