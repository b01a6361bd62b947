import { ProviderError, StorageFull } from './provider-error.ts'

/**
 * Work for many of whom none may hold up the others: what fails for one is told once all have had their turn. `end` throws the first failure,
 * so that whoever asked for the work hears of it and tries again. What is away is away for everybody, and told at once.
 */
export function eachByItself() {
  const failures: unknown[] = []
  return {
    async each(work: () => Promise<unknown>): Promise<void> {
      try {
        await work()
      } catch (error) {
        if (error instanceof ProviderError || error instanceof StorageFull) throw error
        failures.push(error)
      }
    },
    hasFailed: () => failures.length > 0,
    end() {
      if (failures.length > 0) throw failures[0]
    },
  }
}
