/** Characters of a question. */
export const longestQuestion = 400

/** Conditions of one question, and values of one condition. */
export const mostConditions = 20
export const mostConditionValues = 20
export const longestConditionValue = 120

/** Candidates on one page of an answer. */
export const answerPageSize = 20

/** Questions of one person within a minute. */
export const questionsPerMinute = 60
