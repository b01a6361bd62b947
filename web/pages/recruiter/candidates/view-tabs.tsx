import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type SavedViewRecord, savedViews } from '../../../api/candidates.ts'
import { type CandidateQuery, parametersOf } from '../../../state/candidate-filters.ts'

/** Saved views of one's own and of the team, one press away; nothing where nobody has saved one. */
export const ViewTabs = ({ query, saved }: { query: CandidateQuery; saved: number }) => {
  const [views, setViews] = useState<SavedViewRecord[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after something was saved
  useEffect(() => {
    savedViews().then((answer) => answer.ok && setViews(answer.data))
  }, [saved])
  if (views.length === 0) return null
  const shown = same(parametersOf({ ...query, page: 1 }).toString())
  return (
    <nav className="tabs off-paper" aria-label="Saved views">
      <ul className="bare flex gap-1 scroll-x mb-2 line-bottom">
        {views.map(({ _id, name, query: saved, isShared }) => (
          <li key={_id}>
            <Link
              to={`/dashboard/candidates${saved ? `?${saved}` : ''}`}
              aria-current={same(saved) === shown ? 'page' : undefined}
              title={isShared ? `${name}, shared with the team` : name}
            >
              {name}
              {isShared && <span className="visually-hidden">, shared with the team</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Parameters say the same in any order. */
const same = (query: string) => {
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.sort()
  return parameters.toString()
}
