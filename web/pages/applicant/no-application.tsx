import type { CallFailure } from '../../api/client.ts'
import { Notice } from '../../components/notice.tsx'

/** A link that opens nothing, and what can be done about it. */
export const NoApplication = ({ failure: { status, error } }: { failure: CallFailure }) => {
  if (status === 410)
    return (
      <article className="applicant">
        <h1>This application was deleted</h1>
        <Notice>
          <p>{error || 'It was deleted, with everything that belonged to it.'}</p>
        </Notice>
        <p>There is nothing left to see here. You can apply again at any time.</p>
        <p>
          <a href="/jobs">See open jobs</a>
        </p>
      </article>
    )
  if (status === 404)
    return (
      <article className="applicant">
        <h1>This link leads to no application</h1>
        <Notice tone="warning">
          <p>Check that you have opened the whole link from your e-mail: it is long, and some programs break it in two.</p>
        </Notice>
        <p>
          On the page of the job you can ask for a new link. It is sent to the e-mail address that you applied with.{' '}
          <a href="/jobs">See open jobs</a>
        </p>
      </article>
    )
  return (
    <article className="applicant">
      <h1>This did not work</h1>
      <Notice tone="error">
        <p>{error || 'The server could not be reached.'}</p>
        <p>Your application is not affected. Please load this page again in a moment.</p>
      </Notice>
    </article>
  )
}
