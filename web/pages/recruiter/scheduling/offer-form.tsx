import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { lengths, maximumNote, maximumPlace } from '#src/scheduling/constants.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { fieldError } from '../../../api/hiring.ts'
import type { OffersAnswer, WantedOffer } from '../../../api/scheduling.ts'
import { SubmitActions } from '../../../components/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { Notice } from '../../../components/notice.tsx'
import { browserZone, ZoneField } from '../../../components/zone-field.tsx'
import { ChoiceList } from '../../connections/choice-list.tsx'
import { CalendarNotes } from './calendar-notes.tsx'
import { ChosenTimes } from './chosen-times.tsx'
import { useFreeTimes } from './use-free-times.ts'
import { addMinutes } from './wall-times.ts'
import { firstMonday, WeekGrid } from './week-grid.tsx'

interface OfferFormProps {
  known: OffersAnswer
  /** How many people get these times, where they are several. */
  many?: number
  /** Resolves to why it was refused, or to null. */
  onOffer: (wanted: WantedOffer) => Promise<CallFailure | null>
  onCancel: () => void
}

/** Three a day at most, that do not overlap, so that a candidate has a choice of days. */
function spread(free: string[], minutes: number): string[] {
  const chosen: string[] = []
  for (const wall of free) {
    const ofDay = chosen.filter((each) => each.slice(0, 10) === wall.slice(0, 10))
    if (ofDay.length < 3 && ofDay.every((each) => wall >= addMinutes(each, minutes))) chosen.push(wall)
  }
  return chosen.slice(0, 6)
}

/** Length, times, place and words of an offer. Times are those of a clock in the zone that stands beside them. */
export const OfferForm = ({ known, many, onOffer, onCancel }: OfferFormProps) => {
  const { people, me, email, offers } = known
  const [zone, setZone] = useState(browserZone)
  // What was said the last time is often said again.
  const last = offers[0]
  const [minutes, setMinutes] = useState(last?.minutes ?? 45)
  const [interviewer, setInterviewer] = useState(
    people.some(({ _id }) => _id === last?.interviewerId) ? last!.interviewerId! : me,
  )
  /** 'YYYY-MM-DDTHH:MM' by the clock of the zone. */
  const [times, setTimes] = useState<string[]>([])
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const [others, setOthers] = useState<string[]>(() => (last?.panel ?? []).filter((id) => people.some(({ _id }) => _id === id)))
  const panel = others.filter((id) => id !== interviewer)
  const [unchecked, setUnchecked] = useState(false)
  const [week, setWeek] = useState(() => firstMonday(browserZone()))
  const { answer: calendars, taken, free, again } = useFreeTimes([interviewer, ...panel], minutes, zone, week)
  const replaced = offers.some(({ state, interviewerId }) => state === 'open' && interviewerId === interviewer)
  const change = (next: string[]) => {
    setTimes([...new Set(next)].toSorted())
    setFailure(null)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { place, note, validOn } = formValues(event.currentTarget, 'place', 'note', 'validOn')
    setBusy(true)
    setFailure(null)
    const refused = await onOffer({
      zone,
      minutes,
      slots: times.map((wall) => ({ day: wall.slice(0, 10), time: wall.slice(11) })),
      place,
      note,
      validOn: validOn || null,
      interviewerId: interviewer,
      panel,
      unchecked,
    })
    setBusy(false)
    setFailure(refused)
  }
  const refusal =
    failure && !failure.details?.field && said(failure, 'The times could not be offered. Check your connection and try again.')
  const slotsError = fieldError(failure, 'slots')
  return (
    <form className="stack gap-4 offer-form" onSubmit={handleSubmit} noValidate>
      {replaced && <Notice tone="info">This candidate already has an open offer. This one replaces it.</Notice>}
      <div className="cards tile-12 gap-3">
        <SelectField label="Length" value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {length} minutes
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Interviewer"
          value={interviewer}
          onChange={(event) => setInterviewer(event.target.value)}
          error={fieldError(failure, 'interviewerId')}
        >
          {people.map(({ _id, fullName }) => (
            <option key={_id} value={_id}>
              {_id === me ? `${fullName} (you)` : fullName}
            </option>
          ))}
        </SelectField>
        <ZoneField label="Time zone of these times" zone={zone} onChange={setZone} error={fieldError(failure, 'zone')} />
      </div>
      {people.length > 1 && (
        <details className="offer-panel">
          <summary>Others who take part{panel.length > 0 && ` (${panel.length})`}</summary>
          <ChoiceList
            legend="Others who take part"
            choices={people
              .filter(({ _id }) => _id !== interviewer)
              .map(({ _id, fullName }) => ({ value: _id, text: _id === me ? `${fullName} (you)` : fullName }))}
            chosen={panel}
            error={fieldError(failure, 'panel')}
            onChange={setOthers}
          />
        </details>
      )}
      <WeekGrid times={times} minutes={minutes} zone={zone} busy={taken} free={free} onWeek={setWeek} onChange={change} />
      <CalendarNotes
        answer={calendars}
        me={me}
        unchecked={unchecked}
        error={fieldError(failure, 'unchecked')}
        onUnchecked={setUnchecked}
        onAgain={again}
      />
      {free.length > 0 && (
        <div>
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            onClick={() =>
              change([
                ...times,
                ...spread(
                  free.filter((wall) => !times.includes(wall)),
                  minutes,
                ),
              ])
            }
          >
            Suggest times when everyone is free
          </Button>
        </div>
      )}
      <ChosenTimes times={times} error={slotsError} onChange={change} />
      <TextField
        label="Place or meeting link"
        optional
        hint="A room, an address, a phone number, or a link. The candidate sees it once a time is chosen."
        name="place"
        defaultValue={last?.place}
        maxLength={maximumPlace}
        error={fieldError(failure, 'place')}
      />
      <TextAreaField
        label="A note to the candidate"
        optional
        name="note"
        defaultValue={last?.note}
        rows={3}
        maxLength={maximumNote}
        error={fieldError(failure, 'note')}
      />
      <TextField
        label="Can be chosen until the end of"
        optional
        hint="Without a day, until the last of the times begins."
        name="validOn"
        type="date"
        error={fieldError(failure, 'validOn')}
      />
      <p className="small muted">
        {many
          ? 'Each of them gets an email with a link of their own. A time that one has chosen is gone for the others.'
          : email
            ? `${email} gets an email with a link of their own.`
            : 'The resume has no email address: you get a link to hand on.'}
      </p>
      <SubmitActions doing="Sending" busy={busy} refusal={refusal} onCancel={onCancel}>
        {times.length > 1 ? `Offer ${times.length} times` : 'Offer this time'}
      </SubmitActions>
    </form>
  )
}
