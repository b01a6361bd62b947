/** Days for which a private link of a notice opens its page. Whoever comes later asks for a new one. */
export const linkDays = 90

/** Candidates of one call. */
export const mostTold = 1000

/** What a workspace says of itself, in the order in which a notice says it. */
export const noticeFields = [
  {
    name: 'controller',
    label: 'Who holds the data',
    hint: 'The name and the postal address of your organization.',
    most: 500,
  },
  {
    name: 'contact',
    label: 'Contact about privacy',
    hint: 'An email address or phone number, and your data protection officer if there is one.',
    most: 500,
  },
  {
    name: 'purpose',
    label: 'What it is used for',
    hint: 'Such as: To find out whether you suit one of our open positions.',
    most: 1000,
  },
  {
    name: 'basis',
    label: 'On which legal ground',
    hint: 'Such as: Our legitimate interest in finding people for open positions (Art. 6(1)(f) GDPR).',
    most: 1000,
  },
] as const

export type NoticeField = (typeof noticeFields)[number]['name']

/** Characters of the words above the facts, and of what people write. */
export const mostWords = 2000
