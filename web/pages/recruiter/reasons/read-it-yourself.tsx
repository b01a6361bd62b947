import type { ReadingView } from '../../../api/matching.ts'
import { Notice } from '../../../components/notice.tsx'

/** Tells whoever judges a resume that its percentage says little, where little of it was understood. */
export const ReadItYourself = ({ reading }: { reading: Pick<ReadingView, 'readItYourself'> | null }) =>
  reading?.readItYourself && (
    <Notice tone="warning">
      <strong>Read it yourself</strong>
      <p>The software understood little of this resume, so its percentage says little about the candidate.</p>
    </Notice>
  )
