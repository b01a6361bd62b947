import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { type CallResult, said } from '../../../api/client.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { kitAddress, packetAddress, readScorecardsFirst, type ScorecardsAnswer } from '../../../api/scorecards.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
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
  const { candidate, kit, mine, others, waiting, agreement, canReadFirst, canWrite, canChangeKit } = answer
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
      <div className="split">
        {canWrite && (
          <section className="stack" aria-labelledby="own-scorecard">
            <h2 id="own-scorecard">Your scorecard</h2>
            {mine && mine.version > 0 && !mine.submittedAt && (
              <Notice tone="info">This is a draft. Nobody but you sees it.</Notice>
            )}
            <ScorecardForm key={`${mine?.version ?? 0} ${kit.version}`} answer={answer} onSaved={setAnswer} />
          </section>
        )}
        <section className="stack" aria-labelledby="other-scorecards">
          <h2 id="other-scorecards">{canWrite ? 'Scorecards of others' : 'Scorecards'}</h2>
          <Waiting count={waiting} />
          {waiting > 0 && canReadFirst && <ReadFirst candidateId={candidate._id} onRead={setAnswer} />}
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

/** For who runs the hiring and does not judge: the others without an own one, on the record. */
const ReadFirst = ({ candidateId, onRead }: { candidateId: string; onRead: (answer: ScorecardsAnswer) => void }) => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = async () => {
    setRefusal(null)
    const answer = await readScorecardsFirst(candidateId)
    if (!answer.ok) return setRefusal(said(answer.failure, 'The server could not be reached. Try again.'))
    onRead(answer.data)
  }
  return (
    <div className="stack gap-2">
      <p className="small muted">
        You do not interview this candidate? You can read them now. If you submit one later, it says so.
      </p>
      <FormFooter refusal={refusal}>
        <Button variant="soft" color="gray" onClick={() => void read()}>
          Read without submitting mine
        </Button>
      </FormFooter>
    </div>
  )
}
