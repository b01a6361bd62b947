import { Button } from '@radix-ui/themes'

export const EntryPage = () => (
  <section className="section closing stack items-center text-center">
    <h1>Welcome to the Job Portal</h1>
    <p className="muted large">Only verified companies can post jobs.</p>
    <div className="flex flex-wrap gap-3 mt-6">
      <Button asChild size="3">
        <a href="/jobportal/login">Login</a>
      </Button>
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/jobportal/register">Register</a>
      </Button>
    </div>
  </section>
)
