const maximumRows = 1000

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
