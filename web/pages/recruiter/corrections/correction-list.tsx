import { Button } from '@radix-ui/themes'
import type { FactCorrectionRecord } from '../../../api/corrections.ts'
import { Refusal } from '../../../components/form-footer.tsx'
import { Moment } from '../../../words/moment.tsx'
import { type CorrectingProps, refusalOf } from './correcting.ts'

const names: Record<FactCorrectionRecord['field'], string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  skill: 'Skill',
  degree: 'Degree',
  position: 'Position',
}

/** Who corrected what, when, and what it was before; each can be taken back. */
export const CorrectionList = ({
  facts,
  busy,
  onTakeBack,
  ...standing
}: CorrectingProps & { onTakeBack: (id: string) => void }) => {
  if (facts.corrections.length === 0) return null
  return (
    <section aria-labelledby="corrected">
      <h3 className="mb-2 large" id="corrected">
        Corrected so far
      </h3>
      <ul className="bare">
        {facts.corrections.map(({ _id, field, before, after, by, at }) => {
          const refusal = refusalOf(standing, `correction ${_id}`)
          return (
            <li key={_id} className="flex flex-wrap gap-2 items-center justify-between py-2 line-top">
              <span>
                <b>{names[field]}</b>: {before ? <del>{before}</del> : <span className="muted">not read</span>} →{' '}
                {after ? <ins>{after}</ins> : <span className="muted">removed</span>}{' '}
                <span className="muted small">
                  {by}, <Moment at={at} />
                </span>
              </span>
              <Button type="button" size="1" variant="soft" color="gray" disabled={busy} onClick={() => onTakeBack(_id)}>
                Take back<span className="visually-hidden"> the correction of {names[field].toLowerCase()}</span>
              </Button>
              {refusal && <Refusal>{refusal}</Refusal>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
