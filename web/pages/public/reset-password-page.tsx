import { useLoaderData } from 'react-router'
import { AccountCard } from '../../components/account-card.tsx'
import { Island } from '../../island.tsx'
import ResetPasswordForm, { type ResetPasswordFormProps } from '../../islands/reset-password-form.tsx'

export const ResetPasswordPage = () => {
  const { token, email } = useLoaderData() as ResetPasswordFormProps
  return (
    <AccountCard title="Reset your password" subtitle={`For ${email}`} links={<a href="/login">Back to Login</a>}>
      <Island name="reset-password-form" of={ResetPasswordForm} props={{ door: 'account', token, email }} />
    </AccountCard>
  )
}
