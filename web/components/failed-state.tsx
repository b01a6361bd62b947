import { Button } from '@radix-ui/themes'
import type { CallFailure } from '../api/client.ts'
import { useWordsIfAny } from '../words/words.ts'
import { Notice } from './notice.tsx'

interface FailedStateProps {
  /** What did not work, such as 'Failed to load profile'. The server's own sentence follows it. */
  title: string
  failure?: Pick<CallFailure, 'error' | 'requestId'> | null
  onRetry: () => void
}

export const FailedState = ({ title, failure, onRetry }: FailedStateProps) => {
  const words = useWordsIfAny('common')
  return (
    <Notice tone="error" announce>
      <strong>{title}</strong>
      {failure?.error && failure.error !== title && <p>{failure.error}</p>}
      {failure?.requestId && (
        <p className="small muted">{(words?.reference ?? 'Reference {id}').replace('{id}', failure.requestId)}</p>
      )}
      <Button variant="soft" color="gray" onClick={onRetry}>
        {words?.tryAgain ?? 'Try again'}
      </Button>
    </Notice>
  )
}
