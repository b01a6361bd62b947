import { Button } from '@radix-ui/themes'
import { useResume } from '../resume-actions.tsx'

/** Looks at one resume of a person, or takes it along. */
export const ResumeButtons = ({ resumeId, of }: { resumeId: string; of: string }) => {
  const { view, download } = useResume()
  return (
    <span className="row gap-2">
      <Button variant="soft" color="gray" size="1" onClick={() => void view(resumeId)}>
        View pdf
        <span className="visually-hidden"> of {of}, opens in a new tab</span>
      </Button>
      <Button variant="soft" color="gray" size="1" onClick={() => void download(resumeId)}>
        Download
        <span className="visually-hidden"> {of}</span>
      </Button>
    </span>
  )
}
