import type { ComponentType } from 'react'
import { data as answered, type RouteObject } from 'react-router'
import { ownPath } from './address.ts'
import type { CallFailure } from './api/client.ts'
import { isClosed, redirectFor, signInFor } from './guard.ts'
import type { PageArea, PageRoute } from './page-route.ts'
import { ErrorPage } from './pages/public/error-page.tsx'
import type { Session } from './state/session.ts'

/** Read by the document's head and by the title of the browser's tab. */
export interface PageHandle {
  title: string
  description?: string
  kind: PageRoute['kind']
  area: PageArea
  hidden: boolean
}

const shells: Record<PageArea, () => Promise<ComponentType>> = {
  public: async () => (await import('./components/public-shell.tsx')).PublicShell,
  recruiter: async () => (await import('./components/app-shell.tsx')).AppShell,
  admin: async () => (await import('./components/admin-shell.tsx')).AdminShell,
  jobportal: async () => (await import('./components/job-portal-shell.tsx')).JobPortalShell,
  candidate: async () => (await import('./components/candidate-shell.tsx')).CandidateShell,
  assessment: async () => (await import('./components/assessment-shell.tsx')).AssessmentShell,
  jobs: async () => (await import('./components/jobs-shell.tsx')).JobsShell,
}

const needsSession = (area: PageArea) => area === 'recruiter' || area === 'admin'

export interface RouteTreeOptions {
  session: Session
  /** Leaves the page: a plain redirect on the server, a new document in the browser. */
  leave: (to: string) => Response
  /** In the browser the shell's session is read again whenever the page asks for fresh data. */
  isBrowser: boolean
  /** What the server has put into the page, by the ids of routes; its address without what stands after #. */
  delivered?: { href: string; loaderData: Record<string, unknown> }
}

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'failure' in value && (value.failure as CallFailure | null)?.status === 401

const meetsRefusal = (data: unknown): boolean =>
  isRefusal(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isRefusal))

/** Whether the one answer of a page says that what it is about is not there. */
const isMissing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'failure' in data && (data.failure as CallFailure | null)?.status === 404

const isUnanswered = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'failure' in value && (value.failure as CallFailure | null)?.status === 0

const meetsSilence = (data: unknown): boolean =>
  isUnanswered(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isUnanswered))

/** Puts the pages of each area into its shell, and their guards before their loaders. */
export const createRouteTree = (
  pages: PageRoute[],
  { session, leave, isBrowser, delivered }: RouteTreeOptions,
): RouteObject[] => {
  /** What each page of this tab showed when it last could be read, and at which address. */
  const shown = new Map(Object.entries(delivered?.loaderData ?? {}).map(([id, data]) => [id, { href: delivered?.href, data }]))
  const child = (page: PageRoute): RouteObject => ({
    path: page.path,
    id: page.path,
    handle: {
      title: page.title,
      description: page.description,
      kind: page.kind,
      area: page.area,
      hidden: page.hidden ?? false,
    } satisfies PageHandle,
    lazy: { Component: page.page },
    loader: async ({ request, params }) => {
      const url = new URL(request.url)
      url.pathname = ownPath(url.pathname)
      if (page.guard !== 'anyone') {
        const elsewhere = redirectFor(page.guard, await session.current(), url)
        if (elsewhere) throw leave(elsewhere)
        if (isClosed(page, await session.current())) throw answered('', { status: 403 })
      }
      const data = (await page.loader?.({ params, url })) ?? null
      if (page.guard !== 'anyone' && meetsRefusal(data)) {
        session.forget()
        throw leave(signInFor(url))
      }
      // What is not there is a page of that status, whatever the page says of it.
      if (!isBrowser && page.guard !== 'anyone' && isMissing(data)) return answered(data, { status: 404 })
      // Read again while the server is away, a page goes on showing what it has: the shell says that the connection is lost.
      const before = shown.get(page.path)
      if (isBrowser && meetsSilence(data) && before?.href === request.url) return before.data
      if (isBrowser) shown.set(page.path, { href: request.url, data })
      return data
    },
  })
  const areas = [...new Set(pages.map((page) => page.area))]
  return areas.map((area) => ({
    id: area,
    lazy: { Component: shells[area] },
    // A page that fails keeps the shell out of the way: the error page brings its own.
    ErrorBoundary: ErrorPage,
    ...(needsSession(area)
      ? {
          loader: async () => {
            if (isBrowser) session.forget()
            const found = await session.current()
            if (!isBrowser) return found
            if (found.state === 'unknown' && found.failure.status === 0) return shown.get(area)?.data ?? found
            shown.set(area, { href: '', data: found })
            return found
          },
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        }
      : {}),
    children: pages.filter((page) => page.area === area).map(child),
  }))
}
