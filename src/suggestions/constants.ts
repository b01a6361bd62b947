export const suggestionKinds = ['note', 'mail', 'stage'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** What became of one. It is waiting until a person says so. */
export const suggestionStates = ['waiting', 'taken', 'dismissed'] as const
export type SuggestionState = (typeof suggestionStates)[number]

/** Suggestions that wait at one candidate. More would only bury the first ones. */
export const maximumWaiting = 20
export const longestText = 20_000
export const longestSubject = 300
