/** 25 MB, for resumes and job descriptions. */
export const maximumFileBytes = 26_214_400

/** Resumes in one submission. */
export const maximumResumes = 100

/** "PDF", "PDF or DOCX", "PDF, DOCX or DOC". */
export const typesInWords = (types: readonly string[]): string =>
  types
    .map((type) => type.toUpperCase())
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Most rows a list answers with. */
export const maximumRows = 1000
