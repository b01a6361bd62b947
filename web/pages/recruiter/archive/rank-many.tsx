import type { FormEvent } from 'react'
import { rankStored } from '../../../api/archive.ts'
import { ManyActions } from '../bulk/many-actions.tsx'
import { askedAgain, notDone, useOneByOne } from '../bulk/one-by-one.ts'
import type { ChosenPerson, ManyFormProps } from '../bulk/outcome.ts'
import { OutcomeDialog } from '../bulk/outcome-dialog.tsx'

interface RankManyProps {
  job: string
  /** Stored resumes, each with whose it is. */
  people: readonly ChosenPerson[]
  onRanked: (resumeId: string, candidateId: string) => void
  onClose: () => void
}

/** Makes candidates of a job of several stored resumes. Whoever is one already stays as they are. */
export const RankMany = ({ job, people, onRanked, onClose }: RankManyProps) => (
  <OutcomeDialog
    title={
      people.length === 1 ? `Rank ${people[0]!.name} for this job` : `Rank ${people.length.toLocaleString('en')} for this job`
    }
    onClose={onClose}
    onDone={onClose}
    onChanged={() => {}}
  >
    {(form) => <RankForm job={job} people={people} onRanked={onRanked} {...form} />}
  </OutcomeDialog>
)

const RankForm = ({
  job,
  people,
  onRanked,
  onDone,
  onBusy,
  onClose,
}: Pick<RankManyProps, 'job' | 'onRanked'> & ManyFormProps) => {
  const { run, ...state } = useOneByOne({ people, onBusy })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { lines, done } = await run(job, async ({ _id }) => {
      const answer = await askedAgain(() => rankStored(job, _id))
      if (!answer.ok) return notDone('was not ranked', answer.failure)
      onRanked(_id, answer.data._id)
      const percentage = answer.data.matchingResult[0]['Resume Data']['Matching Percentage']
      return { text: percentage === null ? 'is now ranked' : `is now ranked, ${percentage}% match`, isDone: true }
    })
    onDone({ title: done === 1 ? 'Ranked 1 resume' : `Ranked ${done.toLocaleString('en')} resumes`, lines, undo: null })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <p>
        Each becomes a candidate of this job, in its first stage, and can then be written to, moved and rejected like everybody
        else. Nobody is told.
      </p>
      <ManyActions doing="Ranking" onCancel={onClose} {...state}>
        Rank {people.length.toLocaleString('en')}
      </ManyActions>
    </form>
  )
}
