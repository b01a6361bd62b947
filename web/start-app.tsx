import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject, redirectDocument } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ShownSite } from '#src/admin/views.ts'
import { prefix } from './address.ts'
import { callApi } from './api/client.ts'
import { listenForPresses } from './components/refusal-note.ts'
import { adoptNonceForStyles } from './nonce.ts'
import type { PageArea } from './page-route.ts'
import { Providers } from './providers.tsx'
import { createRouteTree } from './route-tree.tsx'
import { appPages } from './routes/app-pages.ts'
import { setMoment } from './state/live-connection.ts'
import { createSession, type SessionState } from './state/session.ts'
import type { TableChoices } from './state/table-choices.ts'
import { listenForThemeToggle } from './theme-choice.ts'
import type { WordsOfPage } from './words/words.ts'

/** Wakes the whole page that the server sent, and navigates in the browser from then on. */
export const startApp = async () => {
  adoptNonceForStyles()
  listenForThemeToggle()
  listenForPresses()
  const data = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as HydrationState & {
    site?: ShownSite
    tables?: TableChoices
    words?: WordsOfPage
    moment?: string
    area?: PageArea
  }
  setMoment(data.moment)
  const known = Object.values(data.loaderData ?? {}).find(isSession)
  const session = createSession(callApi, known)
  const pages = await appPages(callApi, data.area)
  const routes: RouteObject[] = [
    ...createRouteTree(pages, {
      session,
      leave: redirectDocument,
      isBrowser: true,
      delivered: { href: window.location.href.split('#')[0]!, loaderData: data.loaderData ?? {} },
    }),
    // Still pages, pages of other areas and unknown addresses are the server's to answer.
    { path: '*', loader: ({ request }) => redirectDocument(request.url) },
  ]

  // The first picture must be the server's: its parts are loaded before React looks at them.
  await Promise.all(
    (matchRoutes(routes, window.location, prefix || '/') ?? []).map(async ({ route }) => {
      const { lazy } = route
      if (typeof lazy !== 'object') return
      Object.assign(route, { Component: await lazy.Component?.(), lazy: undefined })
    }),
  )
  const router = createBrowserRouter(routes, { basename: prefix || '/', hydrationData: data })
  const app = document.querySelector('#app')!
  const page = (
    <Providers site={data.site} tables={data.tables} words={data.words}>
      <RouterProvider router={router} />
    </Providers>
  )
  // Nothing is there when the server could not show it: what is broken of it is caught here, part by part.
  if (app.firstChild) hydrateRoot(app, page)
  else createRoot(app).render(page)
  document.documentElement.dataset.awake = ''
  for (const action of window.held?.splice(0) ?? []) action()
}

declare global {
  interface Window {
    /** What was pressed, sent or chosen before the page was awake: filled by the script in document.tsx. */
    held?: (() => void)[]
  }
}

const isSession = (value: unknown): value is SessionState =>
  typeof value === 'object' && value !== null && 'state' in value && (value.state === 'signedIn' || value.state === 'signedOut')
