import type { Words } from '#src/words/words.ts'

/** Why the server did not take a recording. */
export const reasonSentence = (reason: string | null, words: Words['assessment']): string => {
  const reasons: Record<string, string> = {
    silence: words.silence,
    'too-short': words.tooShort,
    'not-audio': words.notAudio,
  }
  return reasons[reason ?? ''] ?? ''
}
