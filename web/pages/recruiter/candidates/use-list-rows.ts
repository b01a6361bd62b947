import { useEffect, useRef, useState } from 'react'
import { candidatesWindow, type ListedRecord } from '../../../api/candidates.ts'
import { parametersOf } from '../../../state/candidate-filters.ts'
import { type CandidateList, callParameters, pageSize } from '../../../state/candidates.ts'
import { rowsAtPlace } from './scroll-restoration.ts'

/** The rows of a list that are known, and a way to know more. */
export interface ListRows {
  /** Names the list: another one begins anew. */
  list: string
  /** Another number whenever rows may have changed their places. */
  edition: number
  total: number
  chunks: ReadonlyMap<number, ListedRecord[]>
  at: (index: number) => ListedRecord | undefined
  indexOf: (id: string) => number | null
  /** Says what is in sight, both ends included: what of it is missing is loaded. */
  show: (first: number, last: number) => void
  failed: boolean
  retry: () => void
  /** Takes in how somebody stands with their assessment, at once: the list itself is read again a moment later. */
  takeStanding: (record: Standing) => void
  /** Shows the stage that somebody was just moved to. */
  takeStage: (id: string, stage: string) => void
  /** Loads as many rows from the top as there are, up to so many; false when they cannot be had. */
  loadFirst: (most: number) => Promise<boolean>
}

/** What of a record changes while an assessment is sent, taken and scored. */
export type Standing = Pick<ListedRecord, '_id' | 'assessmentSession' | 'testScore' | 'candidateConsent'>

interface Known {
  list: string
  edition: number
  total: number
  chunks: ReadonlyMap<number, ListedRecord[]>
}

/** Rows that stay known: those nearest to what is in sight. */
const mostChunks = 60
/** Who drags the scrollbar passes much that they never look at. */
const restMs = 60

export const listName = (list: CandidateList) => parametersOf({ ...list, page: 1 }).toString()

const knownFrom = (list: CandidateList, edition: number): Known => ({
  list: listName(list),
  edition,
  total: list.total,
  chunks: new Map(list.rows.length > 0 ? [[list.page - 1, list.rows]] : []),
})

