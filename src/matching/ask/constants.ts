/** Characters of a question. */
export const longestQuestion = 400
