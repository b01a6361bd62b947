import { limits } from '#src/jobportal/constants.ts'
import { useWords } from '../../words/words.ts'

/** For those who applied and no longer find the mail: a plain form, whose answer never tells who applied. */
export const LostLink = ({ jobId }: { jobId: string }) => {
  const words = useWords('lostLink')
  return (
    <details className="applicant-more">
      <summary>{words.ask}</summary>
      <form method="post" action="/public/application-link" className="stack gap-3">
        <p>{words.what}</p>
        <input type="hidden" name="jobId" value={jobId} />
        <div className="field">
          <label className="field-label" htmlFor="lost-link-email">
            {words.email}
          </label>
          <input
            className="input"
            id="lost-link-email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={limits.email}
            required
          />
        </div>
        <div>
          <button type="submit" className="job-button job-button-quiet">
            {words.send}
          </button>
        </div>
      </form>
    </details>
  )
}
