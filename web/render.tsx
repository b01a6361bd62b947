import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  redirect,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { ShownSite } from '#src/admin/views.ts'
import { catalogues } from '#src/words/catalogues.ts'
import { type Language, languageOf } from '#src/words/languages.ts'
import type { Part, Words } from '#src/words/words.ts'
import { type FormActionData, FormActionDataContext } from './action-data.ts'
import { ownPath, renderedAt } from './address.ts'
import { createApi } from './api/client.ts'
import type { AssetManifest } from './assets.ts'
import { productName } from './content.ts'
import { createFrames } from './document-frames.tsx'
import type { PageArea, PageHead, PageRoute } from './page-route.ts'
import { ErrorScreen, MessageScreen, NotAllowedScreen, NotFoundScreen } from './pages/public/error-page.tsx'
import { Providers } from './providers.tsx'
import { createRenderCache } from './render-cache.ts'
import { createRouteTree, type PageHandle } from './route-tree.tsx'
import { createRoutes } from './routes.ts'
import { createSession } from './state/session.ts'
import { type TableChoices, tableChoicesFrom } from './state/table-choices.ts'
import { partsOf } from './words/parts.ts'
import type { WordsOfPage } from './words/words.ts'

export type { FormActionData } from './action-data.ts'
export type { AssetManifest } from './assets.ts'

export interface RendererOptions {
  /** Empty when nothing was built: pages then come without styles and scripts. */
  assets: AssetManifest
  publicUrl: string
}

export interface RenderContext {
  /** Calls the server's own routes in-process. */
  handle: (request: Request) => Promise<Response>
  /** On every script tag of this answer. */
  nonce: string
  requestId: string
  /** What the organisation set for its pages. */
  site?: ShownSite
  /** When the page was asked for, as live updates count time: what happens from then on, its window must hear of. */
  moment?: string
  /** Hears that an app could not be rendered here and is left to the browser; without it that is a failure. */
  broke?: (error: unknown) => void
  /** What was sent without a script and refused: the page shows it again. */
  returned?: FormActionData
}

export interface Message {
  title: string
  text: string
  back: { href: string; text: string }
  status: number
  /** English where it is not said. */
  language?: Language
}

export interface Renderer {
  /** The addresses of all pages, such as /jobs/:publicId. */
  patterns: string[]
  /** True when the address belongs to a page. */
  isPage: (pathname: string) => boolean
  /** True for the address of a page that can be read in several languages. */
  hasLanguages: (pathname: string) => boolean
  /** The pattern of the page at an address, such as /jobs/:publicId; null when there is none. */
  pageAt: (pathname: string) => string | null
  /** Answers the page of an address with 200, 302 or 404; null when there is none. */
  render: (request: Request, context: RenderContext) => Promise<Response | null>
  /** The page for addresses that lead nowhere, with status 404. */
  notFound: (request: Request, context: RenderContext) => Promise<Response>
  /** One thing to say and one way on, for example after a form was sent without a script. */
  message: (request: Request, context: RenderContext, message: Message) => Promise<Response>
  /** The page for failures nobody expected, with status 500 and the request id. */
  failed: (request: Request, context: RenderContext) => Promise<Response>
}

