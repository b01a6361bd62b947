import { LinkField, mailIsTriedAgain } from '../link-field.tsx'
import type { Failed } from './sending.ts'

/** What went wrong, with the link if there is one all the same. */
export const SendingFailure = ({ failed: { error, testLink } }: { failed: Failed }) => (
  <>
    <strong>{error}</strong>
    {testLink && <p>{mailIsTriedAgain}</p>}
    {testLink && <LinkField link={testLink} />}
  </>
)
