/** What recognisers write for sounds that are no words: "[BLANK_AUDIO]", "(coughing)", "♪". */
export const isRemark = (text: string) => /^\s*(?:[[(*♪][^\])*♪]*[\])*♪][\s.,!?]*)+$/u.test(text) || !/[\p{L}\p{N}]/u.test(text)
