import type { FormPart, Lane, OutboxItem, OutboxRequest } from './item.ts'

/** What of a request is not in its item: bytes and forms. */
export type Content = Pick<OutboxRequest, 'body' | 'form'>

/** Where the outbox of one sitting keeps what waits. Rejects when the device cannot keep it. */
export interface OutboxStore {
  /** Everything that waits, oldest first. */
  all(): Promise<OutboxItem[]>
  /** Resolves once it is kept; what it replaces goes in the same step. */
  add(item: OutboxItem, content: Content, replaced: readonly number[]): Promise<void>
  /** The oldest of a lane that is not among `except`; null when there is none. */
  first(lane: Lane, except: ReadonlySet<number>): Promise<{ item: OutboxItem; content: Content } | null>
  remove(id: number): Promise<void>
}

/** Keeps things as long as the window lives. */
export const memoryStore = (): OutboxStore => {
  const kept = new Map<number, { item: OutboxItem; content: Content }>()
  const inOrder = () => [...kept.values()].toSorted((one, other) => one.item.id - other.item.id)
  return {
    all: async () => inOrder().map(({ item }) => item),
    async add(item, content, replaced) {
      for (const id of replaced) kept.delete(id)
      kept.set(item.id, { item, content })
    },
    first: async (lane, except) => inOrder().find(({ item }) => item.lane === lane && !except.has(item.id)) ?? null,
    async remove(id) {
      kept.delete(id)
    },
  }
}

export const bytesOf = ({ body, form = [] }: Content): number =>
  (body?.size ?? 0) + form.reduce((sum, [, value]) => sum + (typeof value === 'string' ? value.length : value.size), 0)

export const partsOf = (form: readonly FormPart[]): FormData => {
  const data = new FormData()
  for (const [name, value, filename] of form)
    if (typeof value === 'string') data.append(name, value)
    else if (filename === undefined) data.append(name, value)
    else data.append(name, value, filename)
  return data
}
