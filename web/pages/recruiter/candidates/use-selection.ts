import { useState } from 'react'
import { mostAtOnce } from '#src/hiring/constants.ts'
import { type ChoiceRecord, candidateChoices, candidatesWindow, type ListedRecord } from '../../../api/candidates.ts'
import { said } from '../../../api/client.ts'
import { parametersOf } from '../../../state/candidate-filters.ts'
import { type CandidateList, callParameters } from '../../../state/candidates.ts'
import { useShowToast } from '../../../state/toasts.ts'
import { isCandidate } from './candidate-row.tsx'
import type { ListRows } from './use-list-rows.ts'

export type Selection = ReadonlyMap<string, ChoiceRecord>

const nobody: Selection = new Map()

const choiceOf = ({
  _id,
  matchingResult: [{ 'Resume Data': data }],
  resumeId,
  jobDescriptionId,
}: ListedRecord): ChoiceRecord => ({
  _id,
  name: data.name,
  filename: resumeId.filename,
  email: data.email,
  jobDescriptionId,
})

/** Chosen candidates: they stay chosen while filters change, and in another view nobody is. */
export const useSelection = (list: CandidateList, rows: ListRows) => {
  const { view } = list
  const [{ of, selected }, setState] = useState({ of: view, selected: nobody })
  const [busy, setBusy] = useState(false)
  const showToast = useShowToast()
  const chosen = of === view ? selected : nobody
  const set = (next: Selection) => {
    if (next.size > mostAtOnce && next.size > chosen.size)
      return showToast('warning', `At most ${mostAtOnce.toLocaleString('en')} can be chosen at once.`)
    setState({ of: view, selected: next })
  }

  /** Those of the list from one row to another, also where they were never looked at. */
  const between = async (first: number, last: number): Promise<ChoiceRecord[] | null> => {
    const known = Array.from({ length: last - first + 1 }, (_, at) => rows.at(first + at))
    if (known.every((record) => record !== undefined)) return known.filter(isCandidate).map(choiceOf)
    setBusy(true)
    const parameters = callParameters(parametersOf(list), first, last - first + 1)
    if (view !== 'recommended') {
      const answer = await candidateChoices(parameters)
      setBusy(false)
      if (answer.ok) return answer.data
      showToast('error', said(answer.failure, 'They could not be chosen. Check your connection and try again.'))
      return null
    }
    const answer = await candidatesWindow(parameters, view, new AbortController().signal)
    setBusy(false)
    if (answer.ok) return answer.data.filter(isCandidate).map(choiceOf)
    showToast('error', said(answer.failure, 'They could not be chosen. Check your connection and try again.'))
    return null
  }
  const add = (records: readonly ChoiceRecord[]) => {
    const next = new Map(chosen)
    for (const record of records) next.set(record._id, record)
    set(next)
  }

  return {
    selected: chosen,
    busy,
    /** One row in or out; with `from` everybody between the two in. */
    async choose(to: number, from: number | null) {
      const record = rows.at(to)
      if (!record) return
      if (from === null || from === to) {
        const next = new Map(chosen)
        if (!next.delete(record._id)) next.set(record._id, choiceOf(record))
        return set(next)
      }
      const [first, last] = from < to ? [from, to] : [to, from]
      if (last - first >= mostAtOnce)
        return showToast('warning', `At most ${mostAtOnce.toLocaleString('en')} can be chosen at once.`)
      const found = await between(first, last)
      if (found) add(found)
    },
    /** Everybody who fits the filters, as many as can be chosen; nobody when they are chosen already. */
    async toggleAll(all: boolean) {
      if (all) return set(nobody)
      const found = await between(0, Math.min(rows.total, mostAtOnce) - 1)
      if (found) set(new Map(found.map((record) => [record._id, record])))
    },
    /** Those who are gone, for example because they were deleted. */
    forget(ids: readonly string[]) {
      if (!ids.some((id) => chosen.has(id))) return
      const next = new Map(chosen)
      for (const id of ids) next.delete(id)
      setState({ of: view, selected: next })
    },
    clear: () => set(nobody),
  }
}
