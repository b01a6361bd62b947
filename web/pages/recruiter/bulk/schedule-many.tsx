import { offerTimes, type WantedOffer } from '../../../api/scheduling.ts'
import { OfferForm } from '../scheduling/offer-form.tsx'
import { PreparedOffer } from '../scheduling/prepared-offer.tsx'
import { askedAgain, notDone, useOneByOne } from './one-by-one.ts'
import type { ManyFormProps } from './outcome.ts'

/** The same times for each of them; whoever chooses first has a time, and the others see what is left. */
export const ScheduleMany = ({ people, onDone, onBusy, onClose }: ManyFormProps) => {
  const { run, progress } = useOneByOne({ people, onBusy, left: 'was not asked' })
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
  return (
    <PreparedOffer candidateId={people[0]!._id} onClose={onClose}>
      {(known) => (
        <>
          <p role="status">{progress && `Offering ${progress}...`}</p>
          <OfferForm known={{ ...known, offers: [] }} many={people.length} onOffer={handleOffer} onCancel={onClose} />
        </>
      )}
    </PreparedOffer>
  )
}
