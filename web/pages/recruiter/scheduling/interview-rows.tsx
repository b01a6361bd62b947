import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { isLink } from '#src/scheduling/time-views.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { type InterviewsAnswer, interviewFile, type ListedOfferRecord } from '../../../api/scheduling.ts'
import { CancelOfferDialog } from './cancel-offer-dialog.tsx'
import { OfferSlotsDialog } from './offer-slots-dialog.tsx'
import { OfferState, offerInWords } from './offer-state.tsx'

interface InterviewRowsProps {
  answer: InterviewsAnswer
  label: string
  onChanged: () => Promise<void>
}

type Doing = { what: 'cancel' | 'offer'; row: ListedOfferRecord } | null

const calledName = ({ candidateName, filename }: ListedOfferRecord) => candidateName ?? filename

export const InterviewRows = ({ answer, label, onChanged }: InterviewRowsProps) => {
  const [doing, setDoing] = useState<Doing>(null)
  const finish = () => {
    setDoing(null)
    void onChanged()
  }
  return (
    <>
      <ul className="interview-rows" aria-label={label}>
        {answer.interviews.map((row) => (
          <Row key={row._id} row={row} answer={answer} onDo={(what) => setDoing({ what, row })} />
        ))}
      </ul>
      {doing?.what === 'cancel' && <CancelOfferDialog offer={doing.row} onClose={() => setDoing(null)} onDone={finish} />}
      {doing?.what === 'offer' && (
        <OfferSlotsDialog
          candidateId={doing.row.candidateId}
          candidateName={calledName(doing.row)}
          jobTitle={doing.row.jobDescriptionId.title}
          open
          onClose={finish}
        />
      )}
    </>
  )
}

interface RowProps {
  row: ListedOfferRecord
  answer: InterviewsAnswer
  onDo: (what: 'cancel' | 'offer') => void
}

const Row = ({ row, answer: { people, me, canChange }, onDo }: RowProps) => {
  const { state, interview, interviewerId, minutes, place, ended, jobDescriptionId } = row
  const interviewer =
    interviewerId === me ? 'you' : (people.find(({ _id }) => _id === interviewerId)?.fullName ?? 'a former colleague')
  const name = calledName(row)
  return (
    <li className="interview-row" data-state={state}>
      <div className="interview-when">
        <p>
          <strong>{offerInWords(row)}</strong>
        </p>
        <OfferState offer={row} />
      </div>
      <div className="interview-who">
        <p>
          <Link to={activityAddress(row.candidateId)}>{name}</Link>
        </p>
        <p className="small muted">
          {[jobDescriptionId.title, `${minutes} minutes with ${interviewer}`].filter(Boolean).join(' · ')}
        </p>
        {place && (
          <p className="small">
            {isLink(place) ? (
              <a href={place} target="_blank" rel="noopener noreferrer">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
        )}
        {ended?.words && <p className="small">“{ended.words}”</p>}
      </div>
      <div className="interview-acts">
        {interview && state === 'booked' && (
          <Button asChild size="1" variant="soft" color="gray">
            <a href={interviewFile(row._id)} download>
              Calendar file<span className="visually-hidden"> for {name}</span>
            </a>
          </Button>
        )}
        {canChange && (state === 'open' || state === 'booked') && (
          <Button size="1" variant="soft" color="gray" onClick={() => onDo('cancel')}>
            {state === 'booked' ? 'Cancel' : 'Take back'}
            <span className="visually-hidden">
              {' '}
              the {state === 'booked' ? 'interview with' : 'offer to'} {name}
            </span>
          </Button>
        )}
        {canChange && state !== 'booked' && (
          <Button size="1" variant="soft" onClick={() => onDo('offer')}>
            Offer other times<span className="visually-hidden"> to {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
