import { limits } from '#src/jobportal/constants.ts'

interface MailLinkFormProps {
  /** The call that mails the link. */
  action: string
  /** Sent along, hidden: its name and value. */
  about: [name: string, value: string]
  /** Of the field; one on a page. */
  id: string
  words: { what: string; email: string; send: string }
  /** Beside something more important. */
  isQuiet?: boolean
}

/** A plain form for whoever wants a link by mail: it works without scripts. */
export const MailLinkForm = ({ action, about: [name, value], id, words, isQuiet = false }: MailLinkFormProps) => (
  <form method="post" action={action} className="stack gap-3">
    <p>{words.what}</p>
    <input type="hidden" name={name} value={value} />
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.email}
      </label>
      <input className="input" id={id} name="email" type="email" autoComplete="email" maxLength={limits.email} required />
    </div>
    <div>
      <button type="submit" className={isQuiet ? 'job-button job-button-quiet' : 'job-button'}>
        {words.send}
      </button>
    </div>
  </form>
)
