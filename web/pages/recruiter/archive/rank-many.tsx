import { Button } from '@radix-ui/themes'
import type { FormEvent } from 'react'
import { rankStored } from '../../../api/archive.ts'
import { said } from '../../../api/client.ts'
import { DialogActions } from '../../../components/dialog.tsx'
import { askedAgain, useOneByOne } from '../bulk/one-by-one.ts'
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
  const { run, busy, progress } = useOneByOne({ people, onBusy })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = await run(job, async ({ _id }) => {
      const answer = await askedAgain(() => rankStored(job, _id))
      if (!answer.ok) return { text: `was not ranked: ${said(answer.failure, 'the server could not be reached')}`, isDone: false }
      onRanked(_id, answer.data._id)
      const percentage = answer.data.matchingResult[0]['Resume Data']['Matching Percentage']
      return { text: percentage === null ? 'is now ranked' : `is now ranked, ${percentage}% match`, isDone: true }
    })
    const done = lines.filter(({ isDone }) => isDone).length
    onDone({ title: done === 1 ? 'Ranked 1 resume' : `Ranked ${done.toLocaleString('en')} resumes`, lines, undo: null })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <p>
        Each becomes a candidate of this job, in its first stage, and can then be written to, moved and rejected like everybody
        else. Nobody is told.
      </p>
      <p role="status">{progress && `Ranking ${progress}...`}</p>
      <DialogActions>
        <Button type="button" variant="soft" color="gray" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? 'Ranking...' : `Rank ${people.length.toLocaleString('en')}`}
        </Button>
      </DialogActions>
    </form>
  )
}
