import type { DirectoryPorts } from './ports.ts'

/** Does work in one transaction, which also closes what is open for the accounts that may do something else now. */
export const settling =
  ({ accounts, transaction }: Pick<DirectoryPorts, 'accounts' | 'transaction'>) =>
  <Result>(work: () => Promise<{ result: Result; touched: string[] }>): Promise<Result> =>
    transaction(async () => {
      const { result, touched } = await work()
      for (const userId of new Set(touched)) accounts.accessChanged(userId)
      return result
    })
