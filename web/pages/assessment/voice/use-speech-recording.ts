import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { heldDevice, openDevice } from '../../../devices/held-devices.ts'
import { failureSentence } from '../../../devices/media-failure.ts'
import { stopSpeaking } from '../../../devices/speech.ts'
import { secondsOf } from '../../../devices/wav.ts'
import { startWavRecorder, type WavRecorder } from '../../../devices/wav-recorder.ts'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'
import { keptSpeech } from './kept-speech.ts'

export type RecordingStage = 'idle' | 'starting' | 'recording' | 'processing'

export interface SpeechRecording {
  stage: RecordingStage
  seconds: number
  level: number
  failure: string | null
  /** What was recorded before the page was interrupted. */
  leftBehind: Blob | null
  start: () => Promise<void>
  stop: () => Promise<void>
  takeLeftBehind: () => Promise<void>
}

interface Options {
  question: OpenQuestion
  /** Resolves once the recording is kept on the device. */
  onRecorded: (audio: Blob) => Promise<unknown>
  /** What ends a recording from outside, when the time is over; null while there is none. */
  stopNow: RefObject<(() => Promise<void>) | null>
}

/** One spoken answer: from the first press to a WAV file that is kept. */
export const useSpeechRecording = ({ question, onRecorded, stopNow }: Options): SpeechRecording => {
  const words = useWords('assessment')
  const { token } = useSitting()
  const [stage, setStage] = useState<RecordingStage>('idle')
  const [heard, setHeard] = useState({ seconds: 0, level: 0 })
  const [failure, setFailure] = useState<string | null>(null)
  const [leftBehind, setLeftBehind] = useState<Blob | null>(null)
  const recorder = useRef<WavRecorder | null>(null)
  const release = useRef<(() => void) | null>(null)
  const kept = useMemo(() => keptSpeech(token, question.id), [token, question.id])

  useEffect(() => {
    let isCurrent = true
    void kept.leftBehind().then((audio) => isCurrent && setLeftBehind(audio))
    return () => {
      isCurrent = false
      // What was recorded so far stays kept: the question offers it when it is shown again.
      void recorder.current?.stop()
      recorder.current = null
      stopNow.current = null
      release.current?.()
    }
  }, [kept, stopNow])

  const fail = (sentence: string) => {
    setFailure(sentence)
    setStage('idle')
    stopNow.current = null
    release.current?.()
    release.current = null
  }

  /** Hands a finished recording over, and forgets what was kept of it on the way. */
  const handOver = async (audio: Blob) => {
    if (!question.id) return fail(words.invalidQuestion)
    if (secondsOf(audio.size) === 0) return fail(words.invalidAudio)
    await onRecorded(audio)
    await kept.drop()
    setLeftBehind(null)
    setStage('idle')
    stopNow.current = null
    release.current?.()
    release.current = null
  }

  const finish = async (made: WavRecorder) => {
    recorder.current = null
    setStage('processing')
    try {
      await handOver(await made.stop())
    } catch {
      fail(words.notProcessed)
    }
  }

  const ended = async (made: WavRecorder | null, why: 'lost' | 'full') => {
    if (!made) return
    if (why === 'full') return finish(made)
    recorder.current = null
    const audio = await made.stop()
    setLeftBehind(audio)
    fail(failureSentence({ kind: 'lost', device: 'microphone' }, words))
  }

  const begin = async () => {
    setFailure(null)
    setStage('starting')
    stopSpeaking()
    release.current = await kept.claim()
    if (!release.current) return fail(words.otherWindow)
    if (!(await openDevice('microphone'))) {
      const found = heldDevice('microphone').failure
      return fail(found ? failureSentence(found, words) : words.notProcessed)
    }
    await kept.drop()
    setLeftBehind(null)
    setHeard({ seconds: 0, level: 0 })
    let made: WavRecorder | null = null
    made = await startWavRecorder({
      stream: heldDevice('microphone').stream!,
      onSlice: (samples) => void kept.append(samples),
      onLevel: (level) => setHeard({ seconds: made?.seconds() ?? 0, level }),
      onEnded: (why) => void ended(made, why),
    })
    recorder.current = made
    stopNow.current = () => finish(made)
    setStage('recording')
  }

  return {
    stage,
    ...heard,
    failure,
    leftBehind,
    start: () => begin().catch(() => fail(words.notProcessed)),
    stop: async () => {
      if (recorder.current) await finish(recorder.current)
    },
    async takeLeftBehind() {
      if (!leftBehind) return
      setFailure(null)
      setStage('processing')
      await handOver(leftBehind)
    },
  }
}