export const createRenderer = ({ assets, publicUrl }: RendererOptions): Renderer => {
  const known = createRoutes(async () => ({ ok: false, failure: { error: '', code: '', status: 0, requestId: null } }))
  const pageOf = pageFinder(known.map(({ path }) => path))
  const frames = createFrames(assets)
  /** Where the product lies on its host. Requests come without it; links and the router of a page have it. */
  const prefix = new URL(publicUrl).pathname.replace(/\/$/, '')
  const inPlace = (render: () => string) => renderedAt(prefix, render)
  const memory = createRenderCache()

  /** Wraps finished markup into the document, with the files its kind of page needs. */
  const answer = (
    request: Request,
    context: RenderContext,
    part: {
      html: string
      handle: PageHandle
      status: number
      data: string | null
      head?: PageHead | null
      language?: Language
    },
  ) => {
    const { handle, html, status, data, head = null, language = 'en' } = part
    const canonical =
      (head?.hidden ?? handle.hidden)
        ? null
        : new URL(prefix + (head?.canonical ?? new URL(request.url).pathname), publicUrl).href
    const about = { handle, language, theme: themeOf(request), canonical, hasData: data !== null, head, prefix }
    const frame = renderedAt(prefix, () => frames.get(about))
    const markup = frame(context.nonce, html, data?.replaceAll('<', '\\u003c') ?? '')
    return new Response(`<!doctype html>${markup}`, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'Accept, Accept-Language, Cookie',
      },
    })
  }

  const still = (title: string): PageHandle => ({ title, kind: 'still', area: 'public', hidden: true })

  const handleOf = ({ matches }: StaticHandlerContext) => (matches.at(-1)?.route.handle ?? still(productName)) as PageHandle

  const notFound: Renderer['notFound'] = async (request, context) =>
    answer(request, context, {
      html: inPlace(() =>
        renderToString(
          <Providers>
            <NotFoundScreen />
          </Providers>,
        ),
      ),
      handle: still('Page not found'),
      status: 404,
      data: null,
    })

  const notAllowed = async (request: Request, context: RenderContext) =>
    answer(request, context, {
      html: inPlace(() =>
        renderToString(
          <Providers>
            <NotAllowedScreen />
          </Providers>,
        ),
      ),
      handle: still('This page is not for your role'),
      status: 403,
      data: null,
    })

  const failed: Renderer['failed'] = async (request, context) =>
    answer(request, context, {
      html: inPlace(() =>
        renderToString(
          <Providers>
            <ErrorScreen requestId={context.requestId} />
          </Providers>,
        ),
      ),
      handle: still('Something went wrong'),
      status: 500,
      data: null,
    })

  const message: Renderer['message'] = async (request, context, { title, text, back, status, language }) =>
    answer(request, context, {
      html: inPlace(() =>
        renderToString(
          <Providers>
            <MessageScreen title={title} actions={<a href={back.href}>{back.text}</a>}>
              <p>{text}</p>
            </MessageScreen>
          </Providers>,
        ),
      ),
      handle: still(title),
      status,
      data: null,
      language,
    })

  return {
    message,
    patterns: known.map(({ path }) => path),
    isPage: (pathname) => pageOf(pathname) !== null,
    hasLanguages: (pathname) => {
      const number = pageOf(pathname)
      return number !== null && inSeveralLanguages(known[number]!.area)
    },
    pageAt: (pathname) => known[pageOf(pathname) ?? -1]?.path ?? null,
    notFound,
    failed,
    render: async (request, context) => {
      const url = new URL(request.url)
      const number = pageOf(url.pathname)
      if (number === null) return null
      const cookies: string[] = []
      const api = createApi(async (path, init) => {
        const response = await context.handle(inProcess(request, path, init))
        cookies.push(...response.headers.getSetCookie())
        return response
      })
      // Only the page that is asked for: ranking all the others would take longer than any of them.
      const pages = createRoutes(api).slice(number, number + 1)
      const tree = createRouteTree(pages, {
        session: createSession(api),
        leave: redirect,
        isBrowser: false,
      })
      const handler = createStaticHandler(prefix ? tree.map(routeWithin(prefix)) : tree, { basename: prefix || '/' })
      const visit = new URL(prefix + url.pathname + url.search, url)
      // Where somebody wants to go on to may be written with the path: guards look at what is left of it.
      const next = url.searchParams.get('next')
      if (next && pathWithin(prefix, next) !== next) visit.searchParams.set('next', pathWithin(prefix, next))
      const result = await handler.query(new Request(visit, { headers: request.headers, signal: request.signal }))
      const withCookies = (response: Response) => {
        for (const cookie of new Set(cookies)) response.headers.append('set-cookie', cookie)
        return response
      }
      if (result instanceof Response) return withCookies(new Response(null, { status: 302, headers: result.headers }))
      if (result.errors) {
        const [error] = Object.values(result.errors)
        if (result.statusCode === 403) return withCookies(await notAllowed(request, context))
        if (result.statusCode === 404) return withCookies(await notFound(request, context))
        throw error
      }
      const language = inSeveralLanguages(pages[0]!.area) ? languageOf(request) : 'en'
      const handle = titled(handleOf(result), pages[0]!, language)
      const words = wordsFor(pages[0]!, language)
      const site = handle.kind === 'app' ? smallPart(context.site) : context.site
      const tables = tableChoicesOf(request)
      const render = () =>
        inPlace(() =>
          renderToString(
            <Providers site={site} tables={tables} words={words}>
              <FormActionDataContext value={context.returned ?? null}>
                <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
              </FormActionDataContext>
            </Providers>,
          ),
        )
      const data =
        handle.kind === 'app'
          ? JSON.stringify({ area: handle.area, loaderData: result.loaderData, site, tables, words: words ?? undefined })
          : null
      const markup = () => (data === null ? render() : memory.get(url.pathname + url.search, data, render))
      let status = context.returned?.status ?? result.statusCode
      let html = ''
      try {
        html = markup()
      } catch (error) {
        if (data === null || !context.broke) throw error
        // One part is broken: the browser shows the others, because there each is caught by itself.
        context.broke(error)
        status = 500
      }
      return withCookies(
        answer(request, context, {
          html,
          handle,
          status,
          data: data && marked(data, context),
          head: await headOf(pages[0], result.loaderData, language),
          language,
        }),
      )
    },
  }
}

