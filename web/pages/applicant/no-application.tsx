import type { CallFailure } from '../../api/client.ts'
import { Notice } from '../../components/notice.tsx'
import { rich } from '../../words/rich.tsx'
import { useWords } from '../../words/words.ts'

/** A link that opens nothing, and what can be done about it. */
export const NoApplication = ({ failure: { status, error } }: { failure: CallFailure }) => {
  const words = useWords('noApplication')
  if (status === 410)
    return (
      <article className="applicant">
        <h1>{words.deleted}</h1>
        <Notice>
          <p>{error || words.deletedText}</p>
        </Notice>
        <p>{words.nothingLeft}</p>
        <p>
          <a href="/jobs">{words.seeOpen}</a>
        </p>
      </article>
    )
  if (status === 404)
    return (
      <article className="applicant">
        <h1>{words.unknown}</h1>
        <Notice tone="warning">
          <p>{words.wholeLink}</p>
        </Notice>
        <p>{rich(words.newLink, { a: (text) => <a href="/jobs">{text}</a> })}</p>
      </article>
    )
  return (
    <article className="applicant">
      <h1>{words.failed}</h1>
      <Notice tone="error">
        <p>{error || words.notReached}</p>
        <p>{words.notAffected}</p>
      </Notice>
    </article>
  )
}
