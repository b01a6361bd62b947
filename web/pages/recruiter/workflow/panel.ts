import type { WorkflowAnswer } from '#web/api/hiring.ts'

export interface PanelProps {
  id: string
  workflow: WorkflowAnswer
  /** Reads everything again. */
  reload: () => Promise<void>
}

/** Who it was, in a word: a colleague, the reader, or somebody who is gone. */
export const whoIn = ({ colleagues, me }: Pick<WorkflowAnswer, 'colleagues' | 'me'>, id: string | null): string =>
  id === me ? 'You' : (colleagues.find(({ _id }) => _id === id)?.fullName ?? 'A former colleague')