const headOf = async (
  page: PageRoute | undefined,
  found: Record<string, unknown>,
  language: Language,
): Promise<PageHead | null> => (await page?.head?.(found[page.path] as never, catalogues[language])) ?? null

/** Pages of candidates and applicants; whoever works here reads English. */
const inSeveralLanguages = (area: PageArea) => area === 'jobs' || area === 'candidate' || area === 'assessment'

/** The title in the language of the page. */
const titled = (handle: PageHandle, { path }: PageRoute, language: Language): PageHandle => {
  const titles: Record<string, string> = catalogues[language].titles
  return { ...handle, title: titles[path] ?? handle.title }
}

/** What an app page needs in the browser; pages that stand still take what their islands need. */
const sentToApps: Part[] = ['shell', 'common', 'titles', 'assessment']

const wordsFor = ({ area, kind }: PageRoute, language: Language): WordsOfPage | null => {
  if (!inSeveralLanguages(area)) return null
  const words: WordsOfPage & Words = { language, ...catalogues[language] }
  return kind === 'app' ? partsOf(words, sentToApps) : words
}

/** Adds the moment to the data, outside of what the markup is rendered from. */
const marked = (data: string, { moment }: RenderContext) =>
  moment === undefined ? data : `{"moment":${JSON.stringify(moment)},${data.slice(1)}`

/** Addresses that are remembered with the page they belong to. */
const mostRemembered = 1000

/** Finds the place in the table of pages that an address belongs to; null when there is none. */
const pageFinder = (paths: string[]) => {
  const routes = paths.map((path, number) => ({ id: String(number), path }))
  const remembered = new Map<string, number | null>()
  return (pathname: string): number | null => {
    const known = remembered.get(pathname)
    if (known !== undefined) return known
    const found = isReadable(pathname) ? matchRoutes(routes, pathname)?.[0]?.route.id : undefined
    const number = found === undefined ? null : Number(found)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(pathname, number)
    return number
  }
}

/** The router says of every other path that it cannot read it, and what it was, which may be a secret. */
const isReadable = (pathname: string): boolean => {
  try {
    // Something has to become of it: bundlers leave out what they take for idle.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** What apps show of it: the browser gets no more than it needs. */
const smallPart = ({ contactAddress, salesLink }: ShownSite = {}): ShownSite => ({ contactAddress, salesLink })

/** A call to our own routes on behalf of the visitor: their cookies, their address as the proxy told it. */
const inProcess = (visit: Request, path: string, init: RequestInit): Request => {
  const headers = new Headers(init.headers)
  for (const name of ['accept-language', 'cookie', 'x-forwarded-for', 'x-request-id', 'user-agent']) {
    const value = visit.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(new URL(path, visit.url), { ...init, headers })
}

/** Undefined, so that it is no part of the data, where nothing was chosen. */
const tableChoicesOf = (request: Request): TableChoices | undefined => {
  const choices = tableChoicesFrom(request.headers.get('cookie'))
  return Object.keys(choices).length > 0 ? choices : undefined
}

const themeOf = (request: Request): 'light' | 'dark' | null => {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** The same address without the path under which the product lies, where it has it. */
const pathWithin = (prefix: string, address: string): string => renderedAt(prefix, () => ownPath(address))

/** The router speaks of addresses as browsers ask for them; loaders are told them without the path, as everything else is. */
const routeWithin =
  (prefix: string) =>
  (route: RouteObject): RouteObject => {
    const { loader, children } = route
    if (typeof loader === 'function')
      Object.assign(route, {
        loader: (given: LoaderFunctionArgs) => {
          const url = new URL(given.request.url)
          url.pathname = pathWithin(prefix, url.pathname)
          return loader({ ...given, request: new Request(url, given.request) })
        },
      })
    children?.forEach(routeWithin(prefix))
    return route
  }
