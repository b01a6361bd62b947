import { Button } from '@radix-ui/themes'
import { type RefObject, useEffect, useRef } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { microphoneDenied, permissionHelp } from '../../../devices/media-failure.ts'
import { minutesAndSeconds } from '../server-clock.ts'
import { useSitting } from '../sitting.ts'
import { LevelMeter } from '../verification/level-meter.tsx'
import { isDone } from './answer-states.ts'
import { InterruptedRecording } from './interrupted-recording.tsx'
import { reasonSentence, sentences } from './sentences.ts'
import type { OpenAnswers } from './use-open-answers.ts'
import { type SpeechRecording, useSpeechRecording } from './use-speech-recording.ts'

interface SpokenAnswerProps {
  question: OpenQuestion
  answers: OpenAnswers
  /** The time is over: nothing new is recorded. */
  isOver: boolean
  stopNow: RefObject<(() => Promise<void>) | null>
  /** Must stay the same function. */
  onStage: (isRecording: boolean) => void
  onSkip: () => void
}

interface StagesProps extends SpokenAnswerProps {
  onPressed: () => void
}

/** Records the answer to one question, and says at every moment what becomes of it. */
export const SpokenAnswer = (props: SpokenAnswerProps) => {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div className="answer-area" ref={area} tabIndex={-1}>
      {/* What was pressed goes away: the keyboard stays where the answer is. */}
      <Stages {...props} onPressed={() => area.current?.focus({ preventScroll: true })} />
    </div>
  )
}

const Stages = ({ question, answers, isOver, stopNow, onStage, onSkip, onPressed }: StagesProps) => {
  const recording = useSpeechRecording({
    question,
    stopNow,
    onRecorded: (audio) => answers.speak(question, audio),
  })
  const state = answers.stateOf(question)
  const { stage, start, stop, failure, leftBehind } = recording
  const isBusy = stage !== 'idle'
  useEffect(() => {
    onStage(isBusy)
    return () => onStage(false)
  }, [isBusy, onStage])
  const handleStop = () => {
    onPressed()
    void stop()
  }
  const handleUse = () => {
    onPressed()
    void recording.takeLeftBehind()
  }
  if (stage === 'recording') return <Running recording={recording} onStop={handleStop} />
  if (stage === 'processing') return <Waiting text="Processing" />
  if (isDone(state) && state.status !== 'skipped') return <Sending question={question} answers={answers} />
  return (
    <div className="stack gap-3">
      {state.status === 'invalid' && (
        <Notice tone="error" announce>
          <strong>{sentences.invalidAudio}</strong>
          <p>{reasonSentence(state.reason)} Please record your answer again.</p>
        </Notice>
      )}
      {state.status === 'refused' && (
        <Notice tone="error" announce>
          <p>{state.error ?? sentences.notSubmitted}</p>
        </Notice>
      )}
      {state.status === 'skipped' && <p className="muted">You have skipped this question. You can still answer it.</p>}
      {failure && (
        <Notice tone="error" announce>
          <p>{failure}</p>
          {failure === microphoneDenied && <p className="small">{permissionHelp}</p>}
        </Notice>
      )}
      {leftBehind && !isBusy && !isOver ? (
        <InterruptedRecording audio={leftBehind} onUse={handleUse} onAgain={start} />
      ) : (
        <div className="assessment-actions">
          <Button size="3" onClick={start} disabled={isBusy || isOver}>
            {stage === 'starting' ? 'Starting...' : 'Start Recording'}
          </Button>
          {state.status !== 'skipped' && (
            <Button size="3" variant="soft" color="gray" onClick={onSkip} disabled={isBusy || isOver}>
              Skip this question
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const Running = ({ recording: { seconds, level }, onStop }: { recording: SpeechRecording; onStop: () => void }) => (
  <div className="stack gap-3">
    <div className="speech-running">
      <span className="recording-dot" aria-hidden="true" />
      <span role="status">Recording your answer</span>
      <span className="numeric">{minutesAndSeconds(Math.floor(seconds) * 1000)}</span>
    </div>
    <LevelMeter level={level} />
    <div className="assessment-actions">
      <Button size="3" color="red" onClick={onStop} autoFocus>
        Stop Recording
      </Button>
    </div>
  </div>
)

/** On its way, waiting for the connection, or there. */
const Sending = ({ question, answers }: Pick<SpokenAnswerProps, 'question' | 'answers'>) => {
  const { outbox } = useSitting()
  const { status, isWaiting } = answers.stateOf(question)
  const share = answers.shareSent(question)
  if (isWaiting && !answers.isReachable)
    return (
      <Notice tone="warning" announce>
        <p>{sentences.notSubmitted}</p>
        <p className="small">
          Your recording is kept on this device and goes up by itself when the connection is back. You can go on meanwhile.
        </p>
        <Button size="2" variant="soft" onClick={() => outbox.retryNow()}>
          Try again
        </Button>
      </Notice>
    )
  if (isWaiting)
    return (
      <div className="stack gap-2">
        <Waiting text="Processing" />
        <ProgressBar label="Upload of your answer" value={Math.round((share ?? 0) * 100)} />
      </div>
    )
  return (
    <p className="answered" role="status">
      <span className="badge" data-tone="success">
        Answered
      </span>
      {status === 'late'
        ? 'It came after the time was over. It was kept, and the company decides whether it counts.'
        : 'Your answer was received.'}
    </p>
  )
}
