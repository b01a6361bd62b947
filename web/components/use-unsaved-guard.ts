import { useBeforeUnload, useBlocker } from 'react-router'

/** Asks before the page is left with changes that nobody has saved. */
export const useUnsavedGuard = (dirty: boolean) => {
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault()
  })
  return useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname)
}
