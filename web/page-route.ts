import type { ComponentType, ReactNode } from 'react'
import { type data, useLoaderData, useRouteLoaderData } from 'react-router'
import type { Words } from '#src/words/words.ts'
import type { SessionState } from './state/session.ts'

export type PageArea = 'public' | 'recruiter' | 'admin' | 'jobportal' | 'assessment' | 'candidate' | 'jobs'

export interface LoaderArguments {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

/** What a page that tells about something says of itself in the document's head, for search engines and previews of links. */
export interface PageHead {
  title: string
  description?: string
  hidden?: boolean
  /** The path by which it is to be found, with the query that makes it this page; without it the path alone. */
  canonical?: string
  /** What the page is about in the words of schema.org; null for nothing. */
  posting?: object | null
  /** The address of a feed with the same content. */
  feed?: string
}

/** One page address of the product. */
export interface PageRoute {
  /** In react-router's notation, such as /jobs/:publicId. Addresses do not tell upper from lower case. */
  path: string
  /** A still page ships no page script, only islands; an app wakes up whole and navigates in the browser. */
  kind: 'still' | 'app'
  /** Which shell stands around the page. */
  area: PageArea
  /** `signedIn` sends visitors to /login?next=…, `admin` sends other users to /dashboard/user, `signedOut` sends users to their dashboard. */
  guard: 'anyone' | 'signedOut' | 'signedIn' | 'admin'
  title: string
  description?: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** Its result must be plain JSON; the page reads it with `usePageData`. */
  loader?: (request: LoaderArguments) => Promise<unknown>
  /** For still pages whose head depends on what the loader found. */
  head?: (data: never, words: Words) => Promise<PageHead>
  /** Loaded when the address is first shown: `async () => (await import('…')).UploadPage`. */
  page: () => Promise<ComponentType>
}

/** A page that shows what its loader has found. */
export type Page<Data> = (() => ReactNode) & {
  /** Never there: it tells the table of pages which loader the page can stand on. */
  readonly loads?: Data
}

/** What a loader has found, with the status of the page that shows it. */
type WithStatus<Data> = ReturnType<typeof data<Data>>

type Loaded<Data> = Omit<PageRoute, 'loader' | 'head' | 'page'> & {
  loader: (request: LoaderArguments) => Promise<NoInfer<Data | WithStatus<Data>>>
  head?: (data: NoInfer<Data>, words: Words) => Promise<PageHead>
  page: () => Promise<Page<Data>>
}

/** A page and its loader, which has to find what the page shows. */
export const page = <Data>(route: Loaded<Data>): PageRoute => route

/** What the loader of this page has found. */
export const usePageData = <Data>(_page: Page<Data>): Data => {
  const loaded = useLoaderData()
  return loaded
}

/** Who is signed in, as the shell of an area knows; undefined outside of it. */
export const useShellSession = (area: PageArea): SessionState | undefined => useRouteLoaderData(area)
