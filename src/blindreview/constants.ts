/** Why blind review is no longer needed for somebody: the key is what the audit log keeps. */
export const revealReasons = [
  { key: 'interview', text: 'They are invited to an interview' },
  { key: 'contact', text: 'They have to be called or written to' },
  { key: 'decided', text: 'The decision about them is made' },
  { key: 'duplicate', text: 'It has to be checked whether they are known here' },
  { key: 'other', text: 'Another reason' },
] as const

/** What finds the words that say who somebody is: another name whenever the same resume may give others. */
export const identityRules = 'identity-1'

export const longestRevealNote = 300
