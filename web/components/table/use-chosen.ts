import { useMemo, useRef, useState } from 'react'

/** Rows that are chosen in a list, such as people. They stay chosen while the list is filtered; in another list nobody is. */
export interface Chosen<Row> {
  has: (id: string) => boolean
  ids: ReadonlySet<string>
  /** As they are now, where the list knows. */
  rows: readonly Row[]
  /** Of them, those who are not in the list as it is shown. */
  elsewhere: number
  /** Whether everybody who is shown is chosen. */
  isAll: boolean
  /** One in or out; with `range` everybody from the last one to this one in. `of` is the part of the list that `index` counts in. */
  choose: (index: number, range: boolean, of?: readonly Row[]) => void
  add: (rows: readonly Row[]) => void
  /** Everybody who is shown, or one part of that, in; out where they are in already. */
  toggleAll: (of?: readonly Row[]) => void
  /** These instead of whoever is chosen. */
  only: (rows: readonly Row[]) => void
  forget: (...ids: string[]) => void
  clear: () => void
}

const nobody = new Map<string, never>()

const byId = <Row extends { _id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row._id, row]))

/** `list` is the name of the list, and `shown` what stands in it, in its order. */
export const useChosen = <Row extends { _id: string }>(list: string, shown: readonly Row[]): Chosen<Row> => {
  const [state, setState] = useState<{ list: string; chosen: ReadonlyMap<string, Row> }>({ list, chosen: nobody })
  /** Where a choice with Shift begins. */
  const last = useRef<string | null>(null)
  const chosen = state.list === list ? state.chosen : nobody
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  const set = (next: ReadonlyMap<string, Row>) => setState({ list, chosen: next })
  const add = (rows: readonly Row[]) => set(new Map([...chosen, ...byId(rows)]))
  const forget = (...gone: string[]) => {
    if (gone.some((id) => chosen.has(id))) set(new Map([...chosen].filter(([id]) => !gone.includes(id))))
  }
  const here = byId(shown)
  const isIn = (rows: readonly Row[]) => rows.length > 0 && rows.every(({ _id }) => chosen.has(_id))
  return {
    has: (id) => chosen.has(id),
    ids,
    add,
    rows: [...chosen.values()].map((row) => here.get(row._id) ?? row),
    elsewhere: [...chosen.keys()].filter((id) => !here.has(id)).length,
    isAll: isIn(shown),
    choose(index, range, of = shown) {
      const row = of[index]
      if (!row) return
      const from = range ? of.findIndex(({ _id }) => _id === last.current) : -1
      last.current = row._id
      if (from >= 0 && from !== index) return add(of.slice(Math.min(from, index), Math.max(from, index) + 1))
      if (chosen.has(row._id)) forget(row._id)
      else add([row])
    },
    toggleAll(of = shown) {
      if (isIn(of)) forget(...of.map(({ _id }) => _id))
      else add(of)
    },
    only: (rows) => set(byId(rows)),
    forget,
    clear: () => set(nobody),
  }
}
