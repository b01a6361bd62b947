/** What somebody advises in the end. */
export const recommendations = [
  { key: 'strong-yes', text: 'Strong yes' },
  { key: 'yes', text: 'Yes' },
  { key: 'no', text: 'No' },
  { key: 'strong-no', text: 'Strong no' },
] as const

export const recommendationKeys = ['strong-yes', 'yes', 'no', 'strong-no'] as const

/** What the numbers of a rating mean. */
export const ratingTexts = ['Weak', 'Mixed', 'Good', 'Strong'] as const

export const maximumCriteria = 12
export const maximumQuestions = 8
export const maximumQuestionLength = 500
export const maximumLabelLength = 120
export const maximumRatingNote = 2000
export const maximumScorecardNote = 5000
