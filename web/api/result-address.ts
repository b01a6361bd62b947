/** The page with the result of one assessment: many lists lead there, and few of them need more of assessments. */
export const resultAddress = (id: string) => `/dashboard/assessments/${encodeURIComponent(id)}`
