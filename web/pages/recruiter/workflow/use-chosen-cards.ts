import { useMemo } from 'react'
import { useChosen } from '../../../components/table/use-chosen.ts'
import { type Column, calledName } from './use-cards.ts'

/** The cards that are chosen on a board. A range stays within its column. */
export const useChosenCards = (job: string, columns: readonly Column[]) => {
  const people = useMemo(
    () => columns.map(({ cards }) => cards.map((card) => ({ _id: card._id, name: calledName(card) }))),
    [columns],
  )
  const chosen = useChosen(job, people.flat())
  const columnOf = (id: string) => people.find((own) => own.some(({ _id }) => _id === id)) ?? []
  return {
    ids: chosen.ids,
    people: chosen.rows,
    elsewhere: chosen.elsewhere,
    clear: chosen.clear,
    choose(id: string, range: boolean) {
      const own = columnOf(id)
      chosen.choose(
        own.findIndex(({ _id }) => _id === id),
        range,
        own,
      )
    },
    /** Both of them in, as the keyboard goes from one to the other. */
    extend: (from: string, to: string) => chosen.add(people.flat().filter(({ _id }) => _id === from || _id === to)),
    /** Everybody in a stage in, or out. */
    toggleColumn: (stageId: string) => chosen.toggleAll(people[columns.findIndex(({ stage }) => stage._id === stageId)] ?? []),
  }
}
