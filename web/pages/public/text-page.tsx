import { TextSections } from '../../components/text-sections.tsx'
import { privacyText, termsText } from '../../content.ts'
import { useSite } from '../../site-content.ts'
import { sectionsOf, type TextSection } from '../../text-sections.ts'

const TextPage = ({ title, sections }: { title: string; sections: TextSection[] }) => {
  const { contactAddress } = useSite()
  return (
    <div className="section">
      <article className="prose stack large max-w-46">
        <h1>{title}</h1>
        <TextSections sections={sections} />
        <section className="stack gap-3">
          <h2>Questions</h2>
          {contactAddress ? (
            <p>
              Write to <a href={`mailto:${contactAddress}`}>{contactAddress}</a>.
            </p>
          ) : (
            <p>Ask the administrator of this server, or the person who invited you to it.</p>
          )}
        </section>
      </article>
    </div>
  )
}

export const PrivacyPage = () => {
  const { privacy } = useSite()
  return <TextPage title="Privacy" sections={privacy === null ? privacyText : sectionsOf(privacy)} />
}

export const TermsPage = () => {
  const { terms, isForTeam } = useSite()
  const own = isForTeam ? termsText.filter(({ heading }) => heading !== 'The trial') : termsText
  return <TextPage title="Terms" sections={terms === null ? own : sectionsOf(terms)} />
}
