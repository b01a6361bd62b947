/** The page that answers a question as it was asked; the box on every screen needs no more of it. */
export const questionAddress = (question: string) => `/dashboard/ask?${new URLSearchParams({ q: question })}`
