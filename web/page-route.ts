import type { ComponentType } from 'react'

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
  /** Its result must be plain JSON; the page reads it with useLoaderData(). */
  loader?: (request: LoaderArguments) => Promise<unknown>
  /** For still pages whose head depends on what the loader found. */
  head?: (data: never) => Promise<PageHead>
  /** Loaded when the address is first shown: `async () => (await import('…')).UploadPage`. */
  page: () => Promise<ComponentType>
}
