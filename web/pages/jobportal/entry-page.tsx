import { Button } from '@radix-ui/themes'

export const EntryPage = () => (
  <section className="section closing">
    <h1>Welcome to the Job Portal</h1>
    <p className="muted large">Only verified companies can post jobs.</p>
    <div className="hero-actions">
      <Button asChild size="3">
        <a href="/jobportal/login">Login</a>
      </Button>
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/jobportal/register">Register</a>
      </Button>
    </div>
  </section>
)
