import { Button } from '@radix-ui/themes'
import { TextAreaField } from '../../components/field.tsx'
import { siteAddress } from '../../site-address.ts'
import { useCopy } from './post/use-copy.ts'

/** The line of code with which a company lists its open jobs on a site of its own. */
export const EmbedCard = ({ companyId }: { companyId: string }) => {
  const { copied, copy } = useCopy('Code copied to clipboard!')
  const site = typeof window === 'undefined' ? '' : siteAddress()
  const code = `<script src="${site}/jobs.js?company=${encodeURIComponent(companyId)}" async></script>`
  return (
    <section className="panel stack" aria-labelledby="own-site">
      <h2 id="own-site">On your own website</h2>
      <TextAreaField
        label="Code for a list of your open jobs"
        hint="Paste it where the list should appear. It needs nothing else and stays up to date."
        className="input embed-code mono small break-anywhere"
        readOnly
        rows={3}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button variant="soft" color="gray" onClick={() => void copy(code)}>
          {copied ? 'Copied!' : 'Copy code'}
        </Button>
      </div>
    </section>
  )
}
