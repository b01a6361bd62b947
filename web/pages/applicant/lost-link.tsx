import { limits } from '#src/jobportal/constants.ts'

/** For those who applied and no longer find the mail: a plain form, whose answer never tells who applied. */
export const LostLink = ({ jobId }: { jobId: string }) => (
  <details className="applicant-more">
    <summary>Applied already? Get a new link to your application</summary>
    <form method="post" action="/public/application-link" className="stack gap-3">
      <p>With it you see how your application stands, and can correct, withdraw or delete it.</p>
      <input type="hidden" name="jobId" value={jobId} />
      <div className="field">
        <label className="field-label" htmlFor="lost-link-email">
          The e-mail address that you applied with
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
          Send me a new link
        </button>
      </div>
    </form>
  </details>
)
