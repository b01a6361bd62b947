import { FileMissing, ProviderError, StorageFull } from '#src/shared/provider-error.ts'

const full = ['ENOSPC', 'EDQUOT', 'EFBIG']
const needsAPerson = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR']

/** What the operating system says about a file, in the words of the ports. */
export function diskError(error: unknown, key?: string): Error {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) return error as Error
  if (full.includes(code)) return new StorageFull(error)
  if (code === 'ENOENT' && key !== undefined) return new FileMissing(key)
  const retryable = !needsAPerson.includes(code)
  return new ProviderError('disk', `The data folder cannot be used (${code}).`, { retryable, cause: error })
}
