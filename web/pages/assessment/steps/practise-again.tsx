import { Button } from '@radix-ui/themes'
import { Notice } from '../../../components/notice.tsx'
import { useRestart } from './use-restart.ts'

/** Under the end of a practice link. */
export const PractiseAgain = ({ token }: { token: string }) => {
  const { restart, isRestarting, refusal } = useRestart(token)
  return (
    <>
      <p>This was for practice: it does not count, and you can take it again as often as you like.</p>
      {refusal && (
        <Notice tone="error" announce>
          {refusal}
        </Notice>
      )}
      <Button size="3" onClick={restart} disabled={isRestarting}>
        {isRestarting ? 'Restarting...' : 'Take it again'}
      </Button>
    </>
  )
}
