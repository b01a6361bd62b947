import { useEffect, useState } from 'react'
import { savedJobDescriptions } from '../../../api/matching.ts'

interface JobChoiceProps {
  /** Ids of job descriptions. */
  chosen: readonly string[]
  onChoose: (jobs: string[]) => void
}

type Answer = Awaited<ReturnType<typeof savedJobDescriptions>>

/** The jobs that somebody is named on as soon as they join. */
export const JobChoice = ({ chosen, onChoose }: JobChoiceProps) => {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isLeft = false
    savedJobDescriptions().then((found) => !isLeft && setAnswer(found))
    return () => {
      isLeft = true
    }
  }, [])
  const jobs = answer?.ok ? answer.data : []
  return (
    <fieldset className="stack gap-2 choices">
      <legend className="strong">Jobs they are named on</legend>
      <p className="small muted">
        {answer?.ok && jobs.length === 0
          ? 'There is no job description yet. Name them on the page of a job later.'
          : answer && !answer.ok
            ? 'The jobs could not be loaded. Name them on the page of a job later.'
            : 'You can change this on the page of each job at any time.'}
      </p>
      {jobs.map(({ _id, title, filename }) => (
        <label key={_id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(_id)}
            onChange={() => onChoose(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
          />
          <span>{title || filename}</span>
        </label>
      ))}
    </fieldset>
  )
}
