/** What a mail says, and behind a line what it repeats of earlier mails. */
export const MailText = ({ text, quoted }: { text: string; quoted: string }) => (
  <>
    <p className="py-2 pre-wrap break-anywhere">{text === '' ? <span className="muted">No text</span> : text}</p>
    {quoted !== '' && (
      <details>
        <summary className="small break-anywhere">Earlier messages</summary>
        <p className="py-2 pre-wrap break-anywhere muted">{quoted}</p>
      </details>
    )}
  </>
)
