import { Button } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { Moment } from '../../../words/moment.tsx'
import { ApplicantMessage, type Message } from './applicant-message.tsx'
import { ApplicationState, MatchMark } from './application-marks.tsx'
import type { ApplicationForJob } from './hr-data.ts'
import { useHrFiles } from './use-hr-files.ts'

interface ApplicationDialogProps {
  application: ApplicationForJob
  open: boolean
  onClose: () => void
}

/** One applicant: who they are, how they match, their resume, and a mail to them. */
export const ApplicationDialog = ({ application, open, onClose }: ApplicationDialogProps) => {
  const [writing, setWriting] = useState(false)
  /** What was typed stays when the dialog is closed before it is sent. */
  const [message, setMessage] = useState<Message | null>(null)
  const { openResume } = useHrFiles()
  const { candidateName, candidateEmail, candidatePhone, jobTitle, appliedAt, match, found, missing } = application
  const close = () => {
    setWriting(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      // What is being written is not lost by a click beside it.
      still={writing}
      title={candidateName}
      description={writing ? `An email to ${candidateEmail} about the application for ${jobTitle}.` : `Applied for ${jobTitle}`}
      width="34rem"
    >
      {writing ? (
        <ApplicantMessage
          application={application}
          message={message ?? { subject: `Your application for ${jobTitle}`, body: '' }}
          onChange={setMessage}
          onDone={() => {
            setMessage(null)
            close()
          }}
          onBack={() => setWriting(false)}
        />
      ) : (
        <>
          <dl className="facts stack gap-3 hr-dialog-facts">
            <Fact name="Email">{candidateEmail}</Fact>
            <Fact name="Phone">{candidatePhone || 'Not specified'}</Fact>
            <Fact name="Applied">
              <Moment at={appliedAt} />
            </Fact>
            <Fact name="Status">
              <span className="row gap-2">
                <ApplicationState application={application} />
              </span>
            </Fact>
            <Fact name="Match">
              <MatchMark match={match} />
              {match.unreadable && <p className="small muted">{match.unreadable}</p>}
            </Fact>
            {found.length > 0 && <Fact name="Found">{found.join(', ')}</Fact>}
            {missing.length > 0 && <Fact name="Not found">{missing.join(', ')}</Fact>}
          </dl>
          <DialogActions>
            <Button variant="soft" color="gray" onClick={() => void openResume(application._id)}>
              View Resume<span className="visually-hidden">, opens in a new tab</span>
            </Button>
            {/* Where the focus was before the message was put aside. */}
            <Button variant="soft" color="gray" autoFocus={message !== null} onClick={() => setWriting(true)}>
              Send Message
            </Button>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
