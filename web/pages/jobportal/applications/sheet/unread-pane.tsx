import { Button } from '@radix-ui/themes'
import type { ApplicationDetail } from '../../../../api/applications.ts'
import { Notice } from '../../../../components/notice.tsx'
import { Waiting } from '../../../../components/spinner.tsx'
import { useResumeDownload } from '../use-resume-download.ts'
import { UnreadPages } from './unread-pages.tsx'

/** In the place of the document: a file that nobody has read yet, or that software cannot read. */
export const UnreadPane = ({ detail }: { detail: ApplicationDetail }) => {
  const { download, busy } = useResumeDownload()
  const { match, file, resumeFile } = detail
  return (
    <div className="document-pane flex flex-col min-w-0 min-h-0">
      <div className="document-tools off-paper flex flex-wrap items-center gap-2-3 flex-none line-bottom min-h-10 px-3">
        <span className="medium">Resume</span>
        <span className="muted small narrow-hidden">{resumeFile}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls with the keyboard needs a way in */}
      <section className="document-scroll flex-1 p-5 min-h-0 scroll surface-shade" tabIndex={0} aria-label="Resume">
        {match.isWaiting ? (
          <Waiting text="Being read: this takes a few seconds..." page />
        ) : (
          <div className="stack gap-4">
            <Notice tone="warning">
              <strong>This resume needs a person</strong>
              <p>{match.unreadable ?? 'Software could not read this file.'}</p>
              <p>It has no percentage, which says nothing about the applicant. Please open it and read it yourself.</p>
              <Button variant="soft" color="gray" disabled={busy} onClick={() => download(detail._id)}>
                Download the resume
              </Button>
            </Notice>
            {file.type === 'pdf' && <UnreadPages file={file} />}
          </div>
        )}
      </section>
    </div>
  )
}
