/** Limits of a job description that is written here, in sections and characters. */
export const mostSections = 20
export const longestHeading = 120
export const longestSection = 8000
export const longestComposition = 15_000
/** Paragraphs and items of lists. */
export const mostBlocks = 400
