import type { CorrectionSubject } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'
import { CorrectionForm } from './correction-form.tsx'
import { Disclosure } from './disclosure.tsx'
import { GivenCorrections } from './given-corrections.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { ReadValues } from './read-values.tsx'
import type { OwnApplicationState } from './use-application.ts'
import { useSending } from './use-sending.ts'

interface ReadRowProps {
  token: string
  about: CorrectionSubject
  label: string
  values: string[]
  /** What stands there when nothing was read. */
  nothing?: string
  /** What opens the form. */
  invitation?: string
  application: OwnApplicationState
}

/** One kind of thing that was read, what the applicant says about it, and a way to say more. */
export const ReadRow = ({ token, about, label, values, nothing, invitation, application }: ReadRowProps) => {
  const words = useWords('applicant')
  const { view, run } = application
  const sending = useSending()
  const given = view.corrections.filter((correction) => correction.about === about)
  return (
    <div className="applicant-row">
      <dt className="medium text-strong">{label}</dt>
      <dd className="flex flex-col gap-2">
        <ReadValues about={about} values={values} nothing={nothing} />
        <GivenCorrections token={token} corrections={given} run={run} />
        {sending.outcome?.tone === 'success' && <OutcomeNote outcome={sending.outcome} />}
        {view.correctable.includes(about) && (
          <Disclosure text={invitation ?? words.correctThis} about={label}>
            {(close) => (
              <CorrectionForm
                token={token}
                about={about}
                values={values}
                corrections={view.corrections}
                run={run}
                sending={sending}
                onDone={close}
              />
            )}
          </Disclosure>
        )}
      </dd>
    </div>
  )
}
