import { useState } from 'react'
import type { ListedRecord } from '../../../api/candidates.ts'
import { isCandidate } from './candidate-table.tsx'

/** Chosen candidates: they stay chosen on other pages of the list, and in another view nobody is. */
export const useSelection = (view: string) => {
  const [{ of, selected }, setState] = useState({
    of: view,
    selected: new Map<string, ListedRecord>() as ReadonlyMap<string, ListedRecord>,
  })
  const chosen = of === view ? selected : new Map<string, ListedRecord>()
  const set = (next: ReadonlyMap<string, ListedRecord>) => setState({ of: view, selected: next })
  return {
    selected: chosen,
    toggle(record: ListedRecord) {
      const next = new Map(chosen)
      if (!next.delete(record._id)) next.set(record._id, record)
      set(next)
    },
    /** Takes all of them in, or out when all are in. */
    toggleAll(records: readonly ListedRecord[]) {
      const next = new Map(chosen)
      const people = records.filter(isCandidate)
      const all = people.every(({ _id }) => next.has(_id))
      for (const record of people) {
        if (all) next.delete(record._id)
        else next.set(record._id, record)
      }
      set(next)
    },
    clear: () => set(new Map()),
  }
}
