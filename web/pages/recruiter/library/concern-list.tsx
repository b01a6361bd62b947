import { Button } from '@radix-ui/themes'
import type { Composition, Concern } from '../../../api/library.ts'
import { WarningIcon } from '../../../components/icons.tsx'
import { wordsIn } from './texts.ts'

interface ConcernListProps {
  field: string
  concerns: Concern[]
  /** As it is now: what somebody has changed since it was read is not told any more. */
  composition: Composition
  onReword: (field: string, quote: string, words: string) => void
}

/** What should be looked at in one field, with another wording where there is one. */
export const ConcernList = ({ field, concerns, composition, onReword }: ConcernListProps) => {
  const words = wordsIn(composition, field)
  const here = concerns.filter((concern) => concern.field === field && words.includes(concern.quote))
  const open = [...new Set(here.filter(({ kind }) => kind === 'open').map(({ quote }) => quote))]
  const wording = here.filter(({ kind }) => kind !== 'open')
  if (here.length === 0) return null
  return (
    <ul className="bare concerns stack gap-2">
      {wording.map(({ kind, quote, sentence, suggestion }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand there twice
        <li className="flex gap-2 break-anywhere" key={index} data-kind={kind}>
          <WarningIcon className="concern-mark flex-none text-warning" />
          <div>
            <p>
              <q className="strong">{quote}</q> {sentence}
            </p>
            {suggestion && (
              <p className="row gap-2">
                <span>
                  Better: <b>{suggestion}</b>
                </span>
                <Button type="button" size="1" variant="soft" color="gray" onClick={() => onReword(field, quote, suggestion)}>
                  Use this<span className="visually-hidden"> instead of {quote}</span>
                </Button>
              </p>
            )}
          </div>
        </li>
      ))}
      {open.length > 0 && (
        <li className="flex gap-2 break-anywhere" data-kind="open">
          <span className="small muted">Still to be filled in: {open.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
