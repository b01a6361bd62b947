/** What a new workspace does first, in the order in which it is shown. */
export const firstSteps = ['upload', 'ranking', 'invitation', 'assessment', 'posting'] as const

export type FirstStep = (typeof firstSteps)[number]
