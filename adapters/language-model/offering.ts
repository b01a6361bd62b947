import { Refused } from './connection.ts'

/** What a server does not know, it refuses with one of these; some fail at it, and say at what. */
const dislikes = [400, 422, 501]
const mayDislike = (status: number) => dislikes.includes(status) || status >= 500

/**
 * Asks with every optional part of the protocol. Parts that the server's refusal mentions are left out, and all of them when it
 * mentions none; once it took a question without them, it is not offered them again.
 */
export function offering<Part extends string>(parts: readonly Part[]) {
  const refused = new Set<Part>()
  return async <Result>(attempt: (has: (part: Part) => boolean, taken: () => void) => Promise<Result>): Promise<Result> => {
    const left = new Set(refused)
    const remember = () => {
      for (const part of left) refused.add(part)
    }
    for (;;) {
      try {
        return await attempt((part) => !left.has(part), remember)
      } catch (error) {
        if (!(error instanceof Refused) || !mayDislike(error.status)) throw error
        const offered = parts.filter((part) => !left.has(part))
        const mentioned = offered.filter((part) => error.mentions.includes(part))
        if (offered.length === 0 || (mentioned.length === 0 && !dislikes.includes(error.status))) throw error
        for (const part of mentioned.length > 0 ? mentioned : offered) left.add(part)
      }
    }
  }
}
