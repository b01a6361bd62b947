import { useLocation, useRevalidator } from 'react-router'
import { useLive } from './candidates-live.ts'

const places = /^\/dashboard\/job-descriptions(?!.*\/(?:edit|new)$)/

/**
 * Reads the pages of job descriptions again when one of them was renamed or deleted in another window. Not the editor: what
 * is written there stays on the screen, and saving it says what happened.
 */
export const useFreshJobDescriptions = () => {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useLive((...[event]) => {
    if (event === 'jobDescriptionsUpdated' && places.test(pathname)) revalidate()
  })
}
