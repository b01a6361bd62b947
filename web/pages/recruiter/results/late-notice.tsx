import { Button } from '@radix-ui/themes'
import { countLateAnswers } from '../../../api/results.ts'
import { Notice } from '../../../components/notice.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import type { PartProps } from './use-result.ts'
import { lateAnswers } from './words.ts'

/** A person decides whether what came late counts. */
export const useLateDecision = ({ result, reload }: Pick<PartProps, 'result' | 'reload'>) => {
  const { act, busy } = useAction(reload)
  const decide = (count: boolean) => void act(() => countLateAnswers(result._id, count), 'Your decision could not be saved')
  return { decide, busy }
}

export const LateNotice = ({ result, mayChange, reload }: PartProps) => {
  const { decide, busy } = useLateDecision({ result, reload })
  const late = lateAnswers(result)
  if (late === 0) return null
  const { countsLate } = result
  const came = late === 1 ? '1 answer came after the time was over' : `${late} answers came after the time was over`
  return (
    <Notice tone={countsLate ? 'info' : 'warning'}>
      <div className="row justify-between w-full">
        <p role="status">
          <strong>{came}</strong>{' '}
          {countsLate
            ? late === 1
              ? 'and counts: it replaces what came in time.'
              : 'and count: they replace what came in time.'
            : late === 1
              ? 'and does not count. It is marked below.'
              : 'and do not count. They are marked below.'}
        </p>
        {mayChange && (
          <Button variant="soft" color="gray" disabled={busy} onClick={() => decide(!countsLate)}>
            {busy
              ? 'Saving...'
              : countsLate
                ? `Do not count ${late === 1 ? 'it' : 'them'}`
                : `Count ${late === 1 ? 'it' : 'them'}`}
          </Button>
        )}
      </div>
    </Notice>
  )
}
