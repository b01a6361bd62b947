import type { AnswerTo, Api, CallFailure } from '../../api/client.ts'
import type { LoaderArguments } from '../../page-route.ts'

export interface FormCheckData {
  form: string
  way: AnswerTo<'GET /api/form-pass'> | null
  failure: CallFailure | null
}

/** How a form gets in without a script. */
export async function loadFormCheck(api: Api, { url }: LoaderArguments): Promise<FormCheckData> {
  const form = url.searchParams.get('form') ?? ''
  const answer = await api('GET /api/form-pass', { query: { form } })
  return answer.ok ? { form, way: answer.data, failure: null } : { form, way: null, failure: answer.failure }
}

export interface FormPassData {
  /** The page of the form. */
  page: string | null
  /** To try once more with. */
  token: string
  failure: CallFailure | null
}

/** Opens the link: its cookie lets the form in. */
export async function loadFormPass(api: Api, { url }: LoaderArguments): Promise<FormPassData> {
  const token = url.searchParams.get('token') ?? ''
  const answer = await api('POST /api/form-pass/open', { body: { token } })
  return answer.ok ? { page: answer.data.page, token, failure: null } : { page: null, token, failure: answer.failure }
}
