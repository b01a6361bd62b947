import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import {
  type DecisionsAnswer,
  type DuplicatesAnswer,
  decisionsPerPage,
  duplicatesAddress,
  pairsPerPage,
} from '../../../api/people.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { DecisionList } from './decision-list.tsx'
import { PageLinks } from './page-links.tsx'
import { PairList } from './pair-list.tsx'

export type DuplicatesData =
  | { of: 'open'; page: number; person: string | null; answer: CallResult<DuplicatesAnswer> }
  | { of: 'decided'; page: number; answer: CallResult<DecisionsAnswer> }

/** People who may be one, and what was decided about such. */
export const DuplicatesPage: Page<DuplicatesData> = () => {
  const data = usePageData(DuplicatesPage)
  return (
    <>
      <PageHeading title="Possible duplicates">
        People who may be one person. Their names, contact data, work and texts are compared; whether they are merged is up to
        you, and every merge can be taken back.
      </PageHeading>
      <nav className="toggle mb-5" aria-label="Which pairs">
        <Link to={duplicatesAddress()} aria-current={data.of === 'open' ? 'page' : undefined}>
          To decide
        </Link>
        <Link to={duplicatesAddress({ decided: true })} aria-current={data.of === 'decided' ? 'page' : undefined}>
          Decided
        </Link>
      </nav>
      {data.of === 'open' ? <Open key={`${data.page} ${data.person}`} {...data} /> : <Decided {...data} />}
    </>
  )
}

const Open = ({ page, person, answer }: Extract<DuplicatesData, { of: 'open' }>) => {
  const refresh = useRefresh()
  if (!answer.ok)
    return (
      <FailedState title="The possible duplicates could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
    )
  return (
    <>
      {person && (
        <p className="mb-4">
          Only pairs with one person are shown. <Link to={duplicatesAddress()}>Show all</Link>
        </p>
      )}
      <PairList page={page} answer={answer.data} />
      <PageLinks
        page={page}
        total={answer.data.total}
        size={pairsPerPage}
        address={(next) => duplicatesAddress({ page: next, person })}
      />
    </>
  )
}

const Decided = ({ page, answer }: { page: number; answer: CallResult<DecisionsAnswer> }) => {
  const refresh = useRefresh()
  if (!answer.ok)
    return <FailedState title="The decisions could not be loaded" failure={answer.failure} onRetry={() => void refresh()} />
  if (answer.data.total === 0)
    return (
      <EmptyState picture="people" title="Nothing decided yet">
        Merges, and people who are not the same, are kept here, where they can be taken back.
      </EmptyState>
    )
  return (
    <>
      <DecisionList answer={answer.data} />
      <PageLinks
        page={page}
        total={answer.data.total}
        size={decisionsPerPage}
        address={(next) => duplicatesAddress({ page: next, decided: true })}
      />
    </>
  )
}
