import { useEffect, useState } from 'react'
import type { ApplicantConnections } from '../../api/applicant.ts'
import { connectionsOf } from '../../api/applicant.ts'
import { momentOf } from '../../dates.ts'

const reasons: Record<ApplicantConnections['connections'][number]['purpose'], string> = {
  'language model': 'A language model was asked about your resume or your answers',
  transcription: 'A spoken answer was turned into text',
  mail: 'An email about your application was handed to the mail server',
  'mail in': 'A mailbox was checked for new mail',
  'file storage': 'Your file was stored or read where this server keeps its files',
  'audit log': 'The audit log of this server was noted elsewhere, without names',
  'virus scan': 'Your file was looked at by the virus scanner of this server',
  webhooks: 'Another system was told that something happened',
  calendars: 'The calendar of somebody who works here was asked',
  assistant: 'Somebody who works here let an assistant read your record',
  'sign-in': 'Somebody who works here signed in',
  traces: 'Timing data was sent to the monitoring service of this server',
  other: 'Something was sent',
}

/** Where something about the application went, so that its applicant can check it. */
export const Connections = ({ token }: { token: string }) => {
  const [rows, setRows] = useState<ApplicantConnections['connections'] | null>(null)
  useEffect(() => {
    void connectionsOf(token).then((answer) => answer.ok && setRows(answer.data.connections))
  }, [token])
  if (!rows) return null
  return (
    <section className="applicant-part stack gap-3 line-top" aria-labelledby="connections-title">
      <h2 id="connections-title">Where your data was sent</h2>
      {rows.length === 0 ? (
        <p>Nowhere: nothing about your application has left this server.</p>
      ) : (
        <ol className="applicant-history stack gap-3">
          {rows.map(({ at, purpose, host }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once
            <li className="grid items-baseline gap-0-3" key={index}>
              <time className="small muted" dateTime={at}>
                {momentOf(at)}
              </time>
              <span>
                {reasons[purpose]}: {host}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
