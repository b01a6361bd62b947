import type { Words } from '#src/words/words.ts'

interface Said {
  tone: 'success' | 'info' | 'error'
  text: string
}

const sentences = (words: Words['notice']): Record<string, Said> => {
  const success = (text: string): Said => ({ tone: 'success', text })
  const info = (text: string): Said => ({ tone: 'info', text })
  const error = (text: string): Said => ({ tone: 'error', text })
  return {
    corrected: success(words.saidCorrected),
    'taken-back': success(words.saidTakenBack),
    'review-asked': success(words.saidAsked),
    objected: success(words.saidObjected),
    'agreed-again': success(words.saidAgreed),
    'link-sent': info(words.saidLinkSent),
    deletion_looked_at: info(words.saidSetAside),
    'invalid-value': error(`${words.invalidValue} ${words.goBack}`),
    'invalid-comment': error(`${words.invalidComment} ${words.goBack}`),
    'invalid-quote': error(`${words.invalidQuote} ${words.goBack}`),
    too_many_corrections: error(words.tooMany),
    correction_gone: error(words.correctionGone),
  }
}

/** What a form that was sent has come to; null before one was sent. Words from the address are never shown. */
export const saidBy = (word: string, words: Words['notice']): Said | null =>
  word === '' || word === 'deleted'
    ? null
    : (sentences(words)[word] ?? { tone: 'error', text: `${words.notDone} ${words.goBack}` })
