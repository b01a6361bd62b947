import { Notice } from '../../components/notice.tsx'
import type { Outcome } from './use-sending.ts'

export const OutcomeNote = ({ outcome }: { outcome: Outcome | null }) =>
  outcome && (
    <Notice tone={outcome.tone} announce>
      <p>{outcome.text}</p>
    </Notice>
  )
