import type { WorkflowAnswer } from '#web/api/hiring.ts'

export interface PanelProps {
  id: string
  workflow: WorkflowAnswer
  /** Reads everything again. */
  reload: () => Promise<void>
}

/** Colleagues who can be asked for something at this candidate: they see them, and are not the reader. */
export const askable = ({ colleagues, me }: Pick<WorkflowAnswer, 'colleagues' | 'me'>) =>
  colleagues.filter(({ _id, isElsewhere }) => _id !== me && !isElsewhere)

/** Who reads a note, for somebody who can ask nobody in it. */
export const whoReads = ({ colleagues, me }: Pick<WorkflowAnswer, 'colleagues' | 'me'>): string =>
  colleagues.find(({ _id }) => _id === me)?.role === 'interviewer'
    ? 'The people who decide read it. You see your own notes only, so that your judgment is yours.'
    : 'Your whole workspace can read it.'

/** Who it was, in a word: a colleague, the reader, or somebody who is gone. */
export const whoIn = ({ colleagues, me }: Pick<WorkflowAnswer, 'colleagues' | 'me'>, id: string | null): string =>
  id === me ? 'You' : (colleagues.find(({ _id }) => _id === id)?.fullName ?? 'A former colleague')
