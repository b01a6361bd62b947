import { PasswordField, TextField } from './field.tsx'

interface SignInFieldsProps {
  /** Two-factor sign-in asks for the code only after the right password. */
  askForCode: boolean
  email?: string
  /** Whether the browser may offer passkeys in the field of the address. */
  offersPasskeys?: boolean
}

/** The fields keep their own values, so that what was typed before the page woke up stays. */
export const SignInFields = ({ askForCode, email, offersPasskeys = false }: SignInFieldsProps) => (
  <>
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      required
      {...(email ? { defaultValue: email } : {})}
    />
    <PasswordField label="Password" name="password" autoComplete="current-password" required autoFocus={email !== undefined} />
    {askForCode && <CodeField />}
  </>
)

/** The second factor. It is asked for where somebody has just pressed a button, and takes the focus. */
export const CodeField = () => (
  <TextField
    label="Code"
    hint="The six digits your authenticator app shows now, or one of your recovery codes."
    name="code"
    autoCapitalize="none"
    maxLength={40}
    autoComplete="one-time-code"
    required
    autoFocus
  />
)
