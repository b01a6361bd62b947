import { languageOf } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import type { RenderContext, Renderer } from '#web/render.tsx'
import { formCheck } from './form-check.ts'
import { formEchoOf } from './form-echo.ts'

const applyAddress = /^\/public\/apply\/([^/]{1,100})$/

/** Whether a browser sends an application from the form itself, without a script. */
export const isApplicationForm = (request: Request): boolean =>
  request.method === 'POST' && applyAddress.test(new URL(request.url).pathname)

/**
 * Lets the call behind the form answer. Taken, the browser is led to the page that says so; refused, the page of the job comes
 * once more with the reason and what was typed.
 */
export const answerApplication = async (
  request: Request,
  { renderer, context }: { renderer: Renderer; context: RenderContext },
): Promise<Response> => {
  const url = new URL(request.url)
  const answer = await context.handle(request)
  if (answer.status < 400) return answer
  const { error, code } = (await answer.json().catch(() => ({}))) as { error?: string; code?: string }
  const check = code === 'PROOF_OF_WORK_NEEDED' ? await formCheck(request, { renderer, context }) : null
  if (check) return check
  const id = applyAddress.exec(url.pathname)?.[1] ?? ''
  const found = await context.handle(new Request(new URL(`/public/job-page/${id}`, url)))
  const { job } = found.ok ? ((await found.json()) as { job: { publicId: string } }) : { job: { publicId: id } }
  const values = formEchoOf(request)
  const isTyped = Object.keys(values).length > 0
  const query = new URLSearchParams({ apply: '', ...(values.source && { source: values.source }) })
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  const visit = new Request(new URL(`/jobs/${encodeURIComponent(job.publicId)}?${query}`, url), { headers })
  const sentences = [
    error ?? 'Please try again later.',
    ...(isTyped || code === 'NOT_FOUND' ? [] : ['Go back in your browser to find the form as you filled it in.']),
  ]
  const language = languageOf(request)
  const sentence = sentences.map((each) => tell(language, each)).join(' ')
  const returned = { sentence, values, status: answer.status }
  const page = await renderer.render(visit, { ...context, returned })
  if (page) for (const name of ['retry-after', 'x-request-id']) copyHeader(name, answer, page)
  return page ?? renderer.notFound(visit, context)
}

const copyHeader = (name: string, from: Response, to: Response) => {
  const value = from.headers.get(name)
  if (value !== null) to.headers.set(name, value)
}
