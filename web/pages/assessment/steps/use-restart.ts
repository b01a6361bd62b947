import { useState } from 'react'
import { restartQuiz } from '../../../api/assessment.ts'
import { useWords } from '../../../words/words.ts'
import { remembered } from '../tab-memory.ts'

/** On practice links: a new clock and an empty sheet, at the same address. */
export const useRestart = (token: string) => {
  const { notDone } = useWords('assessment')
  const [isRestarting, setRestarting] = useState(false)
  const [refusal, setRefusal] = useState('')
  return {
    isRestarting,
    /** Why it did not work; '' before. */
    refusal,
    async restart() {
      setRestarting(true)
      setRefusal('')
      const answer = await restartQuiz(token)
      if (answer.ok) {
        remembered(token).clear()
        return window.location.reload()
      }
      setRestarting(false)
      setRefusal(answer.failure.error || notDone)
    },
  }
}
