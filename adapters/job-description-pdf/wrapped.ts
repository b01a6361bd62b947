/** Breaks text into lines of at most `width`, between words where that is possible, else inside a word. */
export function wrapped(text: string, width: number, measure: (words: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => pieces(each, width, measure))) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** A word that fits on a line, or the parts of one that does not. */
function pieces(word: string, width: number, measure: (words: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part && measure(part + character) > width) {
      parts.push(part)
      part = character
    } else part += character
  }
  return [...parts, part]
}
