import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../../api/client.ts'
import { editAddress, type ShelfAnswer, shelf } from '../../../api/library.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { useMayChange } from '../../../state/user.ts'

/** Says on a ranking which version of a text it belongs to, and leads to the others. Nothing for texts with one version. */
export const VersionNote = ({ job }: { job: string }) => {
  const [answer, setAnswer] = useState<ShelfAnswer | null>(null)
  useEffect(() => {
    let isHere = true
    void shelf(callApi, job).then((result) => {
      if (isHere && result.ok) setAnswer(result.data)
    })
    return () => {
      isHere = false
    }
  }, [job])
  return answer?.jobDescription._id === job ? <VersionLinks shelf={answer} /> : null
}

export const VersionLinks = ({ shelf: { jobDescription, versions, composition } }: { shelf: ShelfAnswer }) => {
  const mayChange = useMayChange()
  const { _id, version } = jobDescription
  const others = versions.filter((other) => other._id !== _id)
  const first = versions.find((other) => other.version === 1) ?? versions.at(-1)
  const isNewest = others.every((other) => other.version < version)
  if (others.length === 0 && version === 1 && !composition) return null
  return (
    <p className="version-note mb-4 muted small">
      {(others.length > 0 || version > 1) && (
        <>
          <b className="text-strong">
            Text version {version}
            {version > 1 && first && ` of ${first.title}`}
          </b>
          {isNewest ? ', the newest. ' : '. '}
          {others.length > 0 && (
            <>
              Candidates keep the score of the text they were ranked against:{' '}
              {others.map((other, index) => (
                <span key={other._id}>
                  {index > 0 && ', '}
                  <Link to={rankingAddress(other._id)}>version {other.version}</Link> (
                  {other.candidates === 1 ? '1 candidate' : `${other.candidates} candidates`})
                </span>
              ))}
              .{' '}
            </>
          )}
        </>
      )}
      {mayChange && composition && <Link to={editAddress(_id)}>Edit the text</Link>}
    </p>
  )
}
