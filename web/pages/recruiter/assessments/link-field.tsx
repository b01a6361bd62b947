import { CopyLinkField } from '../../../components/copy-link-field.tsx'

/** Said where a link is there and its mail is not. */
export const mailIsTriedAgain =
  'The email will be sent again automatically. The link already works, so you can also give it to the candidate yourself.'

/** A candidate's link, which is shown this once. */
export const LinkField = ({ link }: { link: string }) => (
  <CopyLinkField
    label="The candidate’s link"
    hint="Shown only now. Whoever has it can take this assessment in the candidate’s name."
    link={link}
    which="the link"
  />
)
