const key = 'jobToken'

/** The token of the signed-in company, kept for this tab only. Null without one. */
export const jobToken = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** False where the browser lets pages keep nothing. */
export const keepJobToken = (token: string): boolean => {
  try {
    sessionStorage.setItem(key, token)
    return true
  } catch {
    return false
  }
}

export const dropJobToken = () => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then it was never kept.
  }
}
