import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { said } from '../../../api/client.ts'
import { type RankingRow, scoreAgain } from '../../../api/ranking.ts'
import { refusalAt } from '../../../components/refusal-note.ts'
import { useLive } from '../../../state/candidates-live.ts'

export interface Rescoring {
  state: 'idle' | 'starting' | 'running' | 'finished'
  done: number
  total: number
  start: () => void
}

/** The list is read again at most this often while scores arrive. */
const restMs = 1000

/** Nothing heard for this long: the list is read again, whatever was missed. */
const quietMs = 5000

export const isStale = ({ criteriaVersion, isOfOlderEngine }: RankingRow, version: number) =>
  criteriaVersion !== version || isOfOlderEngine

/** Has the scores made again, and follows how far that is by the live updates. */
export const useRescoring = (job: string, rows: readonly RankingRow[], version: number): Rescoring => {
  const [state, setState] = useState<Rescoring['state']>('idle')
  const [total, setTotal] = useState(0)
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stale = rows.filter((row) => isStale(row, version))
  const left = stale.filter(({ _id }) => !heard.has(_id)).length

  const readAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      revalidate()
    }, restMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((event, data) => {
    if (event === 'candidatesRemoved') readAgain()
    if (event !== 'apiResponseUpdated') return
    if (data.jobDescriptionId._id !== job) return
    if (data.matchingResult[0].Analysis.criteriaVersion === version) setHeard((before) => new Set(before).add(data._id))
    readAgain()
  }, readAgain)

  // Live updates may be lost with their connection: the list itself has the last word.
  useEffect(() => {
    if (state !== 'running') return
    if (stale.length === 0) {
      setState('finished')
      return
    }
    const quiet = setInterval(() => revalidate(), quietMs)
    return () => clearInterval(quiet)
  }, [state, stale.length, revalidate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version begins anew
  useEffect(() => setHeard(new Set()), [version])

  const start = async () => {
    const refuse = refusalAt()
    setState('starting')
    setTotal(stale.length)
    const answer = await scoreAgain(job)
    if (answer.ok) return setState('running')
    setState('idle')
    refuse(said(answer.failure, 'Scoring again could not be started'))
  }
  return { state, total, done: Math.max(0, total - left), start }
}
