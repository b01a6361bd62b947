import { type CallFailure, said } from '../../../api/client.ts'
import type { CandidateFacts, FactCorrectionInput } from '../../../api/corrections.ts'

/** What one part of the dialog is given. */
export interface CorrectingProps {
  facts: CandidateFacts
  /** What the last correction was about; its refusal stands there. */
  about: string | null
  busy: boolean
  failure: CallFailure | null
  onCorrect: (about: string, correction: FactCorrectionInput) => Promise<boolean>
}

/** Why the last press about this part was refused. */
export const refusalOf = ({ about, failure }: Pick<CorrectingProps, 'about' | 'failure'>, part: string): string | null =>
  failure && about === part ? said(failure, 'Nothing was saved. Check your connection and try again.') : null
