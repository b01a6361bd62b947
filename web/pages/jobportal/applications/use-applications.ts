import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicationRecord, jobApplications } from '../../../api/applications.ts'
import { type CallFailure, saidAfter } from '../../../api/client.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { callAsCompany } from '../../../state/company.ts'
import { type ApplicationQuery, fits, inOrder, parametersOf } from './application-query.ts'

/** Applications that are read at once. */
export const pageSize = 200
/** The server gives no more in one answer. */
const mostAtOnce = 1000

interface Known {
  /** Which job and filters the rows belong to. */
  list: string
  rows: ApplicationRecord[]
  /** All that fit the filters, also those that are not loaded. */
  total: number
}

export interface Applications {
  /** Null until the first answer. */
  known: Known | null
  failure: CallFailure | null
  /** Other filters were chosen, and the rows are still those of the ones before. */
  isStale: boolean
  isLoadingMore: boolean
  more: () => void
  /** From the beginning, after a failure. */
  retry: () => void
  /** Without a sign of it: what is on the screen stays until the answer is there. */
  refresh: () => void
  /** Takes in a record that is new or has changed. */
  take: (record: ApplicationRecord) => void
  remove: (id: string) => void
}

/** A job's applications as the filters want them, kept up to date while they arrive. */
export const useApplications = (jobId: string, query: ApplicationQuery): Applications => {
  const list = `${jobId}?${parametersOf(query)}`
  const [known, setKnown] = useState<Known | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const latest = useRef({ known, query, list })
  /** What was taken in since the page was opened: an answer that was on its way meanwhile may not know of it. */
  const taken = useRef<ApplicationRecord[]>([])
  useEffect(() => {
    latest.current = { known, query, list }
  })

  const fetchRows = useCallback(
    (offset: number, limit: number) => {
      const parameters = parametersOf(latest.current.query)
      parameters.set('limit', String(limit))
      if (offset > 0) parameters.set('cursor', String(offset))
      return callAsCompany(jobApplications(jobId, parameters))
    },
    [jobId],
  )

  const read = useCallback(
    async (limit: number, quietly: boolean) => {
      const { list: wanted, query: asked } = latest.current
      const before = taken.current.length
      const answer = await fetchRows(0, limit)
      if (latest.current.list !== wanted) return
      if (answer.ok) {
        const read = { list: wanted, rows: answer.data, total: answer.total ?? answer.data.length }
        setFailure(null)
        setKnown(taken.current.slice(before).reduce((known, record) => withRecord(known, record, asked), read))
        return
      }
      if (quietly && answer.failure.status !== 404) return
      setFailure(answer.failure)
      setKnown(null)
    },
    [fetchRows],
  )

  useEffect(() => {
    latest.current.list = list
    void read(pageSize, false)
  }, [list, read])

  const refresh = useCallback(() => {
    const shown = latest.current.known?.rows.length ?? 0
    void read(Math.min(mostAtOnce, Math.max(pageSize, shown)), true)
  }, [read])

  const more = async () => {
    if (!known || isLoadingMore) return
    const refuse = refusalAt()
    setLoadingMore(true)
    const answer = await fetchRows(known.rows.length, pageSize)
    setLoadingMore(false)
    if (!answer.ok) return refuse(saidAfter('Failed to load applications', answer.failure))
    setKnown((before) => {
      if (!before || before.list !== known.list) return before
      const there = new Set(before.rows.map(({ _id }) => _id))
      const rows = [...before.rows, ...answer.data.filter(({ _id }) => !there.has(_id))]
      return { ...before, rows, total: answer.total ?? before.total }
    })
  }

  const take = useCallback(
    (record: ApplicationRecord) => {
      const { known: shown, query: wanted } = latest.current
      if (record.jobId !== jobId) return
      taken.current.push(record)
      if (!shown) return
      const isThere = shown.rows.some(({ _id }) => _id === record._id)
      // Whether it is a new one of many, and whether the search finds it, is the server's to say.
      if (!isThere && (wanted.q !== '' || shown.rows.length < shown.total)) return refresh()
      setKnown((before) => before && withRecord(before, record, wanted))
    },
    [jobId, refresh],
  )

  const remove = useCallback((id: string) => {
    setKnown((before) => {
      if (!before?.rows.some(({ _id }) => _id === id)) return before
      return { ...before, rows: before.rows.filter(({ _id }) => _id !== id), total: before.total - 1 }
    })
  }, [])

  return {
    known,
    failure,
    isStale: known !== null && known.list !== list,
    isLoadingMore,
    more: () => void more(),
    retry: () => {
      setFailure(null)
      void read(pageSize, false)
    },
    refresh,
    take,
    remove,
  }
}

/** A row that changes stays, also where the filters would not show it any more: nobody loses what they are working on. */
const withRecord = (before: Known, record: ApplicationRecord, query: ApplicationQuery): Known => {
  const { rows, total } = before
  const at = rows.findIndex(({ _id }) => _id === record._id)
  if (at < 0) {
    const isInPlace = rows.length >= total && query.q === '' && fits(record, query)
    return isInPlace ? { ...before, rows: inOrder([...rows, record], query.sort), total: total + 1 } : before
  }
  const changed = rows.with(at, record)
  return { ...before, rows: placeOf(record) === placeOf(rows[at]!) ? changed : inOrder(changed, query.sort) }
}

/** What decides where in the list a record stands. */
const placeOf = ({ match, isWithdrawn, candidateName }: ApplicationRecord) =>
  `${match.percentage} ${isWithdrawn} ${candidateName}`
