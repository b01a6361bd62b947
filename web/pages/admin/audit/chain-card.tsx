import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import type { AuditPageRecord, VerificationRecord } from '#src/admin/views.ts'
import { type CallFailure, said } from '../../../api/client.ts'
import { verifyAudit } from '../../../api/instance.ts'
import { TextField } from '../../../components/field.tsx'
import { formValues } from '../../../components/form-values.ts'
import { Notice } from '../../../components/notice.tsx'
import { Moment } from '../../../words/moment.tsx'

/** The newest hash, and the button that computes all of them anew. */
export const ChainCard = ({ head }: { head: AuditPageRecord['head'] }) => {
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<VerificationRecord | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  const handleVerify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { noted } = formValues(event.currentTarget, 'noted')
    setBusy(true)
    const answer = await verifyAudit(noted)
    setBusy(false)
    setVerdict(answer.ok ? answer.data : null)
    setFailure(answer.ok ? null : answer.failure)
  }

  return (
    <section className="panel stack" aria-labelledby="chain">
      <h2 id="chain">Has the log been changed?</h2>
      <p className="muted">
        Each entry carries a hash of itself and of the entry before it, so any change breaks the chain. Note the newest hash
        somewhere else from time to time: with it you can also tell whether the end was cut off. The number of an entry leads to a
        proof of it, which an applicant or auditor can check without seeing the rest of the log.
      </p>
      {head ? (
        <dl className="facts stack gap-3">
          <div>
            <dt>Newest entry</dt>
            <dd className="numeric">{head.number}</dd>
          </div>
          <div>
            <dt>Its hash</dt>
            <dd>
              <code className="hash break-anywhere">{head.hash}</code>
            </dd>
          </div>
        </dl>
      ) : (
        <p>The log is empty.</p>
      )}
      <form className="row growing-fields items-end" onSubmit={handleVerify}>
        <TextField label="A hash you noted earlier" name="noted" maxLength={100} optional autoComplete="off" spellCheck={false} />
        <Button type="submit" size="3" variant="soft" color="gray" disabled={busy}>
          {busy ? 'Verifying...' : 'Verify'}
        </Button>
      </form>
      {failure && (
        <Notice tone="error" announce>
          {said(failure, 'The audit log could not be verified')}
        </Notice>
      )}
      {verdict && <Verdict verdict={verdict} />}
    </section>
  )
}

export const Verdict = ({ verdict: { intact, count, broken, noted, anchors, checkedAt } }: { verdict: VerificationRecord }) => (
  <Notice tone={intact ? 'success' : 'error'} announce>
    {broken ? (
      <>
        <strong>The chain is broken.</strong>
        <p>
          {broken.reason} The {count} {count === 1 ? 'entry' : 'entries'} before it {count === 1 ? 'fits' : 'fit'}.
        </p>
      </>
    ) : (
      <strong>
        {intact
          ? `Intact: all ${count} entries check out.`
          : `All ${count} entries are intact, but the hash you noted is not among them.`}
      </strong>
    )}
    {noted &&
      (noted.number === null ? (
        <p>No entry has the hash you noted: the log was cut short or rewritten after you noted it.</p>
      ) : (
        <p>The hash you noted is that of entry {noted.number}.</p>
      ))}
    <p className="small muted">
      Checked at <Moment at={checkedAt} />
      {anchors > 0 && `, and compared with ${anchors === 1 ? 'a note' : `${anchors} notes`} kept outside of the database`}.
    </p>
  </Notice>
)
