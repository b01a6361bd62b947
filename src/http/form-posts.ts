import { languageOf } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import type { RenderContext, Renderer } from '#web/render.tsx'
import { formCheck } from './form-check.ts'

interface FormAnswer {
  /** Said above the server's sentence when the form was taken. */
  title: string
  back: { href: string; text: string }
  /** Applicants read it in their language. */
  isForApplicants?: true
}

/** Forms that also work in a browser without scripts: the call behind each, and what is shown once it is done. */
const forms: Record<string, FormAnswer> = {
  '/login': { title: 'Welcome back', back: { href: '/login', text: 'Back to Login' } },
  '/api/invitation/accept': { title: 'Welcome to the team', back: { href: '/login', text: 'Go to Login' } },
  '/register': { title: 'Verify Your Email', back: { href: '/login', text: 'Go to Login' } },
  '/api/forgot-password': { title: 'Email Sent', back: { href: '/login', text: 'Back to Login' } },
  '/api/reset-password': { title: 'Password updated', back: { href: '/login', text: 'Go to Login' } },
  '/jobportal/register': { title: 'Verify Your Email', back: { href: '/jobportal/login', text: 'Go to Login' } },
  '/api/jobportal/forgot-password': { title: 'Email Sent', back: { href: '/jobportal/login', text: 'Back to Login' } },
  '/api/jobportal/reset-password': { title: 'Password updated', back: { href: '/jobportal/login', text: 'Go to Login' } },
  '/public/application-link': {
    title: 'Check your email',
    back: { href: '/jobs', text: 'See open jobs' },
    isForApplicants: true,
  },
  '/api/form-pass': { title: 'Check your email', back: { href: '/jobs', text: 'See open jobs' }, isForApplicants: true },
  '/api/setup': { title: 'The administrator account is ready', back: { href: '/login', text: 'Go to Login' } },
}

const maximumFormBytes = 64 * 1024

/**
 * Takes a plain form post of a page, asks the same call a script would ask, and answers with a page. Null for every other
 * request. The call checks the origin and everything else; nothing is decided here.
 */
export const answerForm = async (
  request: Request,
  { renderer, context }: { renderer: Renderer; context: RenderContext },
): Promise<Response | null> => {
  const url = new URL(request.url)
  const form = forms[url.pathname]
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (request.method !== 'POST' || !form || !isForm || !(size <= maximumFormBytes)) return null

  const { next, ...fields } = Object.fromEntries(new URLSearchParams(await request.text()))
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const answer = await context.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(fields) }))

  // Signed in, the login page leads on to where the visitor wanted to go.
  if (answer.ok && url.pathname === '/login') {
    const to = next ? `/login?${new URLSearchParams({ next })}` : '/login'
    return new Response(null, { status: 303, headers: [['location', to], ...answer.headers.getSetCookie().map(cookie)] })
  }
  if (answer.ok && url.pathname === '/api/invitation/accept')
    return new Response(null, {
      status: 303,
      headers: [['location', '/dashboard/candidates'], ...answer.headers.getSetCookie().map(cookie)],
    })
  const said = (await answer.json().catch(() => null)) as { message?: unknown; code?: unknown } | null
  // The login page asks again, then with a field for the code.
  if (url.pathname === '/login' && said?.code === 'SECOND_FACTOR_REQUIRED') {
    const query = new URLSearchParams({ code: '', ...(next ? { next } : {}) })
    return new Response(null, { status: 303, headers: { location: `/login?${query}` } })
  }
  const check = said?.code === 'PROOF_OF_WORK_NEEDED' ? await formCheck(request, { renderer, context }) : null
  if (check) return check
  const text = typeof said?.message === 'string' ? said.message : ''
  const language = form.isForApplicants ? languageOf(request) : 'en'
  const told = (sentence: string) => tell(language, sentence)
  const back = { ...form.back, text: told(form.back.text) }
  return answer.ok
    ? renderer.message(request, context, { title: told(form.title), text, back, status: 200, language })
    : renderer.message(request, context, {
        title: told('That did not work'),
        text: `${text} ${told('Go back in your browser to find the form as you filled it in.')}`.trim(),
        back,
        status: answer.status,
        language,
      })
}

const cookie = (value: string): [string, string] => ['set-cookie', value]
