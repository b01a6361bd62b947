import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { isLink } from '#src/scheduling/time-views.ts'
import { activityAddress } from '../../../api/hiring.ts'
import { type InterviewsAnswer, interviewFile, type ListedOfferRecord } from '../../../api/scheduling.ts'
import { scorecardAddress } from '../../../api/scorecards.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'
import { CancelOfferDialog } from './cancel-offer-dialog.tsx'
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
  const slots = useLazyComponent(async () => (await import('./offer-slots-dialog.tsx')).OfferSlotsDialog)
  const handleAct: Act = async (what, row) => {
    if (what === 'cancel' || (await slots.load())) setDoing({ what, row })
  }
  const finish = () => {
    setDoing(null)
    void onChanged()
  }
  return (
    <>
      <DataTable
        caption={label}
        columns={columnsOf(answer, handleAct)}
        rows={answer.interviews}
        rowKey={({ _id }) => _id}
        rowLook={({ state }) => ({ className: 'interview-row', 'data-state': state })}
        empty=""
      />
      {doing?.what === 'cancel' && <CancelOfferDialog offer={doing.row} onClose={() => setDoing(null)} onDone={finish} />}
      {doing?.what === 'offer' && slots.part && (
        <slots.part
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

type Act = (what: 'cancel' | 'offer', row: ListedOfferRecord) => Promise<void>

const columnsOf = ({ people, me, canChange }: InterviewsAnswer, onDo: Act): Column<ListedOfferRecord>[] => [
  {
    key: 'candidate',
    header: 'Candidate',
    namesRow: true,
    cell: (row) => <Link to={activityAddress(row.candidateId)}>{calledName(row)}</Link>,
  },
  {
    key: 'when',
    header: 'When',
    cell: (row) => (
      <div className="interview-when stack items-flex-start gap-1 min-w-0">
        <strong>{offerInWords(row)}</strong>
        <OfferState offer={row} />
      </div>
    ),
  },
  {
    key: 'about',
    header: 'Interview',
    cell: ({ interviewerId, panel, jobDescriptionId, minutes, place, ended }) => {
      const interviewer =
        interviewerId === me ? 'you' : (people.find(({ _id }) => _id === interviewerId)?.fullName ?? 'a former colleague')
      return (
        <>
          <p>
            {[
              jobDescriptionId.title,
              `${minutes} minutes with ${[interviewer, ...panel.flatMap((id) => people.find(({ _id }) => _id === id)?.fullName ?? [])].join(', ')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
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
        </>
      )
    },
  },
  { key: 'acts', header: 'Actions', align: 'end', cell: (row) => <Acts row={row} canChange={canChange} onDo={onDo} /> },
]

const Acts = ({ row, canChange, onDo }: { row: ListedOfferRecord; canChange: boolean; onDo: Act }) => {
  const { state, interview } = row
  const name = calledName(row)
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {interview && (state === 'booked' || state === 'past') && (
        <Button asChild size="1" variant="soft" color="gray">
          <Link to={scorecardAddress(row.candidateId)}>
            Scorecard<span className="visually-hidden"> for {name}</span>
          </Link>
        </Button>
      )}
      {interview && state === 'booked' && (
        <Button asChild size="1" variant="soft" color="gray">
          <a href={interviewFile(row._id)} download>
            Calendar file<span className="visually-hidden"> for {name}</span>
          </a>
        </Button>
      )}
      {canChange && (state === 'open' || state === 'booked') && (
        <Button size="1" variant="soft" color="gray" onClick={() => onDo('cancel', row)}>
          {state === 'booked' ? 'Cancel' : 'Take back'}
          <span className="visually-hidden">
            {' '}
            the {state === 'booked' ? 'interview with' : 'offer to'} {name}
          </span>
        </Button>
      )}
      {canChange && state !== 'booked' && (
        <Button size="1" variant="soft" color="gray" onClick={() => onDo('offer', row)}>
          Offer other times<span className="visually-hidden"> to {name}</span>
        </Button>
      )}
    </div>
  )
}
