import type { MouseEvent } from 'react'
import { fill } from '#src/words/fill.ts'
import { at } from '../../address.ts'
import { useWords } from '../../words/words.ts'
import type { OwnApplicationState } from './use-application.ts'

/** The own file. Its link works for minutes only: on a page that has been open for longer a fresh one is fetched first. */
export const FileLink = ({ application }: { application: OwnApplicationState }) => {
  const { view, look, isFileLinkOld } = application
  const words = useWords('applicant')
  const handleClick = async (event: MouseEvent) => {
    if (!isFileLinkOld()) return
    event.preventDefault()
    const answer = await look()
    window.location.assign(at(answer.ok ? answer.data.fileUrl : view.fileUrl))
  }
  return (
    <a href={view.fileUrl} onClick={handleClick}>
      {fill(words.seeFile, { file: view.resumeFile })}
    </a>
  )
}
