import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { type ApplicationQuery, addressOf } from './application-query.ts'

/** Whose details are open: a step in the browser's history of its own, so that Back closes them. */
export const useOpened = (jobId: string, query: ApplicationQuery) => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get('application')
  const sheet = useLazyComponent(async () => (await import('./sheet/application-sheet.tsx')).ApplicationSheet)
  const isWanted = id !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part however often the page is drawn
  useEffect(() => {
    if (isWanted) void sheet.load()
  }, [isWanted])
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return {
    id,
    Sheet: sheet.part,
    /** Somebody points at what opens it. */
    near: bringNear,
    open: (chosen: string) => navigate(addressOf(jobId, query, chosen), { preventScrollReset: true, state: { fromList: true } }),
    /** The neighbour takes the place of who is open: Back leads to the list. */
    show: (next: string) =>
      navigate(addressOf(jobId, query, next), { replace: true, preventScrollReset: true, state: { fromList } }),
    close: () => {
      if (fromList) navigate(-1)
      else navigate(addressOf(jobId, query), { replace: true, preventScrollReset: true })
    },
  }
}

const bringNear = () => void import('./sheet/application-sheet.tsx').catch(() => undefined)
