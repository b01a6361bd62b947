import { Button } from '@radix-ui/themes'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/words.ts'
import { useRestart } from './use-restart.ts'

/** Under the end of a practice link. */
export const PractiseAgain = ({ token }: { token: string }) => {
  const words = useWords('assessment')
  const { restart, isRestarting, refusal } = useRestart(token)
  return (
    <>
      <p>{words.practised}</p>
      {refusal && (
        <Notice tone="error" announce>
          {refusal}
        </Notice>
      )}
      <Button size="3" onClick={restart} disabled={isRestarting}>
        {isRestarting ? words.restarting : words.takeAgain}
      </Button>
    </>
  )
}
