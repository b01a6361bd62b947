import { Button } from '@radix-ui/themes'
import { Link, useParams } from 'react-router'
import { assessmentsAddress } from '../../../api/assessments.ts'
import type { CallResult } from '../../../api/client.ts'
import type { ResultRecord } from '../../../api/results.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PanelBoundary, Panels } from '../../../components/panel-boundary.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange } from '../../../state/user.ts'
import { AnswersSection } from './answers-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { LateNotice } from './late-notice.tsx'
import { LaterNotes } from './later-notes.tsx'
import { RecordingsSection } from './recordings-section.tsx'
import { ResultHeading } from './result-heading.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SectionLinks } from './section-links.tsx'
import { StateNotice } from './state-notice.tsx'
import { type PartProps, useResult } from './use-result.ts'

export const ResultPage: Page<CallResult<ResultRecord>> = () => {
  const initial = usePageData(ResultPage)
  const { id = '' } = useParams()
  return <OneResult key={id} id={id} initial={initial} />
}

const OneResult = ({ id, initial }: { id: string; initial: CallResult<ResultRecord> }) => {
  const { answer, reload, renewLink } = useResult(id, initial)
  const mayChange = useMayChange()
  if (!answer.ok && answer.failure.status === 404)
    return (
      <EmptyState
        picture="test"
        title="This assessment is not here"
        action={
          <Button asChild>
            <Link to={assessmentsAddress()}>Show all assessments</Link>
          </Button>
        }
      >
        It may have been deleted with its candidate, or belongs to another workspace.
      </EmptyState>
    )
  if (!answer.ok)
    return (
      <>
        <PageHeading title="Result" />
        <FailedState title="The result could not be loaded" failure={answer.failure} onRetry={() => void reload()} />
      </>
    )
  return <Result result={answer.data} mayChange={mayChange} reload={reload} renewLink={renewLink} />
}

const Result = (part: PartProps) => {
  const { result } = part
  return (
    <div className="result">
      <ResultHeading result={result} mayChange={part.mayChange} />
      <div className="stack gap-5">
        <Panels>
          <StateNotice result={result} />
          <LateNotice {...part} />
        </Panels>
        <div className="split gap-4">
          <Panels>
            <ScorePanel result={result} />
            <FactsPanel result={result} />
          </Panels>
        </div>
        {result.startedAt !== null && (
          <Panels>
            <SectionLinks result={result} />
            {result.questions.length > 0 && <ChoicesSection result={result} />}
            {result.voiceQuestions.length > 0 && <AnswersSection {...part} />}
            <RecordingsSection {...part} />
          </Panels>
        )}
        <PanelBoundary>
          <LaterNotes candidateId={result.candidateId} />
        </PanelBoundary>
      </div>
    </div>
  )
}
