import { useEffect, useState } from 'react'
import { momentIn } from '#src/words/text.ts'
import { useLanguage } from './words.ts'

/**
 * When something happened: in the time zone of the reader once their browser has taken over, until then as the server counts. The exact
 * time stands behind it.
 */
export const Moment = ({ at, className }: { at: string | null; className?: string }) => {
  const language = useLanguage()
  const exact = `${momentIn(language, at)} UTC`
  const [text, setText] = useState(exact)
  useEffect(() => setText(momentIn(language, at, Intl.DateTimeFormat().resolvedOptions().timeZone)), [language, at])
  return (
    <time className={className} dateTime={at ?? undefined} title={exact}>
      {text}
    </time>
  )
}
