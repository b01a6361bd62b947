import { Button } from '@radix-ui/themes'
import { type RefObject, useEffect, useRef } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { minutesAndSeconds } from '../server-clock.ts'
import { useSitting } from '../sitting.ts'
import { LevelMeter } from '../verification/level-meter.tsx'
import { isDone } from './answer-states.ts'
import { InterruptedRecording } from './interrupted-recording.tsx'
import { reasonSentence } from './sentences.ts'
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
  const words = useWords('assessment')
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
  if (stage === 'processing') return <Waiting text={words.processing} />
  if (isDone(state) && state.status !== 'skipped') return <Sending question={question} answers={answers} />
  return (
    <div className="stack gap-3">
      {state.status === 'invalid' && (
        <Notice tone="error" announce>
          <strong>{words.invalidAudio}</strong>
          <p>
            {reasonSentence(state.reason, words)} {words.recordAnew}
          </p>
        </Notice>
      )}
      {state.status === 'refused' && (
        <Notice tone="error" announce>
          <p>{state.error ?? words.notSubmitted}</p>
        </Notice>
      )}
      {state.status === 'skipped' && <p className="muted">{words.skipped}</p>}
      {failure && (
        <Notice tone="error" announce>
          <p>{failure}</p>
          {failure === words.microphoneDenied && <p className="small">{words.permissionHelp}</p>}
        </Notice>
      )}
      {leftBehind && !isBusy && !isOver ? (
        <InterruptedRecording audio={leftBehind} onUse={handleUse} onAgain={start} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="3" onClick={start} disabled={isBusy || isOver}>
            {stage === 'starting' ? words.starting : words.startRecording}
          </Button>
          {state.status !== 'skipped' && (
            <Button size="3" variant="soft" color="gray" onClick={onSkip} disabled={isBusy || isOver}>
              {words.skip}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const Running = ({ recording: { seconds, level }, onStop }: { recording: SpeechRecording; onStop: () => void }) => {
  const words = useWords('assessment')
  return (
    <div className="stack gap-3">
      <div className="speech-running flex items-center gap-3 strong">
        <span className="recording-dot flex-none rounded-full" aria-hidden="true" />
        <span role="status">{words.recordingAnswer}</span>
        <span className="numeric">{minutesAndSeconds(Math.floor(seconds) * 1000)}</span>
      </div>
      <LevelMeter level={level} />
      <div className="flex flex-wrap gap-3">
        <Button size="3" color="red" onClick={onStop} autoFocus>
          {words.stopRecording}
        </Button>
      </div>
    </div>
  )
}

/** On its way, waiting for the connection, or there. */
const Sending = ({ question, answers }: Pick<SpokenAnswerProps, 'question' | 'answers'>) => {
  const words = useWords('assessment')
  const { tryAgain } = useWords('common')
  const { outbox } = useSitting()
  const { status, isWaiting } = answers.stateOf(question)
  const share = answers.shareSent(question)
  if (isWaiting && !answers.isReachable)
    return (
      <Notice tone="warning" announce>
        <p>{words.notSubmitted}</p>
        <p className="small">{words.keptOnDevice}</p>
        <Button size="2" variant="soft" color="gray" onClick={() => outbox.retryNow()}>
          {tryAgain}
        </Button>
      </Notice>
    )
  if (isWaiting)
    return (
      <div className="stack gap-2">
        <Waiting text={words.processing} />
        <ProgressBar label={words.uploadOfAnswer} value={Math.round((share ?? 0) * 100)} />
      </div>
    )
  return (
    <p className="answered row" role="status">
      <span className="badge" data-tone="success">
        {words.answeredBadge}
      </span>
      {status === 'late' ? words.receivedLate : words.received}
    </p>
  )
}
