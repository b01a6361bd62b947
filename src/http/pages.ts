import { Elysia, NotFoundError } from 'elysia'
import { isLanguage, languageCookie, languageOf } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import type { RenderContext, Renderer } from '#web/render.tsx'
import { answerApplication, isApplicationForm } from './application-form.ts'
import { shareClientAddress } from './client-address.ts'
import { describe } from './errors.ts'
import { answerForm } from './form-posts.ts'
import type { Log } from './log.ts'
import { loggedPath } from './logged-path.ts'
import { assetFiles } from './page-assets.ts'
import { createPageCache } from './page-cache.ts'
import { isSecret, pageHeaders, secretPageHeaders } from './page-headers.ts'
import { requestIdOf, shareRequestId } from './request-id.ts'
import { sessionCookieOf, shareSession } from './session.ts'

export interface PagesOptions {
  renderer: Renderer
  /** The whole server, called in-process by the pages that show data. */
  handle: (request: Request) => Response | Promise<Response>
  /** The folder that is served as /assets; null serves none. */
  assets: string | null
  publicUrl: string
  /** What the organisation set for its pages, as it is now. */
  site?: () => RenderContext['site']
  /** Now, as live updates count it. */
  moment?: () => string | Promise<string>
  /** Another text whenever the page of this job shows something else; null when there is none. Without it no page is kept. */
  jobPageVersion?: (publicId: string) => Promise<string | null>
  log: Log
}

