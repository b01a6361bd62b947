import type { SystemRecord } from '#src/admin/views.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { momentOf } from '../amounts.ts'

/** What arrives through the forms that anybody may send, and whether browsers have to work for them. */
export const FormsCard = ({ publicForms }: Pick<SystemRecord, 'publicForms'>) => {
  const { isDemanded, forms, refused, solved } = publicForms
  return (
    <section className="panel stack" aria-labelledby="public-forms">
      <div className="row row-between">
        <h2 id="public-forms">Public forms</h2>
        <StatusBadge tone={isDemanded ? 'warning' : 'success'}>{isDemanded ? 'Proof of work asked for' : 'Open'}</StatusBadge>
      </div>
      <p>{wordsOf(publicForms)}</p>
      <p className="small muted">
        In the last minute: {forms} sent, {refused} refused because one network sent too many
        {isDemanded && `, ${solved} with a proof of work`}.
      </p>
    </section>
  )
}

function wordsOf({ mode, isDemanded, since }: SystemRecord['publicForms']): string {
  if (mode === 'on')
    return 'The forms for applying, signing up and forgotten passwords always ask the browser for a short calculation, because PROOF_OF_WORK says so.'
  if (mode === 'off') return 'No form asks for a proof of work, however many submissions arrive, because PROOF_OF_WORK says so.'
  if (isDemanded && since)
    return `Unusually many submissions have arrived since ${momentOf(since)} UTC, so browsers do a short calculation before each one is sent. This ends after ten quiet minutes.`
  return 'The forms for applying, signing up and forgotten passwords ask for nothing extra. If unusually many submissions arrive, browsers first have to do a short calculation.'
}
