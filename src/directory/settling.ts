import type { DirectoryPorts } from './ports.ts'

/** Does work in one transaction, and then closes what is open for the accounts that may do something else now. */
export const settling =
  ({ accounts, transaction }: Pick<DirectoryPorts, 'accounts' | 'transaction'>) =>
  async <Result>(work: () => Promise<{ result: Result; touched: string[] }>): Promise<Result> => {
    const { result, touched } = await transaction(work)
    for (const userId of new Set(touched)) accounts.accessChanged(userId)
    return result
  }
