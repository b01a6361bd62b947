interface Said {
  tone: 'success' | 'info' | 'error'
  text: string
}

const tryAgain = 'Go back in your browser to find what you typed.'

const sentences: Record<string, Said> = {
  corrected: { tone: 'success', text: 'Thank you. It stands beside what was read, where everybody who deals with it sees it.' },
  'taken-back': { tone: 'success', text: 'You took the correction back.' },
  'review-asked': { tone: 'success', text: 'You asked that a person looks at your case. Here it will say when somebody has.' },
  objected: { tone: 'success', text: 'You objected. You are considered for no other position from now on.' },
  'agreed-again': { tone: 'success', text: 'You took your objection back.' },
  'link-sent': {
    tone: 'info',
    text: 'If this link was given to you, a new one is on its way to the address that it was sent to.',
  },
  deletion_looked_at: {
    tone: 'info',
    text: 'This cannot be deleted just now. That you asked for it has been passed on, and a person looks at it.',
  },
  'invalid-value': { tone: 'error', text: `Please say what is wrong or what is missing, in 200 characters at most. ${tryAgain}` },
  'invalid-comment': { tone: 'error', text: `A comment can have 2,000 characters at most. ${tryAgain}` },
  'invalid-quote': { tone: 'error', text: `Please quote 300 characters of your resume at most. ${tryAgain}` },
  too_many_corrections: { tone: 'error', text: 'There is room for 30 corrections. Take one back that is no longer needed.' },
  correction_gone: { tone: 'error', text: 'This correction is not there any more.' },
}

const other: Said = { tone: 'error', text: `That did not work. Please try again in a moment. ${tryAgain}` }

/** What a form that was sent has come to; null before one was sent. Words from the address are never shown. */
export const saidBy = (word: string): Said | null => (word === '' || word === 'deleted' ? null : (sentences[word] ?? other))
