import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { candidateOffers, type OffersAnswer, offerTimes, type WantedOffer } from '../../../api/scheduling.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { OfferForm } from '../scheduling/offer-form.tsx'
import { askedAgain, notDone, useOneByOne } from './one-by-one.ts'
import type { ManyFormProps } from './outcome.ts'

/** The same times for each of them; whoever chooses first has a time, and the others see what is left. */
export const ScheduleMany = ({ people, onDone, onBusy, onClose }: ManyFormProps) => {
  const first = people[0]!._id
  const { run, progress } = useOneByOne({ people, onBusy, left: 'was not asked' })
  const [known, setKnown] = useState<CallResult<OffersAnswer> | null>(null)
  const load = useCallback(async () => {
    setKnown(null)
    setKnown(await candidateOffers(first))
  }, [first])
  useEffect(() => void load(), [load])
  const handleOffer = async (wanted: WantedOffer) => {
    const { lines, done, wrong } = await run(wanted, async ({ _id }, key) => {
      const answer = await askedAgain(() => offerTimes(_id, wanted, key))
      if (!answer.ok) return notDone('got none', answer.failure)
      const { to, link } = answer.data
      return to
        ? { text: `can choose a time, by email to ${to}`, isDone: true }
        : { text: `has no email address: hand on this link, ${link}`, isDone: true }
    })
    if (wrong) return wrong
    onDone({ title: done === 1 ? 'Offered times to 1 candidate' : `Offered times to ${done} candidates`, lines, undo: null })
    return null
  }
  if (known === null) return <Skeleton lines={6} />
  if (!known.ok)
    return (
      <div className="stack">
        <FailedState title="The offer could not be prepared" failure={known.failure} onRetry={() => void load()} />
        <DialogActions>
          <Button variant="soft" color="gray" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </div>
    )
  return (
    <>
      <p role="status">{progress && `Offering ${progress}...`}</p>
      <OfferForm known={{ ...known.data, offers: [] }} many={people.length} onOffer={handleOffer} onCancel={onClose} />
    </>
  )
}
