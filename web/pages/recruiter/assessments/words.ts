import type { AssessmentKind, AssessmentRow, LinkState } from '../../../api/assessments.ts'
import type { Tone } from '../../../components/status-badge.tsx'

export const stateWords: Record<LinkState, { text: string; tone: Tone }> = {
  pending: { text: 'Pending', tone: 'warning' },
  'in-progress': { text: 'In Progress', tone: 'info' },
  completed: { text: 'Completed', tone: 'success' },
  expired: { text: 'Expired', tone: 'neutral' },
  revoked: { text: 'Revoked', tone: 'neutral' },
}

export const kindWords: Record<AssessmentKind, string> = { assessment: 'Assessment', interview: 'Automated interview' }

export const kindOf = ({ kind, practice }: Pick<AssessmentRow, 'kind' | 'practice'>): string =>
  practice ? 'Practice' : kindWords[kind]

/** The combined score; where it is not there yet, why. */
export const scoreOf = ({ status, practice, testScore }: Pick<AssessmentRow, 'status' | 'practice' | 'testScore'>): string => {
  if (practice) return 'Not counted'
  if (testScore && testScore.combinedScore !== null) return `${Math.round(testScore.combinedScore)}%`
  return status === 'completed' ? 'Calculating...' : 'N/A'
}

/** The parts of a score in words, such as 'Multiple choice 80%, spoken 64%'; '' without any. */
export const partsOf = ({ testScore, practice }: Pick<AssessmentRow, 'practice' | 'testScore'>): string => {
  if (!testScore || practice) return ''
  const parts: [string, number | null][] = [
    ['Multiple choice', testScore.score],
    ['spoken', testScore.audioScore],
    ['written', testScore.textScore],
    ['video', testScore.videoScore],
  ]
  const known = parts.filter((part): part is [string, number] => part[1] !== null)
  return known.map(([name, score]) => `${name} ${Math.round(score)}%`).join(', ')
}

/** Whom a row is about, in a word. */
export const calledName = ({ candidateName, candidateEmail }: Pick<AssessmentRow, 'candidateName' | 'candidateEmail'>) =>
  candidateName ?? candidateEmail

/** What can be done to a link in this state. */
export const acts: Record<LinkState, readonly LinkAct[]> = {
  pending: ['resend', 'extend', 'revoke'],
  'in-progress': ['resend', 'revoke'],
  completed: [],
  expired: ['resend', 'extend', 'revoke'],
  revoked: [],
}
export type LinkAct = 'resend' | 'extend' | 'revoke'

/** Days that a link can be given more. */
export const extensions = [1, 3, 7, 14, 30, 60]

export const actWords: Record<LinkAct, string> = { resend: 'Resend', extend: 'Extend', revoke: 'Revoke' }
