import { MailLinkForm } from '../../components/mail-link-form.tsx'
import { useWords } from '../../words/words.ts'

/** For those who applied and no longer find the mail: a plain form, whose answer never tells who applied. */
export const LostLink = ({ jobId }: { jobId: string }) => {
  const words = useWords('lostLink')
  return (
    <details className="applicant-more">
      <summary>{words.ask}</summary>
      <MailLinkForm action="/public/application-link" about={['jobId', jobId]} id="lost-link-email" words={words} isQuiet />
    </details>
  )
}
