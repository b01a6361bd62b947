import { useState } from 'react'
import { mostAtOnce } from '#src/hiring/constants.ts'
import { type ChoiceRecord, candidateChoices, candidatesWindow, type ListedRecord } from '../../../api/candidates.ts'
import { said } from '../../../api/client.ts'
import { type Refuse, refusalAt } from '../../../components/refusal-note.ts'
import { useChosen } from '../../../components/table/use-chosen.ts'
import { parametersOf } from '../../../state/candidate-filters.ts'
import { type CandidateList, callParameters } from '../../../state/candidates.ts'
import { isCandidate } from './candidate-row.tsx'
import type { ListRows } from './use-list-rows.ts'

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

/** Whoever is recommended may be no candidate yet: those cannot be chosen. */
const choicesIn = (records: readonly (ListedRecord | ChoiceRecord)[]): ChoiceRecord[] =>
  records.flatMap((record) => ('resumeId' in record ? (isCandidate(record) ? choiceOf(record) : []) : record))

const none: ChoiceRecord[] = []
const lost = 'They could not be chosen. Check your connection and try again.'

/** Chosen candidates: they stay chosen while filters change, and in another view nobody is. A choice may reach rows that were never looked at. */
export const useSelection = (list: CandidateList, rows: ListRows) => {
  const { view } = list
  const chosen = useChosen(view, none)
  const [busy, setBusy] = useState(false)
  const areTooMany = (count: number, refuse: Refuse) => {
    if (count > mostAtOnce) refuse(`At most ${mostAtOnce.toLocaleString('en')} can be chosen at once.`)
    return count > mostAtOnce
  }
  const add = (found: readonly ChoiceRecord[], refuse: Refuse) =>
    areTooMany(new Set([...chosen.ids, ...found.map(({ _id }) => _id)]).size, refuse) || chosen.add(found)

  /** Those of the list from one row to another, also where they were never looked at. */
  const between = async (first: number, last: number): Promise<ChoiceRecord[] | null> => {
    const refuse = refusalAt()
    const known = Array.from({ length: last - first + 1 }, (_, at) => rows.at(first + at))
    if (known.every((record) => record !== undefined)) return choicesIn(known)
    setBusy(true)
    const parameters = callParameters(parametersOf(list), first, last - first + 1)
    const answer = await (view === 'recommended'
      ? candidatesWindow(parameters, view, new AbortController().signal)
      : candidateChoices(parameters))
    setBusy(false)
    if (!answer.ok) refuse(said(answer.failure, lost))
    return answer.ok ? choicesIn(answer.data) : null
  }

  return {
    ids: chosen.ids,
    people: chosen.rows,
    busy,
    forget: chosen.forget,
    clear: chosen.clear,
    /** One row in or out; with `from` everybody between the two in. */
    async choose(to: number, from: number | null) {
      const refuse = refusalAt()
      const record = rows.at(to)
      if (!record) return
      if (from === null || from === to)
        return chosen.ids.has(record._id) ? chosen.forget(record._id) : add([choiceOf(record)], refuse)
      const [first, last] = from < to ? [from, to] : [to, from]
      if (areTooMany(last - first + 1, refuse)) return
      const found = await between(first, last)
      if (found) add(found, refuse)
    },
    /** Everybody who fits the filters, as many as can be chosen; nobody when they are chosen already. */
    async toggleAll(all: boolean) {
      const found = all ? none : await between(0, Math.min(rows.total, mostAtOnce) - 1)
      if (found) chosen.only(found)
    },
  }
}
