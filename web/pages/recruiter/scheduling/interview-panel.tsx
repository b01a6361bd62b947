import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import type { WorkflowAnswer } from '../../../api/hiring.ts'
import { candidateOffers, interviewFile, type OfferRecord, type OffersAnswer } from '../../../api/scheduling.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { CancelOfferDialog } from './cancel-offer-dialog.tsx'
import { OfferState, offerInWords } from './offer-state.tsx'

interface InterviewPanelProps {
  id: string
  workflow: WorkflowAnswer
  reload: () => Promise<void>
}

/** The offers to one candidate and what they chose, on the candidate's page. */
export const InterviewPanel = ({ id, workflow, reload }: InterviewPanelProps) => {
  const { candidate, canDecide, canWrite, timeline } = workflow
  const isInterviewer = canWrite && !canDecide
  const [answer, setAnswer] = useState<CallResult<OffersAnswer> | null>(null)
  const [offering, setOffering] = useState(false)
  const [cancelling, setCancelling] = useState<OfferRecord | null>(null)
  const slots = useLazyComponent(async () => (await import('./offer-slots-dialog.tsx')).OfferSlotsDialog)
  const handleOffer = async () => {
    if (await slots.load()) setOffering(true)
  }
  const load = useCallback(async () => {
    const next = await candidateOffers(id)
    setAnswer((before) => (next.ok || before?.ok !== true ? next : before))
  }, [id])
  // Whatever happens to an offer stands on the timeline: when that grows, this is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void load(), [load, timeline.total])
  const refresh = async () => {
    await Promise.all([load(), reload()])
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="interview-heading">
      <h2 id="interview-heading">Interview</h2>
      {answer === null && <Skeleton lines={2} />}
      {answer && !answer.ok && (
        <FailedState title="The interviews could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && (
        <>
          {answer.data.offers.length === 0 && (
            <p className="muted">{isInterviewer ? 'You hold no interview here' : 'No times offered yet'}</p>
          )}
          <ul className="stack">
            {answer.data.offers.map((offer) => (
              <Offer key={offer._id} offer={offer} known={answer.data} onCancel={() => setCancelling(offer)} />
            ))}
          </ul>
          {answer.data.canChange && (
            <div>
              <Button variant="soft" color="gray" onClick={() => void handleOffer()}>
                {offerButton(answer.data.offers)}
              </Button>
            </div>
          )}
        </>
      )}
      {slots.part && (
        <slots.part
          candidateId={id}
          candidateName={candidate.name ?? candidate.filename}
          jobTitle={candidate.jobDescriptionId.title}
          open={offering}
          onClose={() => {
            setOffering(false)
            void refresh()
          }}
        />
      )}
      {cancelling && (
        <CancelOfferDialog
          offer={cancelling}
          onClose={() => setCancelling(null)}
          onDone={() => {
            setCancelling(null)
            void refresh()
          }}
        />
      )}
    </section>
  )
}

/** Somebody who has an interview ahead gets another one; whoever waits or has cancelled gets other times. */
const offerButton = (offers: OfferRecord[]): string => {
  if (offers.length === 0) return 'Offer times'
  return ['booked', 'past'].includes(offers[0]!.state) ? 'Offer another interview' : 'Offer other times'
}

const Offer = ({ offer, known, onCancel }: { offer: OfferRecord; known: OffersAnswer; onCancel: () => void }) => {
  const { state, interviewerId, panel, minutes, place, ended } = offer
  const interviewer = known.people.find(({ _id }) => _id === interviewerId)?.fullName ?? 'a former colleague'
  return (
    <li
      className={`stack items-flex-start gap-1 break-anywhere ${['cancelled', 'expired'].includes(state) ? 'muted' : ''}`}
      data-state={state}
    >
      <OfferState offer={offer} />
      <p>{offerInWords(offer)}</p>
      <p className="small muted">
        {minutes} minutes with {interviewerId === known.me ? 'you' : interviewer}
        {panel.flatMap((id) => known.people.find(({ _id }) => _id === id)?.fullName ?? []).map((name) => `, ${name}`)}
        {place && state === 'booked' ? `, ${place}` : ''}
      </p>
      {ended?.words && <p className="small">“{ended.words}”</p>}
      <p className="row gap-3">
        {offer.interview && state === 'booked' && (
          <a className="link-button" href={interviewFile(offer._id)} download>
            Calendar file
          </a>
        )}
        {known.canChange && (state === 'open' || state === 'booked') && (
          <button type="button" className="link-button" onClick={onCancel}>
            {state === 'booked' ? 'Cancel the interview' : 'Withdraw the offer'}
          </button>
        )}
      </p>
    </li>
  )
}
