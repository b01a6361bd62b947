import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { kitAddress, packetAddress, type ScorecardsAnswer } from '../../../api/scorecards.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { SampleBadge } from '../../../components/sample-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useRefresh } from '../../../state/user.ts'
import { ScorecardForm } from './scorecard-form.tsx'
import { Agreement, SubmittedScorecard, Waiting } from './submitted.tsx'

/** The own scorecard of one candidate, and those of others as soon as they may be seen. */
export const ScorecardPage: Page<CallResult<ScorecardsAnswer>> = () => {
  const loaded = usePageData(ScorecardPage)
  const refresh = useRefresh()
  if (!loaded.ok)
    return (
      <>
        <PageHeading title="Scorecard" />
        <FailedState title="The scorecard could not be loaded" failure={loaded.failure} onRetry={() => void refresh()} />
      </>
    )
  return <Scorecards key={loaded.data.candidate._id} loaded={loaded.data} />
}

const Scorecards = ({ loaded }: { loaded: ScorecardsAnswer }) => {
  const [answer, setAnswer] = useState(loaded)
  const { candidate, kit, mine, others, waiting, agreement, canWrite, canChangeKit } = answer
  const name = candidate.name ?? candidate.filename
  return (
    <>
      <Link to={activityAddress(candidate._id)} className="back-link">
        ← {name}
      </Link>
      <PageHeading
        title={`Scorecard: ${name}`}
        actions={
          <>
            <Button asChild variant="soft" color="gray">
              <Link to={candidateAddress(candidate._id)}>Evidence and resume</Link>
            </Button>
            {canChangeKit && (
              <Button asChild variant="soft" color="gray">
                <Link to={kitAddress(candidate.jobDescriptionId._id)}>Interview kit</Link>
              </Button>
            )}
            <Button asChild variant="soft" color="gray">
              <Link to={packetAddress(candidate._id)}>Hiring packet</Link>
            </Button>
          </>
        }
      >
        <SampleBadge id={candidate._id} /> {candidate.jobDescriptionId.title}
      </PageHeading>
      <div className="scorecards">
        {canWrite && (
          <section className="stack" aria-labelledby="own-scorecard">
            <h2 id="own-scorecard">Your scorecard</h2>
            {mine && !mine.submittedAt && <Notice tone="info">This is a draft. Nobody but you sees it.</Notice>}
            <ScorecardForm key={`${mine?.version ?? 0} ${kit.version}`} answer={answer} onSaved={setAnswer} />
          </section>
        )}
        <section className="stack" aria-labelledby="other-scorecards">
          <h2 id="other-scorecards">{canWrite ? 'Scorecards of others' : 'Scorecards'}</h2>
          <Waiting count={waiting} />
          <Agreement lines={agreement} />
          {others.length === 0 && waiting === 0 && (
            <p className="muted">Nobody {canWrite ? 'else ' : ''}has submitted one yet.</p>
          )}
          {others.map((card) => (
            <SubmittedScorecard key={card._id} card={card} />
          ))}
        </section>
      </div>
    </>
  )
}
