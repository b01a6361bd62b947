import { useEffect, useState } from 'react'
import { interviewTranscript, type TranscribedAnswer, type TranscriptAnswer } from '../../../api/interview.ts'
import { Waiting } from '../../../components/spinner.tsx'
import { useWords } from '../../../words/words.ts'
import { useSitting } from '../sitting.ts'

const firstMs = 3000
const longestMs = 20_000

/** What was understood of each answer; filled as it is written down. */
export const TranscriptionBox = () => {
  const words = useWords('assessment')
  const { token } = useSitting()
  const transcript = useTranscript(token)
  return (
    <section className="stack gap-3" aria-label={words.transcription}>
      <h2>{words.transcription}</h2>
      <div className="transcription scroll-y p-4 outlined rounded-4 surface max-h-24" aria-live="polite">
        {transcript === undefined && <Waiting text={words.loadingTranscription} />}
        {transcript === null && <p className="muted">{words.noTranscription}</p>}
        {transcript?.available === false && <p className="muted">{words.notSetUp}</p>}
        {transcript?.available && (
          <ol className="stack">
            {transcript.answers.map((answer) => (
              <li key={answer.id} className="stack gap-1">
                <h3>{answer.question}</h3>
                <AnswerText answer={answer} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

const AnswerText = ({ answer: { state, text } }: { answer: TranscribedAnswer }) => {
  const words = useWords('assessment')
  if (state === 'done' && text) return <p>{text}</p>
  return <p className="muted">{state === 'done' ? words.noWords : words.transcript[state]}</p>
}

/** Undefined before the first answer, null when there is none to be had. Asks less and less often while something is missing. */
const useTranscript = (token: string) => {
  const [transcript, setTranscript] = useState<TranscriptAnswer | null>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isCurrent = true
    const ask = async (pauseMs: number) => {
      const answer = await interviewTranscript(token)
      if (!isCurrent) return
      if (answer.ok) setTranscript(answer.data)
      else setTranscript((before) => before ?? null)
      const isMissing = answer.ok
        ? answer.data.available && answer.data.answers.some(({ state }) => state === 'waiting')
        : answer.failure.status === 0
      if (isMissing) timer = setTimeout(() => ask(Math.min(longestMs, pauseMs * 1.5)), pauseMs)
    }
    void ask(firstMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [token])
  return transcript
}