/** Decides for every address, once, whether a browser gets the page or a program gets the data. */
export const createPages = ({ renderer, handle, assets, publicUrl, site, moment, jobPageVersion, log }: PagesOptions) => {
  const headers = pageHeaders(publicUrl)
  const kept = createPageCache({ renderer, versionOf: jobPageVersion ?? (async () => null) })
  /** What is being answered already: asked once more, it goes on to the call. */
  const passed = new WeakSet<Request>()

  /** Only pages of whoever works here hear live updates. */
  const momentOf = async (request: Request) => {
    if (!sessionCookieOf(request) && !new URL(request.url).pathname.startsWith('/jobportal')) return {}
    return { moment: await Promise.resolve(moment?.()).catch(() => undefined) }
  }

  const render = async (request: Request, context: RenderContext) =>
    (await kept.show(request, context)) ?? renderer.render(request, context)

  /** Renders with a nonce of its own; a failure in a page becomes the failure page, never a stack. */
  const show = async <Page extends Response | null>(
    request: Request,
    render: (context: RenderContext) => Promise<Page>,
  ): Promise<Page | Response> => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const requestId = requestIdOf(request)
    const noteFailure = (error: unknown) =>
      log.error('page failed', { requestId, path: loggedPath(request), error: describe(error) })
    const context: RenderContext = {
      nonce,
      broke: noteFailure,
      requestId,
      site: site?.(),
      ...(await momentOf(request)),
      handle: async (call) => {
        shareRequestId(request, call)
        shareClientAddress(request, call)
        shareSession(request, call)
        return handle(call)
      },
    }
    const page = await render(context).catch((error: unknown) => {
      noteFailure(error)
      return renderer.failed(request, context)
    })
    if (!page) return page
    for (const [name, value] of headers(nonce, request)) page.headers.set(name, value)
    if (isSecret(request)) for (const [name, value] of secretPageHeaders) page.headers.set(name, value)
    page.headers.set('x-request-id', requestId)
    return request.method === 'HEAD' ? new Response(null, page) : page
  }

  /** A link of a page that leads to a file: what programs get as an address, a browser follows. */
  const openFile = async (request: Request) => {
    const headers = new Headers({ accept: 'application/json' })
    const call = new Request(request.url, { headers })
    shareRequestId(request, call)
    shareClientAddress(request, call)
    const answer = await handle(call)
    const language = languageOf(request)
    const { url, error } = (await answer.json().catch(() => ({}))) as { url?: string; error?: string }
    if (answer.ok && url?.startsWith('/files/'))
      return new Response(null, { status: 302, headers: { location: url, 'cache-control': 'no-store' } })
    return show(request, (context) =>
      renderer.message(request, context, {
        title: tell(
          language,
          answer.ok || answer.status === 404 ? 'Could not retrieve job description file' : 'Failed to open job description',
        ),
        text: tell(language, error ?? 'Please try again later.'),
        back: { href: '/jobs', text: tell(language, 'See the open jobs') },
        status: answer.ok ? 404 : answer.status,
        language,
      }),
    )
  }

  /** The file of a link; a page in words for somebody whose link does not work, or not for them. */
  const showFile = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('accept', '*/*')
    const call = new Request(request.url, { method: request.method, headers })
    shareRequestId(request, call)
    shareClientAddress(request, call)
    const answer = await handle(call)
    if (answer.ok) return answer
    const { error, code } = (await answer.json().catch(() => ({}))) as { error?: string; code?: string }
    // Whoever works here reads English.
    const language = sessionCookieOf(request) ? 'en' : languageOf(request)
    const back = wayBack(request, answer.status)
    return show(request, (context) =>
      renderer.message(request, context, {
        title: tell(language, code === 'LINK_EXPIRED' ? 'This link has expired' : 'This file cannot be opened'),
        text: tell(
          language,
          code === 'LINK_EXPIRED' ? 'Open the file again from the page it came from.' : (error ?? 'Please try again.'),
        ),
        back: { ...back, text: tell(language, back.text) },
        status: answer.status,
        language,
      }),
    )
  }

  const pages = new Elysia({ name: 'pages' })
    .onRequest(async ({ request }) => {
      if (!wantsPage(request)) return
      if (isRead(request)) {
        if (isFileLink(request)) return await showFile(request)
        if (isFileToOpen(request)) return await openFile(request)
        if (!renderer.isPage(new URL(request.url).pathname)) return
        const chosen = languageChosen(request, renderer)
        if (chosen) return chosen
        return (await show(request, (context) => render(request, context))) ?? undefined
      }
      if (passed.has(request)) return
      if (isApplicationForm(request)) {
        passed.add(request)
        return await show(request, (context) => answerApplication(request, { renderer, context }))
      }
      return (await show(request, (context) => answerForm(request, { renderer, context }))) ?? undefined
    })
    // Taken only when no call has this address: then there is only the page, whatever the visitor's program accepts.
    .get('/*', async ({ request }) => {
      const isPage = renderer.isPage(new URL(request.url).pathname)
      if (!isPage && !wantsPage(request)) throw new NotFoundError()
      const page = isPage ? await show(request, (context) => render(request, context)) : null
      return page ?? show(request, (context) => renderer.notFound(request, context))
    })
  return assets === null ? pages : pages.use(assetFiles(assets))
}

/** A link of the language menu: the choice is kept, and the same page shown in that language. */
const languageChosen = (request: Request, { hasLanguages }: Pick<Renderer, 'hasLanguages'>) => {
  const { pathname, searchParams } = new URL(request.url)
  const language = searchParams.getAll('language').at(-1)
  if (!isLanguage(language) || !hasLanguages(pathname)) return null
  searchParams.delete('language')
  const query = searchParams.toString().replaceAll(/=(?=&|$)/g, '')
  return new Response(null, {
    status: 303,
    headers: {
      location: pathname.replace(/^\/+/, '/') + (query && `?${query}`),
      'set-cookie': languageCookie(language),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Companies and applicants follow links to files without a session: their page is the one before. */
const wayBack = (request: Request, status: number) => {
  if (status === 401) return { href: '/login', text: 'Go to Login' }
  return sessionCookieOf(request)
    ? { href: '/dashboard', text: 'Go to your workspace' }
    : { href: '/', text: 'Go to the start page' }
}

const isFileLink = (request: Request) => new URL(request.url).pathname.startsWith('/files/')

const isFileToOpen = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  return pathname.startsWith('/public/view-jd/') && searchParams.has('open')
}

const isRead = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

/** True for a browser that opens an address, false for a program that asks for its data. */
const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html')
