/** The specification's sentences. */
export const sentences = {
  noQuestions: 'No voice questions available for this assessment',
  notLoaded: 'Failed to load questions. Please refresh the page',
  notProcessed: 'Failed to process recording. Please try again.',
  notSubmitted: 'Failed to submit answer. Please check your connection and try again.',
  notCompleted: 'Failed to complete assessment. Your answers were saved but please contact support.',
  invalidAudio: 'Invalid audio recording',
  invalidQuestion: 'Invalid question data. Please refresh the page.',
} as const

const reasons: Record<string, string> = {
  silence: 'Nothing was heard in it. Check that the microphone is not muted and speak a little louder.',
  'too-short': 'It is shorter than a second.',
  'not-audio': 'It could not be read as sound.',
}

/** Why the server did not take a recording. */
export const reasonSentence = (reason: string | null): string => reasons[reason ?? ''] ?? ''
