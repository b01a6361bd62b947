/**
 * A pure function of a short text that keeps its answers: the same line is asked about several times while a document is read, and
 * the same words come back in the next one. All answers are dropped when there are too many.
 */
export const remembering = <Answer>(answer: (text: string) => Answer, most = 4000): ((text: string) => Answer) => {
  const kept = new Map<string, Answer>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known as Answer
    if (kept.size >= most) kept.clear()
    const found = answer(text)
    kept.set(text, found)
    return found
  }
}
