import { t } from 'elysia'

const maximumRows = 1000

/** Parameters of a list that can grow. `cursor` is what a `Link: rel="next"` carried; whoever asks for more rows gets 1,000. */
export const pageQuery = {
  limit: t.Optional(t.Numeric({ minimum: 1 })),
  cursor: t.Optional(t.String({ pattern: '^[0-9]{1,9}$' })),
}

export interface Page {
  limit: number
  offset: number
}

export const page = (query: { limit?: number; cursor?: string }): Page => ({
  limit: Math.min(maximumRows, Math.floor(query.limit ?? maximumRows)),
  offset: Number(query.cursor ?? 0),
})

/** The number of all rows and, when there are more, the address of the next page. */
export function pageHeaders(request: Request, { limit, offset }: Page, total: number): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(total) }
  if (offset + limit >= total) return headers
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('cursor', String(offset + limit))
  headers.link = `<${pathname}?${searchParams}>; rel="next"`
  return headers
}
