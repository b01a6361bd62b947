import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { at } from '../../../address.ts'
import type { CallResult } from '../../../api/client.ts'
import { type ReceiptAnswer, scoreReceipt, type VerificationAnswer, verifyScore } from '../../../api/evidence.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { asHeading } from '../reasons/points.ts'
import { Verification } from './verification.tsx'

/** What the score was made from and came to, for anybody to compute it again. */
export const ReceiptPanel = ({ id }: { id: string }) => {
  const [answer, setAnswer] = useState<CallResult<ReceiptAnswer> | null>(null)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setAnswer(null)
      const received = await scoreReceipt(id, signal)
      if (!signal?.aborted) setAnswer(received)
    },
    [id],
  )
  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])
  if (answer === null) return <Skeleton lines={8} label="Loading the receipt..." />
  if (!answer.ok) return <FailedState title="There is no receipt to show" failure={answer.failure} onRetry={() => load()} />
  return <Receipt id={id} receipt={answer.data} />
}

export const Receipt = ({ id, receipt }: { id: string; receipt: ReceiptAnswer }) => {
  const { resume, jobDescription, engine, taxonomy, referenceDay, criteria, hashes, model, result } = receipt
  return (
    <div className="stack gap-6 receipt">
      <section className="stack gap-3">
        <p>
          The same files, rules and criteria always give the same number. This receipt names all of them, so that anybody can
          check how the {result.percentage}% came about.
        </p>
        <ReceiptActions id={id} receipt={receipt} />
      </section>
      <section>
        <h2>Made by</h2>
        <dl className="facts stack gap-2">
          <Entry name="Result">
            {result.percentage}%, {Math.round(result.confidence * 100)}% confidence
          </Entry>
          <Entry name="Scored">{instant(receipt.scoredAt)}</Entry>
          <Entry name="Engine">
            {engine.reading}, {engine.requirements}, {engine.scoring}
          </Entry>
          <Entry name="Taxonomy">{taxonomy}</Entry>
          <Entry name="Open roles">counted until {referenceDay}</Entry>
          <Entry name="Criteria">version {criteria.version}</Entry>
          <Entry name="Model">{model ? ofModel(model) : 'none took part'}</Entry>
        </dl>
      </section>
      <section>
        <h2>Weights</h2>
        <table className="plain-table" data-numbers>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Weight</th>
              <th scope="col">Counted</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {result.components.map(({ name, weight, score }) => (
              <tr key={name}>
                <th scope="row">{asHeading(name)}</th>
                <td>{criteria.weights[name as keyof typeof criteria.weights]}</td>
                <td>{weight > 0 ? share(weight) : '–'}</td>
                <td>{weight > 0 ? score.toFixed(4) : 'left open'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>Fingerprints (SHA-256)</h2>
        <dl className="hashes stack gap-2">
          <Hash name={`Resume, ${resume.filename}`} value={resume.bytes} />
          <Hash name="Text of the resume as read" value={resume.text} />
          <Hash name={`Job description, ${jobDescription.title}`} value={jobDescription.bytes} />
          <Hash name="Text of the job description as read" value={jobDescription.text} />
          <Hash name="Facts of the resume" value={hashes.facts} />
          <Hash name="Requirements" value={hashes.requirements} />
        </dl>
      </section>
    </div>
  )
}

type Checked = CallResult<VerificationAnswer> | 'checking' | null

const ReceiptActions = ({ id, receipt }: { id: string; receipt: ReceiptAnswer }) => {
  const [checked, setChecked] = useState<Checked>(null)
  const handleVerify = async () => {
    setChecked('checking')
    setChecked(await verifyScore(id))
  }
  return (
    <>
      <div className="row gap-2">
        <Button variant="soft" color="gray" onClick={handleVerify} disabled={checked === 'checking'}>
          {checked === 'checking' ? 'Verifying...' : 'Verify'}
        </Button>
        <Button variant="soft" color="gray" onClick={() => save(receipt)}>
          Download receipt (JSON)
        </Button>
      </div>
      <div role="status">
        {checked !== null && checked !== 'checking' && checked.ok && <Verification answer={checked.data} />}
      </div>
      {checked !== null && checked !== 'checking' && !checked.ok && (
        <FailedState title="The score could not be verified" failure={checked.failure} onRetry={handleVerify} />
      )}
    </>
  )
}

const Entry = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Hash = ({ name, value }: { name: string; value: string | null }) => (
  <div>
    <dt className="small break-anywhere">{name}</dt>
    <dd>{value ? <code className="break-anywhere">{value}</code> : 'not kept'}</dd>
  </div>
)

/** What a model took part in: it read, and code computed. */
const ofModel = ({ name, skills, read }: NonNullable<ReceiptAnswer['model']>) => {
  const [roles, degrees] = [read?.roles.length ?? 0, read?.degrees.length ?? 0]
  const parts = [
    skills.length > 0 && `${skills.length} ${skills.length === 1 ? 'skill' : 'skills'}`,
    roles > 0 && `facts of ${roles} ${roles === 1 ? 'position' : 'positions'}`,
    degrees > 0 && `${degrees} ${degrees === 1 ? 'degree' : 'degrees'}`,
  ].filter(Boolean)
  return parts.length > 0
    ? `${name} added ${parts.join(', ')}, each with a quote; it made no number`
    : `${name} was asked and added nothing`
}

const share = (weight: number) => `${(weight * 100).toFixed(1).replace(/\.0$/, '')}`

const instant = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const save = (receipt: ReceiptAnswer) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = at(url)
  link.download = `receipt-${receipt.candidate}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
