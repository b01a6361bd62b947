import { contactAddress, privacyText, type TextSection, termsText } from '../../content.ts'

const TextPage = ({ title, sections }: { title: string; sections: TextSection[] }) => (
  <div className="section">
    <article className="prose">
      <h1>{title}</h1>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className="stack gap-3">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
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

export const PrivacyPage = () => <TextPage title="Privacy" sections={privacyText} />
export const TermsPage = () => <TextPage title="Terms" sections={termsText} />
