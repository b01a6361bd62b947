/** What texts for applicants can have besides words: see `textBlocks` and `runsOf`. */
export const formattingHint =
  'Blank lines separate paragraphs. **Bold**, - at the start of a line for a list, # for a heading, and links that start with https:// are shown as such.'
