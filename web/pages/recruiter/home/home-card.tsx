import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { PanelBoundary } from '../../../components/panel-boundary.tsx'
import { useRefresh } from '../../../state/user.ts'

interface HomeCardProps<Answer> {
  title: string
  answer: CallResult<Answer>
  /** How many there are in all. */
  total: (answer: Answer) => number
  /** Where exactly these are listed; left out where each row has a list of its own. */
  all?: string
  empty: ReactNode
  /** Stands below the heading. */
  note?: ReactNode
  children: (answer: Answer) => ReactNode
}

/** One part of the day: how many, the first of them, and the way to all. */
export const HomeCard = <Answer,>({ title, answer, total, all, empty, note, children }: HomeCardProps<Answer>) => {
  const heading = useId()
  const refresh = useRefresh()
  const count = answer.ok ? total(answer.data) : null
  return (
    <section className="panel home-card stack gap-2 pad-wide" aria-labelledby={heading}>
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="large" id={heading}>
          {title} {count !== null && <span className="muted numeric">{count.toLocaleString('en')}</span>}
        </h2>
        {all && count !== null && count > 0 && (
          <Link to={all}>
            {count === 1 ? 'Open' : 'Open all'}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </header>
      {note && <p className="small muted">{note}</p>}
      {answer.ok ? (
        count === 0 ? (
          <p className="py-3 line-top muted">{empty}</p>
        ) : (
          <PanelBoundary>
            <Rows of={children} answer={answer.data} />
          </PanelBoundary>
        )
      ) : (
        <FailedState title="This could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
      )}
    </section>
  )
}

/** A component of its own, so that what breaks in it takes nothing else down. */
const Rows = <Answer,>({ of, answer }: { of: (answer: Answer) => ReactNode; answer: Answer }) => (
  <ul className="home-rows rows line-top">{of(answer)}</ul>
)

interface HomeRowProps {
  to: string
  name: string
  /** What stands below the name. */
  about: string
  end?: ReactNode
}

export const HomeRow = ({ to, name, about, end }: HomeRowProps) => (
  <li>
    <div>
      <Link to={to}>{name}</Link>
      <p className="small muted">{about}</p>
    </div>
    {end && <div className="flex-none text-right">{end}</div>}
  </li>
)
