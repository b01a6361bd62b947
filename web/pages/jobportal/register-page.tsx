import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import CompanyRegisterForm from '../../islands/company-register-form.tsx'

export const CompanyRegisterPage = () => (
  <AccountCard
    title="Register your company"
    subtitle="For companies that want to post jobs"
    links={
      <span>
        Already have an account? <a href="/jobportal/login">Log in</a>
      </span>
    }
  >
    <Island name="company-register-form" of={CompanyRegisterForm} props={{}} />
  </AccountCard>
)
