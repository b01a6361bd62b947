const ids = new WeakMap<Request, string>()

/** The id that ties an answer to its log lines. Made here, never taken from the visitor. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request)
  if (known) return known
  const id = crypto.randomUUID()
  ids.set(request, id)
  return id
}

/** Gives a request that is made on behalf of another the id of that one. */
export const shareRequestId = (from: Request, to: Request) => ids.set(to, requestIdOf(from))

const statuses = new WeakMap<Request, number>()

/** Remembers with what status a failed request was answered: the log cannot read it from the framework. */
export const noteStatus = (request: Request, status: number) => statuses.set(request, status)

export const notedStatus = (request: Request): number | undefined => statuses.get(request)
