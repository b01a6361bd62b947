import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { findVoice, speak, stopSpeaking } from '../../../devices/speech.ts'
import { useWords } from '../../../words/words.ts'

interface QuestionAloudProps {
  text: string
  /** Somebody answers: nothing is read meanwhile. */
  isStill: boolean
}

/** Reads the question once when it appears, and again on request. Browsers without a voice of their own say so. */
export const QuestionAloud = ({ text, isStill }: QuestionAloudProps) => {
  const words = useWords('assessment')
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>()
  const [isReading, setReading] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      const found = await findVoice('en')
      if (!isCurrent) return
      setVoice(found)
      if (!found) return
      setReading(true)
      await speak(text, found)
      if (isCurrent) setReading(false)
    }
    void begin()
    return () => {
      isCurrent = false
      stopSpeaking()
    }
  }, [text])

  useEffect(() => {
    if (isStill) stopSpeaking()
  }, [isStill])

  if (voice === undefined) return null
  if (voice === null) return <p className="small muted">{words.noVoice}</p>
  const read = async () => {
    setReading(true)
    await speak(text, voice)
    setReading(false)
  }
  return (
    <div className="row gap-2">
      <Button size="2" variant="soft" color="gray" disabled={isStill} onClick={() => (isReading ? stopSpeaking() : void read())}>
        {isReading ? words.stopReading : words.readAgain}
      </Button>
      <span className="small muted" role="status">
        {isReading && words.readingAloud}
      </span>
    </div>
  )
}
