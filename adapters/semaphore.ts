/** Lets at most `places` pieces of work run at a time; the others wait in the order they came. */
export function gate(places: number) {
  let free = places
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((admit) => waiting.push(admit))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
