import { useState } from 'react'
import { applicationMailChoices } from '#src/jobportal/constants.ts'
import { said } from '../../api/client.ts'
import { changeCompanyProfile } from '../../api/jobportal.ts'
import { refusalAt } from '../../components/refusal-note.ts'
import { callAsCompany } from '../../state/company.ts'
import { useShowToast } from '../../state/toasts.ts'

type Choice = (typeof applicationMailChoices)[number]

const words: Record<Choice, string> = {
  each: 'One for each application',
  daily: 'A daily digest',
  off: 'None',
}

interface MailChoiceProps {
  chosen: Choice
  onChanged: () => Promise<void>
}

/** Saved when it is chosen. */
export const MailChoice = ({ chosen, onChanged }: MailChoiceProps) => {
  const [wanted, setWanted] = useState<Choice | null>(null)
  const showToast = useShowToast()
  const handleChoose = async (choice: Choice) => {
    const refuse = refusalAt()
    setWanted(choice)
    const answer = await callAsCompany(changeCompanyProfile({ applicationMails: choice }))
    if (answer.ok) {
      await onChanged()
      showToast('success', 'Your choice of emails is saved')
    } else refuse(said(answer.failure, 'Your choice could not be saved. Please try again later.'))
    setWanted(null)
  }
  return (
    <fieldset className="choices stack gap-2">
      <legend className="strong">Emails about new applications</legend>
      {applicationMailChoices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="radio"
            name="applicationMails"
            checked={(wanted ?? chosen) === choice}
            onChange={() => void handleChoose(choice)}
          />
          <span>{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