/** Holds the rows of the list by windows of fifty; the loader brings the first of them. */
export const useListRows = (list: CandidateList, historyKey: string): ListRows => {
  const name = listName(list)
  const [known, setKnown] = useState<Known>(() => {
    const before = rowsAtPlace(historyKey, name)
    return before ? { list: name, edition: 0, total: before.total, chunks: before.chunks } : knownFrom(list, 0)
  })
  const [failed, setFailed] = useState(false)
  const inSight = useRef({ first: 0, last: pageSize - 1 })
  const asked = useRef(new Map<number, AbortController>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ list, known })
  if (known.list !== name) setKnown(knownFrom(list, known.edition + 1))

  useEffect(() => {
    latest.current = { list, known }
  })
  const stopAll = () => {
    for (const controller of asked.current.values()) controller.abort()
    asked.current.clear()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const wantedChunks = (total: number) => {
    const last = Math.min(inSight.current.last, total - 1)
    const from = Math.floor(Math.max(0, Math.min(inSight.current.first, last)) / pageSize)
    const to = Math.floor(Math.max(0, last) / pageSize)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  }

  const load = (chunk: number) => {
    if (asked.current.has(chunk)) return
    const controller = new AbortController()
    asked.current.set(chunk, controller)
    const { list } = latest.current
    candidatesWindow(callParameters(parametersOf(list), chunk * pageSize), list.view, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      asked.current.delete(chunk)
      if (!answer.ok) return setFailed(true)
      setFailed(false)
      setKnown((before) => {
        const total = answer.total ?? before.total
        const chunks = new Map(before.chunks)
        chunks.set(chunk, answer.data)
        return { ...before, total, chunks: nearest(chunks, chunk), edition: before.edition + (total === before.total ? 0 : 1) }
      })
    })
  }
  const loadMissing = () => {
    const wanted = wantedChunks(latest.current.known.total)
    for (const [chunk, controller] of asked.current)
      if (!wanted.includes(chunk)) {
        controller.abort()
        asked.current.delete(chunk)
      }
    for (const chunk of wanted) if (!latest.current.known.chunks.has(chunk)) load(chunk)
  }

  // The same list was read again: what is in sight is, too, and all of it changes at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer of the loader counts
  useEffect(() => {
    stopAll()
    if (list.rows === known.chunks.get(list.page - 1) && list.total === known.total) return
    const cancelled = new AbortController()
    const others = wantedChunks(list.total).filter((chunk) => chunk !== list.page - 1)
    Promise.all(
      others.map(async (chunk) => ({
        chunk,
        answer: await candidatesWindow(callParameters(parametersOf(list), chunk * pageSize), list.view, cancelled.signal),
      })),
    ).then((answers) => {
      if (cancelled.signal.aborted) return
      setKnown((before) => {
        const fresh = knownFrom(list, before.edition + 1)
        const chunks = new Map(fresh.chunks)
        for (const { chunk, answer } of answers) if (answer.ok) chunks.set(chunk, answer.data)
        return { ...fresh, chunks }
      })
      setFailed(answers.some(({ answer }) => !answer.ok))
    })
    return () => cancelled.abort()
  }, [list])

  const { total, chunks, edition } = known
  return {
    list: known.list,
    edition,
    total,
    chunks,
    at: (index) => chunks.get(Math.floor(index / pageSize))?.[index % pageSize],
    indexOf(id) {
      for (const [chunk, rows] of chunks) {
        const at = rows.findIndex(({ _id }) => _id === id)
        if (at >= 0) return chunk * pageSize + at
      }
      return null
    },
    show(first, last) {
      inSight.current = { first, last }
      clearTimeout(timer.current)
      const missing = wantedChunks(total).some((chunk) => !chunks.has(chunk))
      if (missing && !failed) timer.current = setTimeout(loadMissing, restMs)
    },
    failed,
    retry() {
      setFailed(false)
      loadMissing()
    },
    takeStanding(record) {
      setKnown((before) => withChange(before, record._id, standingOf(record)))
    },
    takeStage(id, stage) {
      setKnown((before) => withChange(before, id, { stage }))
    },
    async loadFirst(most) {
      const wanted = Math.min(most, total)
      const isKnown = Array.from({ length: Math.ceil(wanted / pageSize) }, (_, chunk) => chunks.has(chunk)).every(Boolean)
      if (isKnown) return true
      const { list } = latest.current
      const answer = await candidatesWindow(
        callParameters(parametersOf(list), 0, wanted),
        list.view,
        new AbortController().signal,
      )
      if (!answer.ok) return false
      setKnown((before) => {
        const chunks = new Map(before.chunks)
        for (let at = 0; at < answer.data.length; at += pageSize) chunks.set(at / pageSize, answer.data.slice(at, at + pageSize))
        return { ...before, chunks }
      })
      return true
    },
  }
}

const standingOf = ({ assessmentSession, testScore, candidateConsent }: Standing) => ({
  assessmentSession,
  testScore,
  candidateConsent,
})

const withChange = (known: Known, id: string, next: Partial<ListedRecord>): Known => {
  for (const [chunk, rows] of known.chunks) {
    const at = rows.findIndex(({ _id }) => _id === id)
    const row = rows[at]
    if (!row) continue
    const changed = { ...row, ...next }
    if (JSON.stringify(row) === JSON.stringify(changed)) return known
    const chunks = new Map(known.chunks)
    chunks.set(chunk, rows.with(at, changed))
    return { ...known, chunks }
  }
  return known
}

const nearest = (chunks: Map<number, ListedRecord[]>, to: number) =>
  chunks.size <= mostChunks
    ? chunks
    : new Map([...chunks].toSorted(([a], [b]) => Math.abs(a - to) - Math.abs(b - to)).slice(0, mostChunks))
