import { useEffect, useRef } from 'react'
import { completeVoice, type OpenQuestion } from '../../../api/assessment.ts'
import type { CallFailure } from '../../../api/client.ts'
import { closeDevice } from '../../../devices/held-devices.ts'
import { stopSpeaking } from '../../../devices/speech.ts'
import { finishRecordings } from '../recording/running-recorders.ts'
import { useSitting } from '../sitting.ts'
import { forgetSpeech } from './kept-speech.ts'
import type { OpenAnswers } from './use-open-answers.ts'
import { forgetWriting } from './use-writing.ts'

interface Ending {
  questions: OpenQuestion[]
  answers: OpenAnswers
  /** Ends what is still being said or written; resolves once it is kept. */
  stopSaying: () => Promise<void>
}

const answersMs = 8000
/** The last pieces of camera and screen; what takes longer follows after the end. */
const recordingsMs = 8000

/** Ends the open questions on the server; null when it worked. Whatever is still being said or written goes first. */
export const useEnding = ({ questions, answers, stopSaying }: Ending) => {
  const { token, link, outbox, moved } = useSitting()
  const { proctored } = link.options
  const latest = useRef(answers)
  latest.current = answers

  useEffect(
    () => () => {
      stopSpeaking()
      // With supervision the recording has it, and lets it go.
      if (!proctored) closeDevice('microphone')
    },
    [proctored],
  )

  return async (): Promise<CallFailure | null> => {
    stopSpeaking()
    await stopSaying()
    for (const question of questions) {
      const { status } = latest.current.stateOf(question)
      const isUnsaid = !outbox.pending('voice').some(({ key }) => key === question.id)
      if (status === 'pending' && isUnsaid) await latest.current.skip(question)
    }
    if (!(await outbox.idle(['voice'], answersMs))) return noAnswer
    await finishRecordings()
    await outbox.idle(['camera', 'screen'], recordingsMs)
    const answer = await completeVoice(token)
    if (!answer.ok) return answer.failure
    await forgetSpeech(token)
    forgetWriting(token)
    moved(answer.data)
    return null
  }
}

const noAnswer: CallFailure = { error: '', code: 'NETWORK_ERROR', status: 0, requestId: null }
